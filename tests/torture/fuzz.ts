import fc from 'fast-check';
import {
  makeAppointment,
  makeEnquiry,
  makeQuote,
  makeReminder,
  makeService,
  makeVehicle,
} from '../../db/factories.ts';
import type { UserType } from '../../features/profiles/schema.ts';
import { createApp } from '../../server/app.ts';
import { makePerson, type Person } from '../people.ts';
import type { TestGarage } from '../garage.ts';
import { hostile, knownNames } from './hostile.ts';
import { openWitness } from './witness.ts';

export type FuzzReport = {
  requests: number;
  byStatus: Record<number, number>;
  routes: number;
  found: string[];
};

/** Part of everything that belongs to the victim; if a client's answer contains it, that is a leak. */
const mark = 'qzxvictimqzx';
const patience = 10_000;
/** The ones in the middle are signed in, and make more of the requests. */
const people = ['nobody', 'client', 'employee', 'admin', 'liar'] as const;
type Who = (typeof people)[number];

type Shot = {
  route: number;
  who: Who;
  parts: string[];
  query: [string, string][];
  body: Body;
  key: string | undefined;
};
type Body = { type: string | undefined; text: string | Uint8Array<ArrayBuffer> };

/**
 * Sends random and hostile requests to every endpoint, and looks for what must never happen: a server error, no
 * answer, another client's data, or a change by a refused request.
 */
export async function fuzz(garage: TestGarage, requests: number, seed: number): Promise<FuzzReport> {
  const routes = routesOf(garage);
  const ids = await victim(garage);
  const callers = new Map<Who, Person>();
  const report: FuzzReport = { requests: 0, byStatus: {}, routes: routes.length, found: [] };
  const witness = await openWitness(garage);
  let earlier = '';
  for (const shot of fc.sample(shots(routes.length, ids), { numRuns: requests, seed })) {
    const route = routes[shot.route];
    if (!route) continue;
    const token = await tokenOf(garage, callers, shot.who);
    const before = await witness.look();
    const { status, text, type } = await send(garage.url, route, shot, token);
    report.requests += 1;
    report.byStatus[status] = (report.byStatus[status] ?? 0) + 1;
    const wrong = judge(route, shot.who, status, text, type);
    const isRefused = status >= 400 && route.path.startsWith('/api/');
    if (isRefused && (await witness.look()) !== before)
      wrong.push('changed the database although it was refused');
    for (const what of wrong)
      report.found.push(
        `${route.method} ${route.path} as ${shot.who} ${what}: ${status} ${text.slice(0, 200)} ${show(shot)} after ${earlier}`,
      );
    earlier = `${route.method} ${route.path}: ${status} ${shot.body.type} ${shot.body.text.length}`;
    if (status === 401) callers.delete(shot.who);
  }
  witness.close();
  return report;
}

type Route = { method: string; path: string };

/** Every endpoint of the app, each once; those that accept any method are called by POST. */
function routesOf({ garage }: TestGarage): Route[] {
  const all = createApp(garage).routes.filter(({ method, path }) => method !== 'ALL' || !path.endsWith('*'));
  const names = new Set(all.map(({ method, path }) => `${method === 'ALL' ? 'POST' : method} ${path}`));
  return [...names].map((name) => {
    const [method = '', path = ''] = name.split(' ');
    return { method, path };
  });
}

/** Creates another person's things. @returns their ids, which attackers are assumed to have guessed */
async function victim(garage: TestGarage): Promise<string[]> {
  const { db } = garage.garage;
  const { profile } = await makePerson(garage, 'client', { email: `${mark}@example.com`, fullName: mark });
  const vehicle = await makeVehicle(db, { owner_id: profile.id, model: mark });
  const mine = { client_id: profile.id, vehicle_id: vehicle.id, notes: mark, appointment_date: '2026-06-30' };
  const appointment = await makeAppointment(db, mine);
  const quote = await makeQuote(db, { appointment_id: appointment.id, work: mark });
  const service = await makeService(db, { vehicle_id: vehicle.id, description: mark });
  const reminder = await makeReminder(db, { vehicle_id: vehicle.id, title: mark });
  const enquiry = await makeEnquiry(db, { full_name: mark, message: mark });
  return [profile.id, vehicle.id, appointment.id, quote.id, service.id, reminder.id, enquiry.id];
}

