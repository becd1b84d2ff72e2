import { randomUUIDv7 } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  makeAppointment,
  makeEnquiry,
  makeQuote,
  makeReminder,
  makeService,
  makeVehicle,
} from '../db/factories.ts';
import { userTypes } from '../features/profiles/schema.ts';
import { createApp } from '../server/app.ts';
import { readEnv } from '../server/env.ts';
import type { Garage } from '../server/garage.ts';
import { staffLists } from './lists.ts';
import { makePerson, type Person } from './people.ts';
import { engines, startTestGarage, type TestGarage } from './server.ts';
import { testSettings } from './settings.ts';

/**
 * Who may do what. `open`: everyone. `account`: anyone signed in, with the sign-in protocol's own answers.
 * `own`: anyone signed in, but only for their own things: another person's are not found. `client`: clients
 * only. `staff`: employees and administrators. `admin`: administrators.
 */
type Door = 'open' | 'account' | 'own' | 'client' | 'staff' | 'admin';
const roles = ['signed-out', 'disabled', ...userTypes] as const;
type Role = (typeof roles)[number];

const when = { appointment_date: '2026-06-10', appointment_time: '09:00', duration_minutes: 60 };
const work = { ...when, service_type: 'Diagnostics' };
const car = { make: 'Ford', model: 'Fiesta', year: 2018, registration: 'AB18CDE' };

