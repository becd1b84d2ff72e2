import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAppointment, makeEnquiry, makeProfile, makeService, makeVehicle } from '../../db/factories.ts';
import { type ErrorBody, makePerson, type Person } from '../../tests/people.ts';
import { engines, startTestGarage, type TestGarage } from '../../tests/server.ts';
import { selectForStaff } from '../appointments/staff-rows.server.ts';
import { readListed } from './list.server.ts';

type Column = 'registration' | 'mot_expiry' | 'created_at' | 'service_date' | 'full_name';
type Row = { id: string; vehicle_id?: string } & { [Key in Column]?: string | null };
type Listed = { rows: Row[]; next: string | null };

describe.each(engines)('searching the staff lists on %s', (engine) => {
  let garage: TestGarage;
  let staff: Person;
  beforeAll(async () => {
    garage = await startTestGarage(engine, { DEMO_DATA: 'on' });
    staff = await makePerson(garage, 'employee');
  });
  afterAll(() => garage.stop());

  const list = async (path: string) => {
    const answer = await staff.get<Listed>(path);
    expect(answer.status, path).toBe(200);
    return answer.body.rows;
  };

  test.runIf(engine === 'postgres')('rows that a list has found are read with one plan', async () => {
    const { db } = garage.garage;
    const ids = await db.selectFrom('appointments').select('id').execute();
    await db.connection().execute(async (one) => {
      for (let count = 1; count < 20; count += 1) {
        const rows = await readListed(one, selectForStaff(one), 'appointments.id', ids.slice(0, count));
        expect(rows.map(({ id }) => id)).toEqual(ids.slice(0, count).map(({ id }) => id));
      }
      const plans = sql<{ generic: number }>`
        select generic_plans as generic from pg_prepared_statements where statement like '%any(array(select%'`;
      // PostgreSQL looks at the values of the first five.
      expect((await plans.execute(one)).rows[0]?.generic).toBeGreaterThan(10);
    });
  });

  test('by a client’s name finds the client, their cars, appointments and records, and nobody else’s', async () => {
    const { db } = garage.garage;
    const client = await db
      .selectFrom('profiles')
      .selectAll()
      .where('full_name', '=', 'Priya Patel')
      .executeTakeFirstOrThrow();
    const cars = await db.selectFrom('vehicles').selectAll().where('owner_id', '=', client.id).execute();
    const carIds = cars.map(({ id }) => id);
    const query = `q=${encodeURIComponent('priya pat')}&limit=200`;
    expect(await list(`/api/staff/clients?${query}`)).toMatchObject([
      { id: client.id, vehicles: cars.filter((row) => row.archived_at === null).length },
    ]);
    expect((await list(`/api/staff/vehicles?${query}`)).map(({ id }) => id).toSorted()).toEqual(
      carIds.toSorted(),
    );
    const appointments = await list(`/api/staff/appointments?${query}`);
    const expected = await db
      .selectFrom('appointments')
      .select('id')
      .where('client_id', '=', client.id)
      .execute();
    expect(appointments.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    expect(appointments.length).toBeGreaterThan(0);
    type Everything = Record<'clients' | 'vehicles' | 'appointments' | 'enquiries', { id: string }[]>;
    const one = await staff.get<Everything>('/api/staff/search?q=priya+pat');
    expect(one.body).toMatchObject({ clients: [{ id: client.id }], vehicles: { length: carIds.length } });
    const diary = await db
      .selectFrom('appointments')
      .innerJoin('profiles', 'profiles.id', 'client_id')
      .select(['appointments.id', 'appointment_date', 'email'])
      .orderBy('appointment_date')
      .orderBy('appointment_time')
      .execute();
    const isNext = (row: { appointment_date: string }) => row.appointment_date >= '2026-06-08';
    for (const email of [client.email, diary.findLast(isNext)?.email ?? '']) {
      const theirs = diary.filter((row) => row.email === email);
      const next = theirs.filter(isNext);
      const { body } = await staff.get<Everything>(`/api/staff/search?q=${encodeURIComponent(email ?? '')}`);
      const shown = (next.length > 0 ? next : theirs.toReversed()).slice(0, 8);
      expect(body.appointments.map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
    }
    const enquiries = db.selectFrom('contact_submissions').selectAll().where('is_suspected_spam', '=', 0);
    const enquiry = await enquiries.executeTakeFirstOrThrow();
    const written = await staff.get<Everything>(`/api/staff/search?q=${encodeURIComponent(enquiry.email)}`);
    expect(written.body.enquiries.map(({ id }) => id)).toContain(enquiry.id);
    const records = await list(`/api/staff/services?${query}`);
    expect(records.every(({ vehicle_id: vehicle }) => carIds.includes(vehicle ?? ''))).toBe(true);
  });

  test('by a plate, however it is written', async () => {
    const { db } = garage.garage;
    const { vehicle_id: id } = await db
      .selectFrom('appointments')
      .select('vehicle_id')
      .where('vehicle_id', 'is not', null)
      .where('appointment_date', '>=', '2026-06-08')
      .executeTakeFirstOrThrow();
    const car = await db.selectFrom('vehicles').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const spaced = `${car.registration.slice(0, 4)} ${car.registration.slice(4)}`.toLowerCase();
    const found = await list(`/api/staff/vehicles?q=${encodeURIComponent(spaced)}`);
    expect(found.map(({ id }) => id)).toEqual([car.id]);
    const appointments = await list(`/api/staff/appointments?q=${encodeURIComponent(spaced)}`);
    expect(new Set(appointments.map((row) => row.vehicle_id))).toEqual(new Set([car.id]));
    const one = await staff.get<{ appointments: Row[] }>(`/api/staff/search?q=${encodeURIComponent(spaced)}`);
    expect(new Set(one.body.appointments.map((row) => row.vehicle_id))).toEqual(new Set([car.id]));
  });

  test('in the single field shows today’s appointment as still to come, and the latest past one if none is to come', async () => {
    const { db } = garage.garage;
    const { id: client_id } = await makeProfile(db, { full_name: 'Olga Onceonly' });
    const shown = async () =>
      (await staff.get<{ appointments: Row[] }>('/api/staff/search?q=onceonly')).body.appointments.map(
        ({ id }) => id,
      );
    const over = { client_id, status: 'completed' as const, bay: 3 };
    const past = await makeAppointment(db, { ...over, appointment_date: '2020-03-02' });
    expect(await shown()).toEqual([past.id]);
    const today = { ...over, appointment_date: '2026-06-08' };
    const { id } = await makeAppointment(db, today);
    expect(await shown()).toEqual([id]);
  });

  test('by a filter finds exactly the rows that match', async () => {
    const { db } = garage.garage;
    const { id: client } = await makeProfile(db, {});
    const { id: car } = await makeVehicle(db, { owner_id: client, archived_at: '2026-06-01T09:00:00.000Z' });
    await makeService(db, { vehicle_id: car, status: 'in_progress' });
    const wish = {
      client_id: client,
      vehicle_id: null,
      is_request: 1 as const,
      assigned_to: staff.profile.id,
    };
    await makeAppointment(db, { ...wish, appointment_date: '2026-12-01' });
    await makeEnquiry(db, { is_suspected_spam: 1, assigned_to: staff.profile.id });
    const [profiles, vehicles, services, appointments, enquiries] = await Promise.all([
      db.selectFrom('profiles').selectAll().execute(),
      db.selectFrom('vehicles').selectAll().execute(),
      db.selectFrom('services').selectAll().execute(),
      db.selectFrom('appointments').selectAll().execute(),
      db.selectFrom('contact_submissions').selectAll().execute(),
    ]);
    const kept = vehicles.filter((row) => row.archived_at === null);
    const real = enquiries.filter((row) => row.is_suspected_spam === 0);
    /** The rows between two days that occur, and these days. */
    const between = <One extends { id: string }>(rows: One[], dayOf: (row: One) => string) => {
      const days = rows.map(dayOf).toSorted();
      const [from = '', to = ''] = [days[10], days.at(-10)];
      return { from, to, rows: rows.filter((row) => dayOf(row) >= from && dayOf(row) <= to) };
    };
    const mots = between(kept, (row) => row.mot_expiry ?? '');
    const records = between(services, (row) => row.service_date);
    const diary = between(appointments, (row) => row.appointment_date);
    const filters: [string, { id: string }[]][] = [
      ['clients?sort=name', profiles.filter((row) => row.user_type === 'client')],
      ['vehicles?fuel=diesel', kept.filter((row) => row.fuel_type === 'diesel')],
      ['vehicles?archived=true', vehicles.filter((row) => row.archived_at !== null)],
      [`vehicles?sort=mot&mot_from=${mots.from}&mot_to=${mots.to}`, mots.rows],
      ['services?status=in_progress', services.filter((row) => row.status === 'in_progress')],
      ['services?type=Diagnostics', services.filter((row) => row.service_type === 'Diagnostics')],
      [`services?from=${records.from}&to=${records.to}`, records.rows],
      ['appointments?status=cancelled', appointments.filter((row) => row.status === 'cancelled')],
      ['appointments?type=MOT+Test', appointments.filter((row) => row.service_type === 'MOT Test')],
      [`appointments?from=${diary.from}&to=${diary.to}`, diary.rows],
      ['appointments?assigned=none', appointments.filter((row) => row.assigned_to === null)],
      ['appointments?assigned=me', appointments.filter((row) => row.assigned_to === staff.profile.id)],
      ['appointments?requests=true', appointments.filter((row) => row.is_request === 1)],
      ['enquiries?status=archived', real.filter((row) => row.status === 'archived')],
      ['enquiries?assigned=none', real.filter((row) => row.assigned_to === null)],
      ['enquiries?spam=true&assigned=me', enquiries.filter((row) => row.assigned_to === staff.profile.id)],
    ];
    const sorted = (rows: { id: string }[]) => rows.map(({ id }) => id).toSorted();
    for (const [path, those] of filters) {
      expect(those.length, path).toBeGreaterThan(0);
      expect(sorted(await list(`/api/staff/${path}&limit=200`)), path).toEqual(sorted(those));
    }
  });

  test.each([
    ['vehicles', 'registration', 'registration'],
    ['vehicles', 'mot', 'mot_expiry'],
    ['vehicles', 'created', 'created_at'],
    ['services', 'date', 'service_date'],
    ['clients', 'name', 'full_name'],
    ['clients', 'created', 'created_at'],
    ['enquiries', 'created', 'created_at'],
  ] as const)('%s are sorted by %s, in either direction, page by page', async (noun, sort, column) => {
    const way = async (name: string) => {
      const rows: Listed['rows'] = [];
      for (let cursor = ''; ;) {
        const path = `/api/staff/${noun}?sort=${name}&limit=15${cursor && `&cursor=${cursor}`}`;
        const { body } = await staff.get<Listed>(path);
        rows.push(...body.rows);
        if (!body.next) return rows;
        cursor = body.next;
      }
    };
    const up = await way(sort);
    expect(up.length).toBeGreaterThan(15);
    expect(new Set(up.map(({ id }) => id)).size).toBe(up.length);
    const keys = up.map((row) => (row[column] ?? '').toLowerCase());
    expect(keys).toEqual(keys.toSorted());
    expect((await way(`-${sort}`)).map(({ id }) => id)).toEqual(up.map(({ id }) => id).toReversed());
  });

  test.each([
    'appointments?sort=created&from=2026-06-01',
    'appointments?sort=created&to=2026-06-01',
    'appointments?sort=-created&no_show=true',
    'appointments?sort=created&requests=true',
    'vehicles?sort=registration&archived=true',
    'vehicles?sort=created&mot_from=2026-12-31',
    'vehicles?sort=registration&mot_to=2026-12-31',
  ])('%s would walk the whole table and is refused', async (path) => {
    const { status, body } = await staff.get<ErrorBody>(`/api/staff/${path}`);
    expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['sort']]);
  });

  test.each([
    ['with an extra part', ['created', '2026-06-08', '09:00', 'x']],
    ['with numbers for texts', ['created', 1, 2]],
    ['without a sort order', ['2026-06-08', 'x']],
  ])('from a cursor %s is refused with a message', async (_, key) => {
    const cursor = Buffer.from(JSON.stringify(key)).toString('base64url');
    expect(await staff.get(`/api/staff/appointments?sort=created&cursor=${cursor}`)).toMatchObject({
      status: 422,
      body: { error: { message: 'This page of the list is no longer there. Please start again.' } },
    });
  });

  test.each([
    ['clients', 'sort=name', 'sort=-created'],
    ['clients', 'sort=created', 'sort=-created'],
    ['vehicles', 'sort=mot', 'sort=registration'],
    ['appointments', 'sort=date', 'sort=-date'],
    ['appointments', 'sort=created', 'sort=-created'],
    ['services', 'sort=date', 'sort=-date'],
    ['enquiries', 'sort=created', 'sort=-created'],
  ])('of %s refuses a cursor of %s for %s', async (noun, sort, another) => {
    const after = async (other: string) => {
      const { body } = await staff.get<Listed>(`/api/staff/${noun}?${sort}&limit=1`);
      return staff.get<ErrorBody>(`/api/staff/${noun}?${other}&limit=1&cursor=${body.next}`);
    };
    expect(await after(sort)).toMatchObject({ status: 200, body: { rows: [{}] } });
    expect(await after(another)).toMatchObject({ status: 422, body: { error: { code: 'invalid_input' } } });
  });

  /** Specification, section 7. */
  test.each(['clients', 'vehicles', 'enquiries'])('of %s has the newest first by default', async (noun) => {
    const made = (await list(`/api/staff/${noun}`)).map((row) => row.created_at ?? '');
    expect(new Set(made).size).toBeGreaterThan(1);
    expect(made).toEqual(made.toSorted().toReversed());
  });

  test('goes on after a page that ends with the longest name', async () => {
    const name = '张'.repeat(200);
    await makeProfile(garage.garage.db, { full_name: name });
    const { body } = await staff.get<Listed>('/api/staff/clients?sort=-name&limit=1');
    expect(body.rows).toMatchObject([{ full_name: name }]);
    const { status } = await staff.get(`/api/staff/clients?sort=-name&limit=1&cursor=${body.next}`);
    expect(status).toBe(200);
  });

  test('for spaces alone does not count as a search', async () => {
    expect((await list('/api/staff/clients?q=%20%20')).length).toBeGreaterThan(5);
  });

  test('for something that nobody has finds nothing', async () => {
    for (const noun of ['clients', 'vehicles', 'appointments', 'services', 'enquiries']) {
      expect(await list(`/api/staff/${noun}?q=zzzyyx`), noun).toEqual([]);
    }
  });
});