function shots(routes: number, ids: string[]): fc.Arbitrary<Shot> {
  const part = fc.oneof(fc.constantFrom(...ids), fc.uuid(), hostile);
  return fc.record({
    route: fc.nat(routes - 1),
    who: fc.constantFrom(...people, ...people.slice(1, 4)),
    parts: fc.array(part, { minLength: 3, maxLength: 3 }),
    query: fc.array(fc.tuple(fc.constantFrom(...knownNames), part), { maxLength: 3 }),
    body: bodies(part),
    key: fc.option(hostile, { nil: undefined, freq: 5 }),
  });
}

function bodies(text: fc.Arbitrary<string>): fc.Arbitrary<Body> {
  const value = fc.oneof(
    { weight: 4, arbitrary: text },
    fc.jsonValue({ maxDepth: 3 }),
    fc.double(),
    fc.constantFrom(1e308, -1, 2 ** 53, null, true, [], {}),
  );
  const object = fc.dictionary(
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...knownNames) }, hostile),
    value,
    { maxKeys: 12 },
  );
  const json = fc
    .oneof({ weight: 6, arbitrary: object }, value)
    .map((given) => ({ type: 'application/json', text: JSON.stringify(given) ?? '' }));
  const nested = fc
    .constantFrom(10, 10_000, 60_000)
    .map((depth) => ({ type: 'application/json', text: `${'['.repeat(depth)}${']'.repeat(depth)}` }));
  const broken = fc.record({
    type: fc.constantFrom(
      'application/json',
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      undefined,
    ),
    text: fc.oneof(
      text,
      fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes)),
    ),
  });
  const long = fc.constant({ type: 'application/json', text: `{"message":"${'x'.repeat(200_000)}"}` });
  return fc.oneof({ weight: 20, arbitrary: json }, { weight: 4, arbitrary: broken }, nested, long);
}

async function tokenOf(garage: TestGarage, callers: Map<Who, Person>, who: Who): Promise<string | undefined> {
  if (who === 'nobody') return undefined;
  if (who === 'liar') return 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiIsInJvbGUiOiJhZG1pbiJ9.';
  const known = callers.get(who);
  if (known) return known.token;
  const person = await makePerson(garage, who satisfies UserType);
  callers.set(who, person);
  return person.token;
}

async function send(
  url: string,
  { method, path }: Route,
  { parts, query, body, key }: Shot,
  token: string | undefined,
) {
  let next = 0;
  const filled = path.replaceAll(/:\w+(?:\{[^}]*\})?|\*/g, () =>
    encodeURIComponent((parts[next++] ?? '').toWellFormed()),
  );
  const search = new URLSearchParams(query).toString();
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const headers = new Headers();
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (hasBody && body.type) headers.set('content-type', body.type);
  if (key && /^[\x20-\x7e]*$/.test(key)) headers.set('idempotency-key', key.trim());
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(`${url}${filled}?${search}`, {
      method,
      headers,
      signal,
      redirect: 'manual',
      ...(hasBody && { body: body.text }),
    });
    const type = response.headers.get('content-type') ?? '';
    if (type.startsWith('text/event-stream')) {
      await response.body?.cancel();
      return { status: response.status, text: '', type };
    }
    return { status: response.status, text: await response.text(), type };
  } catch (error) {
    return {
      status: 599,
      text: error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error),
      type: '',
    };
  }
}

function judge({ path }: Route, who: Who, status: number, text: string, type: string): string[] {
  const wrong: string[] = [];
  if (status === 599) wrong.push('got no answer');
  else if (status >= 500) wrong.push('was answered with a server error');
  const isStaff = who === 'employee' || who === 'admin';
  // The mailbox of a development server shows everything to this machine.
  if (!isStaff && !path.startsWith('/dev/') && text.includes(mark)) wrong.push('showed someone else’s data');
  // 431 is Node's own answer to a request line beyond 16 kB.
  if (
    status >= 400 &&
    status !== 431 &&
    status !== 599 &&
    path.startsWith('/api/') &&
    !type.startsWith('text/html') &&
    !isOurShape(text)
  )
    wrong.push('was refused in a different shape');
  return wrong;
}

function isOurShape(text: string): boolean {
  try {
    const { error } = JSON.parse(text) as { error?: { code?: unknown; message?: unknown } };
    return (
      typeof error?.code === 'string' &&
      typeof error.message === 'string' &&
      /^[A-Z].*[.)]$/s.test(error.message)
    );
  } catch {
    return false;
  }
}

const show = ({ parts, query, body }: Shot) =>
  JSON.stringify({ parts, query, type: body.type, body: String(body.text).slice(0, 300) });