/** Every endpoint, who may use it, and a body that would be accepted if the thing were the caller's own. */
const table: Record<string, Door | [Door, object]> = {
  'GET /healthz': 'open',
  'GET /readyz': 'open',
  // Only from this machine, or with a token of its own: tests/metrics.test.ts.
  'GET /metrics': 'open',
  // Only from this machine, and never in production: features/notifications/mailbox.server.ts.
  'GET /dev/mailbox': 'open',
  'GET /dev/mailbox/:id': 'open',

  'GET /auth/v1/health': 'open',
  'GET /auth/v1/settings': 'open',
  'GET /auth/v1/.well-known/jwks.json': 'open',
  'POST /auth/v1/signup': 'open',
  'POST /auth/v1/token': 'open',
  'POST /auth/v1/otp': 'open',
  'POST /auth/v1/magiclink': 'open',
  'POST /auth/v1/verify': 'open',
  'GET /auth/v1/verify': 'open',
  'POST /auth/v1/recover': 'open',
  'POST /auth/v1/resend': 'open',
  'POST /auth/v1/sso': 'open',
  'GET /auth/v1/user/identities/*': 'account',
  'POST /auth/v1/user/identities/*': 'account',
  'DELETE /auth/v1/user/identities/*': 'account',
  'POST /auth/v1/logout': 'account',
  'GET /auth/v1/user': 'account',
  'PUT /auth/v1/user': ['account', {}],
  'GET /auth/v1/reauthenticate': 'account',
  'GET /auth/v1/factors/recovery-codes': 'account',
  'POST /auth/v1/factors/recovery-codes': 'account',
  'POST /auth/v1/factors/recovery-codes/regenerate': 'account',
  'POST /auth/v1/factors/recovery-codes/verify': 'account',
  'DELETE /auth/v1/factors/recovery-codes': 'account',
  'POST /auth/v1/factors': 'account',
  'POST /auth/v1/factors/:id/challenge': 'account',
  'POST /auth/v1/factors/:id/verify': 'account',
  'DELETE /auth/v1/factors/:id': 'account',

  'POST /api/enquiries': ['open', { full_name: 'Sam', email: 'sam@example.com' }],
  'GET /api/calendar/feed/:name': 'open',
  'GET /api/stop/:name': 'open',
  'POST /api/stop/:name': 'open',

  'GET /api/profile': 'own',
  'POST /api/profile': 'own',
  'PATCH /api/profile': ['own', { full_name: 'Sam' }],
  'GET /api/account/sessions': 'own',
  'DELETE /api/account/sessions/:id': 'own',
  'GET /api/overview': 'own',
  'GET /api/privacy': 'own',
  'GET /api/privacy/export': 'own',
  'GET /api/privacy/export/readable': 'own',
  'POST /api/privacy/erase': ['client', {}],
  'GET /api/vehicles': 'own',
  'GET /api/vehicles/options': 'own',
  'POST /api/vehicles/lookup': ['own', { registration: 'AB18CDE' }],
  'POST /api/vehicles': ['own', car],
  'GET /api/vehicles/:id': 'own',
  'PATCH /api/vehicles/:id': ['own', car],
  'POST /api/vehicles/:id/remove': ['own', {}],
  'POST /api/vehicles/:id/restore': 'own',
  'GET /api/appointments': 'own',
  'GET /api/appointments/options': 'own',
  'GET /api/appointments/free?date=2026-06-10&duration=60': 'own',
  'POST /api/appointments/check': ['own', when],
  'POST /api/appointments': ['own', { ...work, appointment_date: '2000-01-01' }],
  'GET /api/appointments/:id': 'own',
  'GET /api/appointments/:id/calendar': 'own',
  'PATCH /api/appointments/:id': ['own', when],
  'POST /api/appointments/:id/cancel': ['own', {}],
  'GET /api/calendar': 'own',
  'POST /api/calendar': 'own',
  'DELETE /api/calendar': 'own',
  'GET /api/quotes': 'own',
  'POST /api/quotes/:id/answer': ['own', { answer: 'agreed' }],
  'GET /api/services': 'own',
  'GET /api/services/costs': 'own',
  'GET /api/services/csv': 'own',
  'GET /api/services/pack/:vehicleId': 'own',
  'GET /api/reminders': 'own',
  'GET /api/reminders/consent': 'own',
  'PUT /api/reminders/consent': ['own', { agreed: true }],
  'POST /api/reminders': ['own', { vehicle_id: ':vehicleId', title: 'Tyres', due_date: '2027-01-01' }],
  'PATCH /api/reminders/:id': ['own', { vehicle_id: ':vehicleId', title: 'Tyres', due_date: '2027-01-01' }],
  'DELETE /api/reminders/:id': 'own',
  'GET /api/live': 'own',

  'GET /api/staff/overview': 'staff',
  'GET /api/staff/search?q=sam': 'staff',
  'GET /api/staff/colleagues': 'staff',
  'GET /api/staff/calendar/day?date=2026-06-10': 'staff',
  'GET /api/staff/calendar/week?from=2026-06-10': 'staff',
  'GET /api/staff/calendar/booked': 'staff',
  'GET /api/staff/calendar/outside?weekday=1': 'staff',
  'GET /api/staff/calendar/free?date=2026-06-10&duration=60': 'staff',
  'GET /api/staff/blocks': 'staff',
  'POST /api/staff/blocks': [
    'staff',
    { first_date: '2026-06-11', start_time: '08:00', end_time: '09:00', reason: 'Ramp inspection' },
  ],
  'DELETE /api/staff/blocks/:id': 'staff',
  'GET /api/staff/clients': 'staff',
  'GET /api/staff/clients/csv': 'staff',
  'POST /api/staff/clients': ['staff', { full_name: 'Sam' }],
  'GET /api/staff/clients/:id': 'staff',
  'PATCH /api/staff/clients/:id': ['staff', { staff_notes: 'Rings back at noon.' }],
  'POST /api/staff/clients/:id/vehicles': ['staff', car],
  'GET /api/staff/vehicles': 'staff',
  'GET /api/staff/vehicles/csv': 'staff',
  'GET /api/staff/vehicles/:id': 'staff',
  'PATCH /api/staff/vehicles/:id': ['staff', { mileage: 50_000 }],
  'POST /api/staff/vehicles/:id/archive': ['staff', { archived: false }],
  'GET /api/staff/appointments': 'staff',
  'GET /api/staff/appointments/csv': 'staff',
  'GET /api/staff/appointments/counts': 'staff',
  'POST /api/staff/appointments': ['staff', work],
  'GET /api/staff/appointments/:id': 'staff',
  'PATCH /api/staff/appointments/:id': ['staff', { notes: 'Noise from the left.' }],
  'PATCH /api/staff/appointments/:id/status': ['staff', { status: 'confirmed' }],
  'POST /api/staff/appointments/:id/cancel': ['staff', {}],
  'POST /api/staff/appointments/:id/no-show': ['staff', {}],
  'POST /api/staff/appointments/:id/undo': ['staff', {}],
  'POST /api/staff/appointments/:id/move': ['staff', when],
  'POST /api/staff/quotes': ['staff', { appointment_id: ':appointmentId', work: 'Discs', price: 18_900 }],
  'POST /api/staff/quotes/:id/answer': ['staff', { answer: 'agreed' }],
  'POST /api/staff/quotes/:id/withdraw': 'staff',
  'GET /api/staff/services': 'staff',
  'GET /api/staff/services/csv': 'staff',
  'GET /api/staff/services/draft': 'staff',
  'GET /api/staff/services/:id': 'staff',
  'POST /api/staff/services': [
    'staff',
    { vehicle_id: ':vehicleId', service_type: 'Diagnostics', service_date: '2026-06-01' },
  ],
  'PATCH /api/staff/services/:id': ['staff', { cost: 5000 }],
  'DELETE /api/staff/services/:id': 'staff',
  'POST /api/staff/clients/:id/reminders': [
    'staff',
    { vehicle_id: ':vehicleId', title: 'Tyres', due_date: '2027-01-01' },
  ],
  'PATCH /api/staff/reminders/:id': [
    'staff',
    { vehicle_id: ':vehicleId', title: 'Tyres', due_date: '2027-01-01' },
  ],
  'POST /api/staff/reminders/:id/dismiss': ['staff', { dismissed: false }],
  'GET /api/staff/enquiries': 'staff',
  'GET /api/staff/enquiries/csv': 'staff',
  'GET /api/staff/enquiries/counts': 'staff',
  'GET /api/staff/enquiries/:id': 'staff',
  'GET /api/staff/enquiries/:id/draft': 'staff',
  'PATCH /api/staff/enquiries/:id': ['staff', { status: 'archived' }],
  'DELETE /api/staff/enquiries/:id': 'admin',
  'POST /api/staff/enquiries/:id/spam': ['staff', { is_spam: false }],
  'POST /api/staff/enquiries/:id/convert': ['staff', {}],
  'GET /api/staff/messages': 'staff',
  'GET /api/staff/messages/state': 'staff',
  'GET /api/staff/messages/:id': 'staff',
  'POST /api/staff/messages/:id/send-again': 'staff',
  'GET /api/staff/reports/appointments': 'staff',
  'GET /api/staff/reports/appointments/csv': 'staff',
  'GET /api/staff/reports/revenue': 'staff',
  'GET /api/staff/reports/revenue/csv': 'staff',
  'GET /api/staff/reports/bays': 'staff',
  'GET /api/staff/reports/bays/csv': 'staff',
  'GET /api/staff/reports/clients': 'staff',
  'GET /api/staff/reports/clients/csv': 'staff',
  'GET /api/staff/reports/enquiries': 'staff',
  'GET /api/staff/reports/enquiries/csv': 'staff',
  'GET /api/staff/reports/mots': 'staff',
  'GET /api/staff/reports/mots/csv': 'staff',
  'GET /api/staff/settings': 'staff',

  'PATCH /api/staff/settings': ['admin', { notice_hours: 12 }],
  'GET /api/staff/audit': 'admin',
  'GET /api/staff/audit/csv': 'admin',
  'GET /api/staff/jobs': 'staff',
  'POST /api/staff/jobs/:name/run': 'admin',
  'GET /api/admin/clients/:id/data': 'admin',
  'GET /api/admin/clients/:id/data/readable': 'admin',
  'POST /api/admin/clients/:id/erase': ['admin', { name: 'Sam' }],
  'POST /api/admin/clients/:id/merge': ['admin', { client_id: randomUUIDv7() }],
  'GET /api/admin/people': 'admin',
  'PATCH /api/admin/people/:id': ['admin', { user_type: 'client' }],
  'DELETE /api/admin/people/:id/sessions': 'admin',
  'DELETE /api/admin/people/:id/second-step': 'admin',
};

