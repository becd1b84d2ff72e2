import type { Queries } from '../../db/open.ts';
import type { VehicleRow } from '../../db/tables.ts';
import { stamp } from '../../server/clock.ts';
import { storeVersion } from '../../server/transaction.ts';
import { dropReminder, planReminders } from '../reminders/plan.server.ts';
import { indexVehicle } from '../search/terms.server.ts';

/**
 * Gives all of one client's cars to another, whose search terms the caller updates (`indexClient`). If both have a car
 * with the same registration, the two become one: histories are joined, and details that only one entry has are kept.
 * @returns the ids of all cars that were the first client's, including those that were merged into another
 */
export async function transferVehicles(
  db: Queries,
  from: string,
  to: string,
  now: Temporal.Instant,
): Promise<string[]> {
  const cars = await db
    .selectFrom('vehicles')
    .selectAll()
    .where('owner_id', '=', from)
    // Waits for anyone who is storing something about one of them, so that it moves too.
    .forUpdate()
    .execute();
  for (const car of cars) {
    const same = await findMatchingVehicle(db, to, car);
    if (same) await mergeVehicles(db, car, same, now);
    else await storeVersion(db, 'vehicles', car, { owner_id: to }, now);
  }
  return cars.map(({ id }) => id);
}

/** The same car in the other client's list; a removed car, such as a sold one, is left as it is. */
function findMatchingVehicle(
  db: Queries,
  ownerId: string,
  { registration }: VehicleRow,
): Promise<VehicleRow | undefined> {
  // Waits for anyone who is changing it, so that details that only the other entry has are still added.
  return db
    .selectFrom('vehicles')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('registration', '=', registration)
    .where('archived_at', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

async function mergeVehicles(
  db: Queries,
  from: VehicleRow,
  into: VehicleRow,
  now: Temporal.Instant,
): Promise<void> {
  // Planning for a removed car drops its waiting reminders; those that were sent are history too.
  await storeVersion(db, 'vehicles', from, { archived_at: stamp(now) }, now);
  await planReminders(db, [from.id], now);
  for (const table of ['appointments', 'services', 'mileage_readings', 'reminders'] as const) {
    await db.updateTable(table).set({ vehicle_id: into.id }).where('vehicle_id', '=', from.id).execute();
  }
  await dropDuplicateReminders(db, into.id, now);
  await db.deleteFrom('vehicles').where('id', '=', from.id).execute();
  await storeVersion(db, 'vehicles', into, bestOf(from, into), now);
  await indexVehicle(db, from.id);
  await planReminders(db, [into.id], now);
}

/** Keeps only one of the own reminders that both entries have with the same words for the same days. */
async function dropDuplicateReminders(db: Queries, vehicleId: string, now: Temporal.Instant): Promise<void> {
  const rows = await db
    .selectFrom('reminders')
    .selectAll()
    .where('vehicle_id', '=', vehicleId)
    .where('reminder_type', '=', 'own')
    .where('dismissed_at', 'is', null)
    .orderBy('is_sent', 'desc')
    .orderBy('id')
    .execute();
  const said = new Set<string>();
  for (const { id, title, due_date, send_on } of rows) {
    const what = `${due_date} ${send_on} ${title}`;
    if (said.has(what)) await dropReminder(db, id, now);
    said.add(what);
  }
}

/** Details that only the other entry has, the higher mileage and the later MOT expiry, which are the newer ones. */
function bestOf(from: VehicleRow, into: VehicleRow): Partial<VehicleRow> {
  const missing = Object.entries(from).filter(
    ([column, value]) => value !== null && into[column as keyof VehicleRow] === null,
  );
  const { archived_at: _, sold_at: __, ...known } = Object.fromEntries(missing) as Partial<VehicleRow>;
  const higher = (from.mileage ?? 0) > (into.mileage ?? 0) ? { mileage: from.mileage } : {};
  const later = (from.mot_expiry ?? '') > (into.mot_expiry ?? '') ? { mot_expiry: from.mot_expiry } : {};
  return { ...known, ...higher, ...later };
}
