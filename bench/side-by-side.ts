import { join } from 'node:path';
import { startPostgres } from '../tests/postgres.ts';
import { compare, type Contender } from './compare.ts';
import { install } from './others/installed.ts';
import { type Garage, signInBooked, startGarage } from './garage.ts';
import { cpuOf, cpuOfFamily, start } from './processes.ts';
import { say } from './say.ts';
import { clientRendered } from './side-by-side/client-rendered.ts';
import { startPostgrest } from './side-by-side/postgrest.ts';
import { query } from './side-by-side/schema.ts';

/** `npm run bench -- side-by-side`: what people would use instead, in the same run. */
export async function sideBySide(): Promise<void> {
  install();
  await dataServers();
  await clientRendered();
}

/** The same client's appointments with car and client, from four servers that check the session. */
async function dataServers(): Promise<void> {
  const postgres = await startPostgres();
  const lite = await start(join(import.meta.dirname, 'side-by-side', 'lite.ts'));
  const postgrest = await startPostgrest(postgres.url);
  const sqlite = await startGarage();
  const ours = await startGarage({ DATABASE_URL: postgres.url, DEMO_DATA: 'on' });
  const own = async (name: string, server: Garage): Promise<Contender> => {
    const headers = await signInBooked(server.url);
    return { name, server, call: () => ({ path: '/api/appointments', headers }) };
  };
  const asked =
    ({ token = '' }, path: string) =>
    () => ({ path, headers: { authorization: `Bearer ${token}` } });
  const withDatabase = (contender: Contender): Contender => ({
    ...contender,
    cpu: () => cpuOf(contender.server.pid) + cpuOfFamily(postgres.pid),
  });
  const contenders = [
    await own('ours on SQLite', sqlite),
    withDatabase(await own('ours on PostgreSQL', ours)),
    { name: '@supabase/lite on PGlite', server: lite, call: asked(lite, `/rest/v1${query}`) },
    withDatabase({ name: 'PostgREST on PostgreSQL', server: postgrest, call: asked(postgrest, query) }),
  ];
  for (const { name, cpu, rate, p99 } of await compare(contenders, { rounds: 4, seconds: 2 })) {
    say(
      `A client’s appointments, ${name}`,
      `${Math.round(cpu)} µs CPU, ${Math.round(rate)}/s, p99 ${p99.toFixed(0)} ms`,
    );
  }
  await Promise.all([sqlite.end(), ours.end(), lite.stop(), postgrest.stop()]);
  await postgres.stop();
}