/** After these the caller is signed out or no longer exists, so each one needs a new person. */
const endsSession = ({ endpoint }: Pick<Row, 'endpoint'>) =>
  ['POST /auth/v1/logout', 'POST /api/privacy/erase', 'PUT /auth/v1/user'].includes(endpoint);

function endpoints(): string[] {
  const env = readEnv(testSettings);
  // Only reads what is mounted where; calls nothing.
  const { routes } = createApp({ env } as Garage);
  return [
    ...new Set(
      // What is mounted for every path is middleware, such as the limit on bodies.
      routes
        .filter(({ method, path }) => method !== 'ALL' && path !== '/*')
        .map(({ method, path }) => `${method} ${path}`),
    ),
  ];
}

const rows = Object.entries(table).map(([key, row]) => {
  const [endpoint = '', query = ''] = key.split('?');
  const [door, body] = Array.isArray(row) ? row : [row, undefined];
  return { endpoint, query: query && `?${query}`, door, body };
});
type Row = (typeof rows)[number];
type Result = 'refused' | 'not allowed' | 'not found' | 'through';

test('every endpoint has a row, and every row an endpoint', () => {
  expect(rows.map((row) => row.endpoint).toSorted((a, b) => a.localeCompare(b))).toEqual(
    endpoints().toSorted((a, b) => a.localeCompare(b)),
  );
});

