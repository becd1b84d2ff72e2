import { randomUUID } from 'node:crypto';
import { makeProfile } from '../../db/factories.ts';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { startTimes } from '../../features/appointments/times.ts';
import { call, employee, makeEmployee, signInAs } from '../people.ts';
import { type ServerProcess, startProcess } from '../processes.ts';
import { complaints } from './invariants.ts';

export type KillPlan = {
  databaseUrl: string;
  dataDir: string;
  kills: number;
  writes: number;
  clients: number;
};
export type KillReport = {
  kills: number;
  acknowledged: number;
  askedAgain: number;
  /** Milliseconds from the start of the process until it was ready to serve. */
  restarts: number[];
  /** What is wrong, one sentence each. */
  found: string[];
};

/** One write by a client: what it sends, and the key by which it is found again. */
type Sent = { path: string; body: Record<string, unknown>; key: string; isBooking: boolean };

/**
 * Kills the server without warning, again and again, while clients write; a client whose answer was lost retries
 * with the same key, as a browser does. Then checks that every acknowledged write is stored exactly once.
 */
export async function killUnderLoad(given: KillPlan): Promise<KillReport> {
  const plan = { ...given };
  const settings = { DATA_DIR: plan.dataDir, DATABASE_URL: plan.databaseUrl };
  const { clientId } = await prepare(plan);
  const report: KillReport = { kills: 0, acknowledged: 0, askedAgain: 0, restarts: [], found: [] };
  const state = { server: await timed(settings, report), next: 0, token: '' };
  const stored: Sent[] = [];
  const isOver = () => report.kills >= plan.kills && report.acknowledged >= plan.writes;

  const client = async () => {
    while (!isOver()) {
      const sent = somethingToWrite((state.next += 1), clientId);
      await untilAnswered(state, sent, report);
      stored.push(sent);
      report.acknowledged += 1;
    }
  };
  const killer = async () => {
    while (report.kills < plan.kills) {
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 400));
      await state.server.kill();
      report.kills += 1;
      state.server = await timed(settings, report);
    }
  };
  try {
    state.token = await signInAs(state.server.url, employee);
    await Promise.all([killer(), ...Array.from({ length: plan.clients }, client)]);
  } finally {
    // Also ends the killer if a client has given up.
    plan.kills = 0;
    await state.server.stop();
  }
  report.found.push(...(await missing(plan, stored)));
  return report;
}

async function timed(settings: Record<string, string>, report: KillReport): Promise<ServerProcess> {
  const started = performance.now();
  const server = await startProcess(settings);
  if ((await call(server.url, 'GET', '/readyz')).status !== 200)
    report.found.push('A restarted server was not ready.');
  report.restarts.push(Math.round(performance.now() - started));
  return server;
}

async function prepare({ databaseUrl, dataDir }: KillPlan): Promise<{ clientId: string }> {
  const db = openDatabase(databaseUrl, dataDir);
  await migrate(db);
  await makeEmployee(db);
  const client = await makeProfile(db, { email: 'client@example.com', full_name: 'A Client' });
  await db.destroy();
  return { clientId: client.id };
}

/** Alternates enquiries and bookings; every booking has its own half hour, from the day after tomorrow on. */
function somethingToWrite(number: number, clientId: string): Sent {
  const key = randomUUID();
  if (number % 2 === 0) {
    const body = { full_name: `Number ${number}`, email: 'sam@example.com', message: key };
    return { path: '/api/enquiries', body, key, isBooking: false };
  }
  const place = (number - 1) / 2;
  const date = Temporal.Now.plainDateISO('UTC').add({ days: 2 + Math.floor(place / startTimes.length) });
  const when = {
    appointment_date: date.toString(),
    appointment_time: startTimes[place % startTimes.length],
    duration_minutes: 30,
  };
  const body = { client_id: clientId, service_type: 'MOT Test', ...when, notes: key };
  return { path: '/api/staff/appointments', body, key, isBooking: true };
}

/** A write can meet several kills in a row, and is retried some thirty times during each restart. */
const maxAttempts = 3000;

/** Sends a write until it is answered; the same key makes sure that it is stored only once. */
async function untilAnswered(
  state: { server: ServerProcess; token: string },
  sent: Sent,
  report: KillReport,
): Promise<void> {
  let last: unknown;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const headers = { 'idempotency-key': sent.key, authorization: `Bearer ${state.token}` };
    const options = { body: sent.body, headers };
    const answer = await call(state.server.url, 'POST', sent.path, options).catch((error: unknown) => {
      last = error instanceof Error ? (error.cause ?? error) : error;
    });
    if (answer?.status === 201) return;
    // An access token is valid for an hour, and a long run takes longer.
    if (answer?.status === 401)
      state.token = await signInAs(state.server.url, employee).catch(() => state.token);
    // A server that got no CPU time for five seconds gives up on callers that it has not read yet.
    else if (answer && answer.status !== 408)
      report.found.push(`A write was answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
    report.askedAgain += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`A write was never answered. ${report.found.slice(0, 3).join(' ')} ${String(last)}`);
}

/** Looks for every acknowledged write, for what should follow from it, and for writes that nobody sent. */
async function missing({ databaseUrl, dataDir }: KillPlan, stored: Sent[]): Promise<string[]> {
  const db = openDatabase(databaseUrl, dataDir);
  const enquiries = await db.selectFrom('contact_submissions').select('message as key').execute();
  const bookings = await db
    .selectFrom('appointments')
    .leftJoin('outbox', 'outbox.appointment_id', 'appointments.id')
    .select(['appointments.notes as key', 'outbox.id as letter'])
    .execute();
  const found = await complaints(db);
  await db.destroy();
  const times = new Map<string, number>();
  for (const { key } of [...enquiries, ...bookings]) times.set(key ?? '', (times.get(key ?? '') ?? 0) + 1);
  for (const { key, path } of stored)
    if (times.get(key) !== 1) found.push(`A write to ${path} is stored ${times.get(key) ?? 0} times.`);
  if (times.size !== stored.length)
    found.push(`${times.size} writes are stored, but ${stored.length} were acknowledged.`);
  const silent = bookings.filter(({ letter }) => letter === null).length;
  if (silent > 0) found.push(`${silent} bookings are stored without the message about them.`);
  return found;
}
