import { join } from 'node:path';
import { median } from './compare.ts';
import { startGarage } from './garage.ts';
import { load } from './load.ts';
import { start } from './processes.ts';
import { say } from './say.ts';

/** How long pages take while a crowd signs in, with our limit on concurrent hashes and without one. */
export async function loginStorm(): Promise<void> {
  const garage = await startGarage();
  const unlimited = await start(join(import.meta.dirname, 'unlimited-hashing.ts'));
  const limited: number[] = [];
  const free: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    limited.push(await pageP99(garage.url));
    free.push(await pageP99(unlimited.url));
  }
  await Promise.all([garage.end(), unlimited.stop()]);
  const [ours, theirs] = [median(limited), median(free)];
  say(
    'Page p99 while 100 sign in at once',
    `${ours.toFixed(0)} ms, with unlimited hashing ${theirs.toFixed(0)} ms: ${(ours / theirs).toFixed(2)} (goal 0.5)`,
  );
}

async function pageP99(url: string): Promise<number> {
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'a wrong password' });
  const seconds = 4;
  const storm = load(url, () => ({ method: 'POST', path: '/auth/v1/token?grant_type=password', body }), {
    connections: 100,
    seconds,
    obedient: true,
  });
  const { p99 } = await load(url, () => ({ path: '/mot' }), { connections: 4, seconds });
  await storm;
  return p99;
}