test('docs/api.md names every staff endpoint, and who may use it', () => {
  const document = readFileSync(join(import.meta.dirname, '../docs/api.md'), 'utf8');
  const named = document.matchAll(/^\| `([A-Z]+) (\/[^`]*)`(?:, `[^`]+`)?( \*admin\*)? \|/gm);
  const told = [...named].map(
    ([, method, path = '', admin]) =>
      `${method} ${path.startsWith('/api/') ? path : `/api/staff${path}`} ${admin ? 'admin' : 'staff'}`,
  );
  // The document states just once which lists have a CSV twin.
  const real = rows.filter(({ endpoint }) => / \/api\/(staff|admin)\/(?!.*\/csv$)/.test(endpoint));
  expect(told.toSorted()).toEqual(real.map(({ endpoint, door }) => `${endpoint} ${door}`).toSorted());
});

test('tests/lists.ts names everything that staff can read, except files', () => {
  const named = staffLists('2026-06-08').map((path) => {
    const [endpoint = ''] = path.split('?');
    return `GET /api${endpoint.replaceAll(/:\w+/g, ':id')}`;
  });
  // A file holds a whole list, so it reads large tables from end to end.
  const real = rows.filter(({ endpoint }) => /^GET \/api\/staff\/(?!.*\/csv$)/.test(endpoint));
  expect(real.map(({ endpoint }) => endpoint).filter((endpoint) => !named.includes(endpoint))).toEqual([]);
});

/** What a role may expect from an endpoint. */
function expected(role: Role, { door, endpoint, body }: Row): Result {
  if (door === 'open') return 'through';
  if (role === 'signed-out' || role === 'disabled') return 'refused';
  if (door === 'admin' && role !== 'admin') return 'not allowed';
  if (door === 'staff' && role === 'client') return 'not allowed';
  if (door === 'client' && role !== 'client') return 'not allowed';
  // The ids that are filled in belong to someone else.
  return door === 'own' && /:(id|vehicleId)/.test(endpoint + JSON.stringify(body)) ? 'not found' : 'through';
}

/** What a status means, given the expected result: a thing may also be missing for someone who may see it. */
function outcome(status: number, role: Role, { door, endpoint }: Row, result: Result): string {
  if (status === 500) return `failed with ${status}`;
  if (status === 401) return 'refused';
  // The protocol refuses a disabled account, and asks an enabled one for a second step, with the same status.
  if (status === 403 && door === 'account') return role === 'disabled' ? 'refused' : 'through';
  if (status === 403) return 'not allowed';
  // Without an id in its path, an endpoint finds something, unless a route mounted before it takes its name for an id.
  const isMissing = status === 404 && (result === 'not found' || / \/api\/[^:*]*$/.test(endpoint));
  return isMissing ? 'not found' : 'through';
}

