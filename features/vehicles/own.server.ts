import type { Queries } from '../../db/open.ts';
import type { VehicleRow } from '../../db/tables.ts';
import { stamp } from '../../server/clock.ts';
import { AppError, notFound } from '../../server/errors.ts';
import { isWaiting } from '../reminders/data.server.ts';
import { dropReminder } from '../reminders/plan.server.ts';
import { refuseBooked, storeVehicle } from './data.server.ts';
import type { VehicleChange } from './schema.ts';

/** @throws {AppError} `not_found` if the vehicle is not this owner's; removed ones are found too */
export async function ownVehicle(db: Queries, ownerId: string, id: string): Promise<VehicleRow> {
  const row = await db
    .selectFrom('vehicles')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  if (!row) throw notFound('vehicle');
  return row;
}

/**
 * Changes any of the fields of an owner's vehicle; a different mileage is also a new reading.
 * @throws {AppError} `not_found`, `changed_meanwhile`; `conflict` for a removed one, which no list offers to correct
 */
export async function changeVehicle(
  db: Queries,
  ownerId: string,
  id: string,
  { version, ...change }: VehicleChange,
  now: Temporal.Instant,
): Promise<VehicleRow> {
  const before = await ownVehicle(db, ownerId, id);
  if (before.archived_at)
    throw new AppError('conflict', 'This vehicle has been removed. To change it, bring it back first.');
  return update(db, before, change, now, version);
}

/**
 * Takes a vehicle off its owner's list and keeps its history. A sold one also loses its waiting reminders.
 * @throws {AppError} `not_found`, `changed_meanwhile`; `conflict` while it has an upcoming appointment
 */
export async function removeVehicle(
  db: Queries,
  ownerId: string,
  id: string,
  { sold }: { sold: boolean },
  now: Temporal.Instant,
): Promise<VehicleRow> {
  const before = await ownVehicle(db, ownerId, id);
  await refuseBooked(db, id, now);
  if (sold) {
    const waiting = await db
      .selectFrom('reminders')
      .select('id')
      .where('vehicle_id', '=', id)
      // Not one that staff stopped: it still counts for its due date if the car turns out not to be sold.
      .where(isWaiting)
      .execute();
    for (const reminder of waiting) await dropReminder(db, reminder.id, now);
  }
  return update(db, before, { archived_at: stamp(now), sold_at: sold ? stamp(now) : null }, now);
}

/** Puts a removed vehicle back on its owner's list. @throws {AppError} `not_found`, `changed_meanwhile` */
export async function restoreVehicle(
  db: Queries,
  ownerId: string,
  id: string,
  now: Temporal.Instant,
): Promise<VehicleRow> {
  return update(db, await ownVehicle(db, ownerId, id), { archived_at: null, sold_at: null }, now);
}

function update(
  db: Queries,
  before: VehicleRow,
  change: Omit<VehicleChange, 'version'> | Pick<VehicleRow, 'archived_at' | 'sold_at'>,
  now: Temporal.Instant,
  seen?: number,
): Promise<VehicleRow> {
  const read = () => ownVehicle(db, before.owner_id, before.id);
  return storeVehicle(db, before, change, { now, read, seen });
}
