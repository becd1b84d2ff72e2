import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from './compare.ts';
import { bookings } from './bookings.ts';
import { type Garage, signInBooked, site, startGarage } from './garage.ts';
import { loginStorm } from './login-storm.ts';
import { memoryOf, start } from './processes.ts';
import { say } from './say.ts';

const bare = join(import.meta.dirname, 'bare.ts');
const whileAwake = '… by a client that does not sleep while it waits';

/** The smallest server that answers with a file and these headers. */
const leastServer = (file: string, headers: Record<string, string>) =>
  start(bare, {}, [file, JSON.stringify(headers)]);

/** `npm run bench -- server`: what a page, a read, a booking and a start cost. */
export async function serverBench(): Promise<void> {
  const garage = await startGarage();
  say('Start, first (migrations, demo data)', `${Math.round(garage.startedIn)} ms`);
  await staticPage(garage);
  await authenticatedRead(garage);
  await garage.stop();
  const again = await startGarage({}, garage.folder);
  await fetch(again.url);
  say('Start until the server listens (goal 1,000 ms)', `${Math.round(again.startedIn)} ms`);
  await new Promise((resolve) => setTimeout(resolve, 5000));
  say('Memory at rest (goal 150 MB)', `${Math.round(memoryOf(again.pid))} MB`);
  await again.end();
  await bookings();
  await loginStorm();
}

async function staticPage(garage: Garage): Promise<void> {
  const file = join(site, 'mot', 'index.html.br');
  const headers = { 'accept-encoding': 'br' };
  const answer = await fetch(`${garage.url}/mot`, { headers });
  // Node adds these to every answer by itself, also to those of the smallest server.
  const added = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];
  const all = Object.fromEntries([...answer.headers].filter(([name]) => !added.includes(name)));
  const least = await leastServer(file, { 'content-type': all['content-type'] ?? '' });
  const alike = await leastServer(file, all);
  const call = () => ({ path: '/mot', headers });
  const three = [
    { name: 'bare node:http', server: least, call },
    { name: 'ours', server: garage, call },
    { name: 'bare node:http with the same headers', server: alike, call },
  ];
  for (const awake of [false, true]) {
    const [a, b, c] = await compare(three, { awake });
    if (!a || !b || !c) continue;
    say(
      awake ? whileAwake : 'Static page, CPU per answer',
      `bare ${a.cpu.toFixed(1)} µs, ours ${b.cpu.toFixed(1)} µs: ${(a.cpu / b.cpu).toFixed(2)} (goal 0.85); node:http with our ${Object.keys(all).length} headers ${c.cpu.toFixed(1)} µs: ${(c.cpu / b.cpu).toFixed(2)}`,
    );
    if (!awake)
      say(
        'Static page, answers per second',
        `bare ${Math.round(a.rate)}, ours ${Math.round(b.rate)}: ${(b.rate / a.rate).toFixed(2)}`,
      );
  }
  await Promise.all([least.stop(), alike.stop()]);
}

async function authenticatedRead(garage: Garage): Promise<void> {
  const headers = await signInBooked(garage.url);
  const path = '/api/appointments';
  const body = await (await fetch(garage.url + path, { headers })).text();
  const file = join(garage.folder, 'answer.json');
  writeFileSync(file, body);
  const least = await leastServer(file, { 'content-type': 'application/json' });
  const both = [
    { name: 'bare node:http', server: least, call: () => ({ path }) },
    { name: 'ours', server: garage, call: () => ({ path, headers }) },
  ];
  const { rows } = JSON.parse(body) as { rows: unknown[] };
  const what = `Authenticated read (${rows.length} appointments, ${body.length} bytes), CPU per answer`;
  for (const awake of [false, true]) {
    const [a, b] = await compare(both, { awake });
    if (!a || !b) continue;
    say(
      awake ? whileAwake : what,
      `bare ${a.cpu.toFixed(1)} µs, ours ${b.cpu.toFixed(1)} µs: ${(b.cpu / a.cpu).toFixed(2)} times (goal 4)`,
    );
  }
  await least.stop();
}
