import { randomUUIDv7 } from 'node:crypto';
import type { Queries } from '../../db/open.ts';
import type { ServiceRow } from '../../db/tables.ts';
import { stamp, today } from '../../server/clock.ts';

/** A car's mileage on a day. */
export type Reading = { read_on: string; mileage: number };

/**
 * Stores a mileage that someone entered for a car itself, in place of an earlier one of the same day, which was
 * mistyped or is out of date. The mileage of a service record stays in the record, with its own day.
 */
export async function recordMileage(
  db: Queries,
  vehicleId: string,
  mileage: number,
  now: Temporal.Instant,
): Promise<void> {
  const day = { vehicle_id: vehicleId, read_on: today(now) };
  await db
    .deleteFrom('mileage_readings')
    .where('vehicle_id', '=', day.vehicle_id)
    .where('read_on', '=', day.read_on)
    .execute();
  await db
    .insertInto('mileage_readings')
    .values({ ...day, id: randomUUIDv7(), mileage, created_at: stamp(now) })
    .execute();
}

/**
 * @param serviced the vehicles' service records
 * @returns the mileages entered for the vehicles and those of their service records, in order of their days
 */
export async function readingsOf(
  db: Queries,
  vehicleIds: string[],
  serviced: Pick<ServiceRow, 'vehicle_id' | 'service_date' | 'mileage'>[],
): Promise<(Reading & { vehicle_id: string })[]> {
  const noted = await db
    .selectFrom('mileage_readings')
    .select(['vehicle_id', 'read_on', 'mileage'])
    .where('vehicle_id', 'in', vehicleIds)
    .execute();
  const ofServices = serviced.flatMap(({ vehicle_id, service_date: read_on, mileage }) =>
    mileage === null ? [] : [{ vehicle_id, read_on, mileage }],
  );
  return [...noted, ...ofServices].toSorted(
    (a, b) => a.read_on.localeCompare(b.read_on) || a.mileage - b.mileage,
  );
}
