import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '../db/demo.ts';
import { type Db, openDatabase } from '../db/open.ts';
import { type Server, start } from './processes.ts';

const root = join(import.meta.dirname, '..');
/** What `npm start` runs, and a script that serves the pages in SITE_DIR instead. */
const [ours, anySite] = [join(root, 'build', 'server', 'serve.js'), join(root, 'tests', 'serve.ts')];
export const site = join(root, 'build', 'client');

/** Our server on a database of its own that holds the demo garage. */
export type Garage = Server & {
  folder: string;
  db: Db;
  /** Stops it for good, and deletes its data. */
  end(): Promise<void>;
};

/**
 * @param folder the folder of an earlier garage, to start on its data again
 */
export async function startGarage(
  env: Record<string, string> = {},
  folder = mkdtempSync(join(tmpdir(), 'garage-bench-')),
): Promise<Garage> {
  const server = await start(env['SITE_DIR'] ? anySite : ours, {
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: '',
    DEMO_DATA: 'on',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    JWT_SECRET: 'a-secret-that-only-the-bench-knows-0123456789',
    ...env,
  });
  const db = openDatabase(env['DATABASE_URL'] ?? '', folder);
  const stop = async () => {
    await db.destroy();
    await server.stop();
  };
  const end = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, folder, db, stop, end };
}

/** Signs a demo account in. @returns the header that proves this */
export async function signIn(
  url: string,
  role: 'client' | 'employee' | 'admin',
): Promise<{ authorization: string }> {
  const account = demoAccounts.find((candidate) => candidate.role === role);
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
}

/** How many appointments are in the list that is measured, on our server and on the others. */
export const listed = 13;

/**
 * Signs the demo client in and books until there are that many appointments. This goes over HTTP, so that the bench has
 * no connection of its own to a database whose processes are counted.
 * @returns the header that proves who it is
 */
export async function signInBooked(url: string): Promise<{ authorization: string }> {
  const headers = await signIn(url, 'client');
  const own = await fetch(`${url}/api/appointments`, { headers });
  const { rows } = (await own.json()) as { rows: { vehicle_id: string | null }[] };
  const vehicle_id = rows[0]?.vehicle_id;
  const work = { service_type: 'Diagnostics', duration_minutes: 60, notes: 'Please call before doing more.' };
  // Later than what the demo garage has booked, and no later than clients may book.
  const first = Temporal.Now.plainDateISO().add({ months: 6 });
  for (let missing = listed - rows.length; missing > 0; missing -= 1) {
    const appointment_date = first.add({ days: missing }).toString();
    const body = { ...work, vehicle_id, appointment_date, appointment_time: '09:00' };
    const answer = await fetch(`${url}/api/appointments`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.status !== 201) throw new Error(`Booking was answered with ${answer.status}.`);
  }
  return headers;
}