describe.each(engines)('permissions on %s', (engine) => {
  let garage: TestGarage;
  let people: Record<Exclude<Role, 'signed-out'>, Person>;
  let ids: Record<string, string>;

  const newPerson = async (role: Exclude<Role, 'signed-out'>) => {
    const person = await makePerson(garage, role === 'disabled' ? 'admin' : role);
    if (role !== 'disabled') return person;
    await garage.garage.db
      .updateTable('users')
      .set({ disabled_at: '2026-06-01T00:00:00.000Z' })
      .where('id', '=', person.userId)
      .execute();
    return person;
  };

  /** Another person, with one of everything. */
  const otherThings = async (): Promise<Record<string, string>> => {
    const { db } = garage.garage;
    const other = await makePerson(garage);
    const mine = { client_id: other.profile.id, appointment_date: '2026-06-09' };
    const vehicle = await makeVehicle(db, { owner_id: other.profile.id });
    const session = await db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', other.userId)
      .executeTakeFirstOrThrow();
    const appointment = await makeAppointment(db, { ...mine, vehicle_id: vehicle.id });
    return {
      vehicles: vehicle.id,
      appointments: appointment.id,
      quotes: (await makeQuote(db, { appointment_id: appointment.id })).id,
      services: (await makeService(db, { vehicle_id: vehicle.id })).id,
      reminders: (await makeReminder(db, { vehicle_id: vehicle.id, reminder_type: 'own' })).id,
      enquiries: (await makeEnquiry(db)).id,
      clients: other.profile.id,
      people: other.userId,
      sessions: session.id,
    };
  };

  beforeAll(async () => {
    garage = await startTestGarage(engine);
    ids = await otherThings();
    people = {
      disabled: await newPerson('disabled'),
      client: await newPerson('client'),
      employee: await newPerson('employee'),
      admin: await newPerson('admin'),
    };
  });
  afterAll(() => garage.stop());

  const request = async (role: Role, { endpoint, query, body }: Row) => {
    const [method = '', path = ''] = endpoint.split(' ');
    const noun = Object.keys(ids).find((name) => path.includes(`/${name}/:id`)) ?? '';
    const fill = (text: string) =>
      text.replace(':vehicleId', ids['vehicles'] ?? '').replace(':appointmentId', ids['appointments'] ?? '');
    const filled = fill(path)
      .replace(':id', ids[noun] ?? randomUUIDv7())
      .replace('/*', '/any')
      .replace(':name', 'unknown');
    const person =
      role === 'signed-out' ? undefined : endsSession({ endpoint }) ? await newPerson(role) : people[role];
    const response = await fetch(garage.url + filled + query, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(person && { authorization: `Bearer ${person.token}` }),
      },
      ...(body && { body: fill(JSON.stringify(body)) }),
    });
    await response.body?.cancel();
    return response.status;
  };

  const nouns = [
    'profiles',
    'vehicles',
    'appointments',
    'appointment_slots',
    'blocks',
    'quotes',
    'services',
    'reminders',
    'contact_submissions',
    'settings',
    'audit_log',
  ] as const;
  const everything = async () => {
    const tables = nouns.map((noun) => garage.garage.db.selectFrom(noun).selectAll().execute());
    return (await Promise.all(tables)).map((found) =>
      found.map((row) => JSON.stringify(row)).toSorted((a, b) => a.localeCompare(b)),
    );
  };

  const cells = rows.flatMap((row) =>
    roles.map((role) => ({ row, role, name: row.endpoint, result: expected(role, row) })),
  );
  const closed = cells.filter(({ result }) => result !== 'through');
  const open = cells.filter(({ result }) => result === 'through');

  const isRight = async ({ row, role, result }: (typeof cells)[number]) => {
    expect(outcome(await request(role, row), role, row, result)).toBe(result);
  };
  // Each of these needs a new person, which is a change in the database.
  test.each(closed.filter(({ row }) => endsSession(row)))('$role $name: $result', isRight);

  describe('a refused caller', () => {
    let before: string[][];
    beforeAll(async () => {
      before = await everything();
    });

    test.each(closed.filter(({ row }) => !endsSession(row)))('$role $name: $result', isRight);

    test('has changed nothing', async () => {
      expect(await everything()).toEqual(before);
    });
  });

  test.each(open)('$role $name: $result', isRight);

  test('a demoted and a disabled employee lose access with the next request', async () => {
    const { db } = garage.garage;
    const demoted = await newPerson('employee');
    expect((await demoted.get('/api/staff/clients')).status).toBe(200);
    await db
      .updateTable('profiles')
      .set({ user_type: 'client' })
      .where('id', '=', demoted.profile.id)
      .execute();
    expect((await demoted.get('/api/staff/clients')).status).toBe(403);
    await db
      .updateTable('users')
      .set({ disabled_at: '2026-06-01T00:00:00.000Z' })
      .where('id', '=', demoted.userId)
      .execute();
    expect((await demoted.get('/api/staff/clients')).status).toBe(401);
  });
});
