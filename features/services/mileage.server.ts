import type { Queries } from '../../db/open.ts';
import type { ServiceRow } from '../../db/tables.ts';
import { nextVersion } from '../../server/transaction.ts';

/**
 * Updates a car's own mileage after a service record was written, corrected or deleted. The mileage only ever rises,
 * unless it came from this very record: then it goes back with the record, so that a typing error can be corrected.
 * @param record as it is now; null mileage: it no longer has one
 * @param before the record's mileage until now; null for a new record
 */
export async function syncMileage(
  db: Queries,
  { vehicle_id: id, mileage }: Pick<ServiceRow, 'vehicle_id' | 'mileage'>,
  before: number | null,
  now: Temporal.Instant,
): Promise<void> {
  const car = await db
    .selectFrom('vehicles')
    .select('mileage')
    .where('id', '=', id)
    // The mileage read here is written below, so nobody else may change the car in between. Not a full lock: two new
    // records that both refer to the car would deadlock.
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const isFromHere = before !== null && before === car.mileage;
  const after = higher(isFromHere ? await mileageBesides(db, id) : car.mileage, mileage);
  if (after === car.mileage) return;
  await db
    .updateTable('vehicles')
    .set({ mileage: after, ...nextVersion(now) })
    .where('id', '=', id)
    .execute();
}

/** The mileage last entered for a car itself, or a higher one from a record that was written since. */
async function mileageBesides(db: Queries, vehicleId: string): Promise<number | null> {
  const entered = await db
    .selectFrom('mileage_readings')
    .select(['mileage', 'created_at'])
    .where('vehicle_id', '=', vehicleId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const records = await db
    .selectFrom('services')
    .select('mileage')
    .where('vehicle_id', '=', vehicleId)
    .where('created_at', '>=', entered?.created_at ?? '')
    .execute();
  return records.map((row) => row.mileage).reduce(higher, entered?.mileage ?? null);
}

const higher = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);
