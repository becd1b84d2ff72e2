import { randomUUIDv7 } from 'node:crypto';
import { compare, type Contender } from './compare.ts';
import { type Garage, remove, signIn, startGarage } from './garage.ts';
import { say } from './say.ts';

const sizes = [1000, 20_000, 200_000];

/** `npm run bench -- growth`: what the same requests cost with more and more appointments. */
export async function growthBench(): Promise<void> {
  const garages = await Promise.all(sizes.map(() => startGarage()));
  for (const [index, garage] of garages.entries()) await fill(garage, sizes[index] ?? 0);
  const day = new Date().toISOString().slice(0, 10);
  const requests = [
    { name: 'a client’s appointments', role: 'client', path: '/api/appointments' },
    { name: 'the staff overview', role: 'employee', path: '/api/staff/overview' },
    { name: 'a calendar day', role: 'employee', path: `/api/staff/calendar/day?date=${day}` },
    { name: 'all appointments, first page', role: 'employee', path: '/api/staff/appointments?limit=50' },
    { name: 'free times', role: 'client', path: `/api/appointments/free?date=${day}&duration=60` },
    { name: 'a search by name', role: 'employee', path: '/api/staff/search?q=carter' },
  ] as const;
  for (const { name, role, path } of requests) {
    const contenders: Contender[] = [];
    for (const [index, garage] of garages.entries()) {
      const headers = await signIn(garage.url, role);
      contenders.push({ name: String(sizes[index]), server: garage, call: () => ({ path, headers }) });
    }
    const results = await compare(contenders, { rounds: 3, seconds: 1.5, connections: 4 });
    const costs = results.map(({ cpu }) => cpu);
    const growth = (costs.at(-1) ?? 0) / (costs[0] ?? 1);
    say(
      `Growth, ${name}`,
      `${costs.map((cpu) => Math.round(cpu)).join(', ')} µs at ${sizes.join(', ')}: ${growth.toFixed(2)} (goal 2)`,
    );
  }
  for (const garage of garages) {
    await garage.stop();
    remove(garage.folder);
  }
}

/** Adds appointments of 500 other clients over the last ten years; the demo garage's own stay as they are. */
async function fill({ db }: Garage, count: number): Promise<void> {
  const at = '2020-01-01T09:00:00.000Z';
  const stamps = { created_at: at, updated_at: at };
  const clients = Array.from({ length: 500 }, (_, index) => ({
    id: randomUUIDv7(),
    full_name: `Client ${index}`,
    ...stamps,
  }));
  await db.insertInto('profiles').values(clients).execute();
  const first = Temporal.Now.plainDateISO().subtract({ days: 3650 });
  const rows = Array.from({ length: count }, (_, index) => ({
    id: randomUUIDv7(),
    client_id: clients[index % clients.length]?.id ?? '',
    vehicle_id: null,
    service_type: 'MOT Test',
    appointment_date: first.add({ days: index % 3600 }).toString(),
    appointment_time: '09:00',
    duration_minutes: 60,
    status: 'completed' as const,
    ...stamps,
  }));
  await db.transaction().execute(async (trx) => {
    for (let from = 0; from < rows.length; from += 500)
      await trx
        .insertInto('appointments')
        .values(rows.slice(from, from + 500))
        .execute();
  });
}
