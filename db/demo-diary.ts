import { closureOn, usualDays } from '../features/appointments/calendar.ts';
import { durations, occupiedSlots, startTimes } from '../features/appointments/times.ts';
import { settles } from '../features/vehicles/service.ts';
import { stamp } from '../server/clock.ts';
import type { Garage } from '../server/garage.ts';
import { jobs, clientNotes } from './demo-words.ts';
import { makeAppointment } from './factories.ts';
import type { Queries } from './open.ts';
import type { AppointmentRow, ProfileRow, VehicleRow } from './tables.ts';

/** What the demo garage is built with: `day(0)` is today, and `pick` makes the same choices every time. */
export type Demo = {
  db: Queries;
  env: Garage['env'];
  now: Temporal.Instant;
  day(offset: number): string;
  pick<T>(of: readonly T[]): T;
};

/** Makes the same choices every time, so that the demo garage looks the same everywhere (mulberry32). */
export function picker(): Demo['pick'] {
  let state = 20_080_501;
  return (of) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const choice = of[((mixed ^ (mixed >>> 14)) >>> 0) % of.length];
    if (choice === undefined) throw new Error('Nothing to pick from.');
    return choice;
  };
}

/** 150 appointments: nearly five weeks back, today, and two weeks ahead; closed days stay empty, except today. */
export async function diary(
  demo: Demo,
  vehicles: VehicleRow[],
  mechanics: ProfileRow[],
): Promise<AppointmentRow[]> {
  const appointments: AppointmentRow[] = [];
  const open = Array.from({ length: 49 }, (_, index) => index - 33).filter(
    (offset) => offset === 0 || closureOn(demo.day(offset), usualDays) === null,
  );
  const taken = new Set<string>();
  const booked = new Set<string>();
  for (let round = 0; appointments.length < 150; round += 1) {
    for (const [index, offset] of open.entries()) {
      if (appointments.length === 150) break;
      // In turn, so that no car comes much more often than others, and each two weeks or more after its last visit.
      const vehicle = vehicles[(index + round * 11) % vehicles.length];
      if (!vehicle) throw new Error('The demo garage needs vehicles.');
      const plan = { offset, round, taken, booked, vehicle, mechanic: demo.pick(mechanics) };
      appointments.push(await oneAppointment(demo, plan));
    }
  }
  return appointments;
}

type Plan = {
  offset: number;
  round: number;
  /** Half hours that are no longer free. */
  taken: Set<string>;
  /** Work already in the diary, such as `ID service`, with the vehicle's id: no car needs it twice in seven weeks. */
  booked: Set<string>;
  vehicle: VehicleRow;
  mechanic: ProfileRow;
};

async function oneAppointment(
  demo: Demo,
  { offset, round, taken, booked, vehicle, mechanic }: Plan,
): Promise<AppointmentRow> {
  const job = demo.pick(jobsFor(vehicle).filter(({ type }) => !booked.has(`${vehicle.id} ${kindOf(type)}`)));
  booked.add(`${vehicle.id} ${kindOf(job.type)}`);
  const date = demo.day(offset);
  const time = firstFree(date, job.minutes, taken);
  const status = time ? statusFor(offset, round, demo.pick) : 'cancelled';
  if (time && status !== 'cancelled')
    for (const slot of occupiedSlots(time, job.minutes)) taken.add(`${date} ${slot}`);
  return makeAppointment(demo.db, {
    client_id: vehicle.owner_id,
    vehicle_id: vehicle.id,
    service_type: job.type,
    appointment_date: date,
    appointment_time: time ?? '09:00',
    duration_minutes: durations.find((minutes) => minutes >= job.minutes) ?? 60,
    estimated_cost: job.pence,
    notes: demo.pick([...clientNotes, job.clientNote]),
    status,
    is_no_show: status === 'cancelled' && offset < 0 && round === 3 ? 1 : 0,
    assigned_to: status === 'scheduled' ? null : mechanic.id,
    created_at: stamp(demo.now.subtract({ hours: 24 * Math.max(2, 8 - offset) })),
    updated_at: stamp(demo.now.subtract({ hours: 24 * Math.max(1, -offset) })),
  });
}

/** @returns the work that a car may need: an electric one has no oil to change */
export function jobsFor({ fuel_type: fuel }: Pick<VehicleRow, 'fuel_type'>) {
  return jobs.filter(({ type }) => fuel !== 'electric' || !settles('service', type));
}

/** All kinds of service count as one, because one is enough. */
const kindOf = (type: string) => (settles('service', type) ? 'service' : type);

/** The first start time, from nine, with enough free time for the whole job and an end by five. */
function firstFree(date: string, minutes: number, taken: Set<string>): string | undefined {
  return startTimes.find(
    (time) =>
      time >= '09:00' &&
      occupiedSlots(time, minutes).every((slot) => slot < '17:00' && !taken.has(`${date} ${slot}`)),
  );
}

function statusFor(offset: number, round: number, pick: Demo['pick']): AppointmentRow['status'] {
  if (offset < 0)
    return pick([
      'completed',
      'completed',
      'completed',
      'completed',
      'completed',
      'completed',
      'completed',
      'cancelled',
    ]);
  if (offset > 0)
    return pick(['scheduled', 'scheduled', 'confirmed', 'confirmed', 'confirmed', 'confirmed', 'cancelled']);
  return (['completed', 'in_progress', 'confirmed', 'scheduled'] as const)[Math.min(round, 3)] ?? 'scheduled';
}
