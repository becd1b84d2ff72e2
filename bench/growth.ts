import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { firstJobsDone, makeDatabase } from '../tests/databases.ts';
import { exampleIds, ownPages, staffLists, withIds } from '../tests/lists.ts';
import { startPostgres } from '../tests/postgres.ts';
import { fillGarage } from '../tests/volume.ts';
import { compare } from './compare.ts';
import { type Garage, signIn, startGarage } from './garage.ts';
import { cpuOfFamily } from './processes.ts';
import type { Call } from './load.ts';
import { say } from './say.ts';

/** Appointments; there is a client for every five and a vehicle for every three or so. */
const sizes = [1000, 20_000, 200_000];
const day = Temporal.Now.plainDateISO().toString();

/** What a client opens; the staff pages are those whose query plans are tested. */
const clientPages = [...ownPages, `/appointments/free?date=${day}&duration=60`];
/** Files with a fixed number of rows. */
const files = ['appointments', 'services', 'audit'].map((list) => `/staff/${list}/csv?from=${day}&to=${day}`);

/**
 * `npm run bench -- growth`: what every list, search and counter costs with more and more appointments, clients
 * and vehicles, on both engines. `ONLY=search` in the environment measures only paths that contain that text.
 */
export async function growthBench(): Promise<void> {
  const garages = await Promise.all(sizes.map(() => startGarage()));
  await growthOf('SQLite', garages, ({ pid }) => cpuOfFamily(pid));
  const postgres = await startPostgres();
  const onPostgres: Garage[] = [];
  for (const _ of sizes) {
    onPostgres.push(await startGarage({ DATABASE_URL: (await makeDatabase(postgres.url)).url }));
  }
  await growthOf('PostgreSQL', onPostgres, ({ pid }) => cpuOfFamily(pid) + cpuOfFamily(postgres.pid));
  await postgres.stop();
}

async function growthOf(engine: string, garages: Garage[], cpu: (garage: Garage) => number): Promise<void> {
  for (const [index, garage] of garages.entries()) await fill(garage, sizes[index] ?? 0);
  if (engine === 'PostgreSQL') for (const garage of garages) await settle(garage);
  const contenders = await Promise.all(garages.map((garage) => contender(garage, cpu)));
  for (const path of [...clientPages, ...files, ...staffLists(day)]) {
    if (!path.includes(process.env['ONLY'] ?? '')) continue;
    const asked = contenders.map(({ callOf, ...rest }) => ({ ...rest, call: callOf(path) }));
    const results = await compare(asked, { rounds: 3, seconds: 0.15, connections: 4 });
    const costs = results.map((result) => Math.round(result.cpu));
    const growth = (costs.at(-1) ?? 0) / (costs[0] ?? 1);
    const rows = await Promise.all(asked.map(({ server, call }) => rowsOf(server.url, call())));
    say(
      `Growth on ${engine}, ${path}`,
      `${costs.join(', ')} µs at ${sizes.join(', ')}: ${growth.toFixed(2)}; rows ${rows.join(', ')}`,
    );
  }
  for (const garage of garages) await garage.end();
}

/** Turns a demo garage into a large one, booked for the next twelve days. */
async function fill({ db }: Garage, appointments: number): Promise<void> {
  // The server's own jobs delete old rows: they run at the start, and not again before the next morning.
  while (!(await firstJobsDone(db))) await setTimeout(50);
  const size = { appointments, clients: appointments / 5, vehicles: (appointments / 10) * 3 };
  await fillGarage(db, size, Temporal.PlainDate.from(day).add({ days: 12 }).toString());
}

/** What PostgreSQL does by itself some time after this many writes, and would do during the measurement. */
async function settle({ db }: Garage): Promise<void> {
  await sql`vacuum analyze`.execute(db);
  await sql`checkpoint`.execute(db);
}

async function contender(garage: Garage, cpu: (garage: Garage) => number) {
  const own = await signIn(garage.url, 'client');
  const admin = await signIn(garage.url, 'admin');
  const ids = await exampleIds(garage.db);
  const callOf = (path: string) => () => ({
    path: `/api${withIds(path, ids)}`,
    headers: clientPages.includes(path) ? own : admin,
  });
  return { name: garage.url, server: garage, cpu: () => cpu(garage), callOf };
}

/**
 * How many rows an answer has, list by list: it is not fair to compare a full page of the large garage with three
 * rows of the small one. A star means that more rows match than the search looks through.
 */
async function rowsOf(url: string, { path, headers = {} }: Call): Promise<string> {
  const text = await (await fetch(url + path, { headers })).text();
  if (path.includes('/csv?')) return String(text.trim().split('\n').length - 1);
  const answer: unknown = JSON.parse(text);
  const lists = Object.values(answer ?? {}).filter((value) => Array.isArray(value));
  const isCut = Object.entries(answer ?? {}).some(([name, value]) => name === 'too_many' && value === true);
  return `${lists.map((list) => list.length).join('+') || '-'}${isCut ? '*' : ''}`;
}
