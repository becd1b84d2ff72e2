import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startPostgres } from '../tests/postgres.ts';
import { compare, type Contender } from './compare.ts';
import { load } from './load.ts';
import { install } from './others/installed.ts';
import { type Garage, remove, signInBooked, startGarage } from './garage.ts';
import { say } from './say.ts';
import { clientRendered } from './side-by-side/client-rendered.ts';
import { processesOf, startPostgrest } from './side-by-side/postgrest.ts';
import { query } from './side-by-side/schema.ts';

/** `npm run bench -- side-by-side`: what a user would pick instead, in the same run. */
export async function sideBySide(): Promise<void> {
  install();
  await dataServers();
  await clientRendered();
}

/** The same client's appointments with car and client, for a session that is checked, from four servers. */
async function dataServers(): Promise<void> {
  const postgres = await startPostgres();
  const lite = await startLite();
  const postgrest = await startPostgrest(postgres.url);
  const sqlite = await startGarage();
  const ours = await startGarage({ DATABASE_URL: postgres.url, DEMO_DATA: 'on' });
  const own = async (name: string, server: Garage): Promise<Contender> => {
    const headers = await signInBooked(server.url);
    return { name, server, call: () => ({ path: '/api/appointments', headers }) };
  };
  const asked = (token: string, path: string) => () => ({
    path,
    headers: { authorization: `Bearer ${token}` },
  });
  const contenders: Contender[] = [
    await own('ours on SQLite', sqlite),
    await own('ours on PostgreSQL', ours),
    { name: '@supabase/lite on PGlite', server: lite, call: asked(lite.token, `/rest/v1${query}`) },
    { name: 'PostgREST on PostgreSQL', server: postgrest, call: asked(postgrest.token, query) },
  ];
  // So that both have opened their connections before the processes are counted.
  for (const { server, call } of contenders) await load(server.url, call, { connections: 16, seconds: 1 });
  const database = await processesOf(postgres.url);
  const counted = contenders.map((contender) =>
    contender.name.endsWith('PostgreSQL')
      ? { ...contender, pids: [contender.server.pid, ...database] }
      : contender,
  );
  for (const { name, cpu, rate, p99 } of await compare(counted, { rounds: 4, seconds: 2 })) {
    say(
      `A client’s appointments, ${name}`,
      `${Math.round(cpu)} µs CPU, ${Math.round(rate)}/s, p99 ${p99.toFixed(0)} ms`,
    );
  }
  await Promise.all([sqlite.stop(), ours.stop(), lite.stop(), postgrest.stop()]);
  await postgres.stop();
  for (const { folder } of [sqlite, ours]) remove(folder);
}

async function startLite() {
  const child = fork(join(import.meta.dirname, 'side-by-side', 'lite.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ url, token }] = (await once(child, 'message')) as [{ url: string; token: string }];
  const stop = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { url, token, pid: child.pid ?? 0, stop };
}
