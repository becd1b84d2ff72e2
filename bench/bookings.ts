import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { startTimes } from '../features/appointments/times.ts';
import { saveSettings } from '../features/settings/data.server.ts';
import { median } from './compare.ts';
import { type Garage, signIn, startGarage } from './garage.ts';
import { load } from './load.ts';
import { cpuOf } from './processes.ts';
import { say } from './say.ts';

/** Bookings that are answered only once they are on the disk, compared with what the disk can do. */
export async function bookings(): Promise<void> {
  const garage = await startGarage();
  await saveSettings(garage.db, { bays: 20 }, Temporal.Now.instant());
  const { authorization } = await signIn(garage.url, 'client');
  const wishes = wish();
  const disk: number[] = [];
  const booked: number[] = [];
  const ratios: number[] = [];
  const cpu: number[] = [];
  const p99: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const before = cpuOf(garage.pid);
    const outcome = await load(garage.url, () => wishes(authorization), { connections: 50, seconds: 2 });
    const { 201: done = 0, ...others } = outcome.statuses;
    if (Object.keys(others).length > 0) throw new Error(`Bookings were refused: ${JSON.stringify(others)}`);
    const syncs = syncRate(garage);
    disk.push(syncs);
    booked.push(outcome.rate);
    ratios.push(outcome.rate / syncs);
    cpu.push((cpuOf(garage.pid) - before) / done);
    p99.push(outcome.p99);
  }
  await garage.end();
  say(
    'Durable bookings over HTTP, 50 connections',
    `${Math.round(median(booked))}/s, ${Math.round(median(cpu))} µs CPU each, p99 ${median(p99).toFixed(0)} ms; ` +
      `fdatasync ${Math.round(median(disk))}/s: ${median(ratios).toFixed(2)} (goal 0.7)`,
  );
}

/** Every booking takes a free half hour of one of the 20 bays, later than what the demo garage has booked. */
function wish() {
  let count = 0;
  const first = Temporal.Now.plainDateISO().add({ years: 1 });
  return (authorization: string) => {
    const day = first.add({ days: Math.floor(count / (20 * startTimes.length)) });
    const appointment_time = startTimes[count % startTimes.length];
    count += 1;
    const body = {
      appointment_date: day.toString(),
      appointment_time,
      duration_minutes: 30,
      service_type: 'MOT Test',
      vehicle_id: null,
      notes: null,
      estimated_cost: null,
    };
    return {
      method: 'POST',
      path: '/api/appointments',
      headers: { authorization },
      body: JSON.stringify(body),
    };
  };
}

/** How many writes of 4 kB, one after the other, the disk confirms in a second. */
function syncRate({ folder }: Garage): number {
  const file = openSync(join(folder, 'sync'), 'w');
  const page = Buffer.alloc(4096, 1);
  let count = 0;
  const until = performance.now() + 1000;
  while (performance.now() < until) {
    writeSync(file, page, 0, page.length, 0);
    fdatasyncSync(file);
    count += 1;
  }
  closeSync(file);
  return count;
}
