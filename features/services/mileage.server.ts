import type { Queries } from '../../db/open.ts';
import type { ServiceRow } from '../../db/tables.ts';
import { nextVersion } from '../../server/transaction.ts';

/**
 * Lets a car's own mileage follow a service record that was written, corrected or deleted. It only ever rises, but
 * where it came from this very record it goes back with it, so that a slip of the finger can be put right.
 * @param record as it is now; null mileage: it says none any more
 * @param before what it said until now; null for a new one
 */
export async function followMileage(
  db: Queries,
  { vehicle_id: id, mileage }: Pick<ServiceRow, 'vehicle_id' | 'mileage'>,
  before: number | null,
  now: Temporal.Instant,
): Promise<void> {
  const car = await db
    .selectFrom('vehicles')
    .select('mileage')
    .where('id', '=', id)
    // Whoever writes to the same car at this moment must not be undone: what is read here is written below. Not a full
    // lock: two new records, each of which refers to the car, would wait for each other.
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

/** What was last entered for a car itself, or more where a record that was written since says so. */
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
