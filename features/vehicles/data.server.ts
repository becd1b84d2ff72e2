import { sql } from 'kysely';
import { randomUUIDv7 } from 'node:crypto';
import { isPostgres, type Queries } from '../../db/open.ts';
import type { VehicleRow } from '../../db/tables.ts';
import { stamp, today } from '../../server/clock.ts';
import { AppError, notFound } from '../../server/errors.ts';
import { changeRow, type Changing, lockRow } from '../../server/transaction.ts';
import { indexVehicle } from '../search/terms.server.ts';
import { onePage, type Order, type PageOf, pageOf, type Paging } from '../../server/paging.ts';
import { overStatuses } from '../appointments/statuses.ts';
import { requireUnerasedClient } from '../profiles/data.server.ts';
import { serviceByMileage } from '../reminders/facts.server.ts';
import { planReminders } from '../reminders/plan.server.ts';
import { recordMileage } from './readings.server.ts';
import type { VehicleChange, VehicleInput } from './schema.ts';

const newestFirst: Order<VehicleRow> = {
  columns: [sql.ref('created_at'), sql.ref('id')],
  direction: 'desc',
  keyOf: (row) => [row.created_at, row.id],
};

/**
 * A vehicle as its owner's list shows it, with the day on which it should reach its service's mileage, if that decides;
 * null for a removed one, which nobody reminds of its service.
 */
export type ListedVehicle = VehicleRow & { service_by_mileage: string | null };

/**
 * An owner's vehicles, or the removed ones, newest first (specification, section 7).
 * @param day today's date in Chesterfield
 */
export async function vehiclesOf(
  db: Queries,
  ownerId: string,
  page: Paging,
  { removed, day }: { removed: boolean; day: string },
): Promise<PageOf<ListedVehicle>> {
  const rows = await db
    .selectFrom('vehicles')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('archived_at', removed ? 'is not' : 'is', null)
    .$call(onePage(newestFirst, page))
    .execute();
  const expected = removed ? new Map<string, string>() : await serviceByMileage(db, rows, day);
  const listed = rows.map((row) => ({ ...row, service_by_mileage: expected.get(row.id) ?? null }));
  return pageOf(listed, page, newestFirst.keyOf);
}

/**
 * Waits for anyone who is changing one of these vehicles, and keeps others from it until the transaction is over.
 * Always in the same order, so that two transactions that hold the same vehicles do not deadlock. Not `lockRow`: a new
 * row that refers to a vehicle need not wait.
 */
export async function lockVehicles(db: Queries, ids: string[]): Promise<void> {
  const rows = db.selectFrom('vehicles').select('id').where('id', 'in', ids);
  if (isPostgres(db)) await rows.orderBy('id').forNoKeyUpdate().execute();
}

/** The refusal of anything new for a vehicle that is off its owner's list. */
const removed = 'This vehicle has been removed. Choose another, or bring it back first.';

/**
 * Lets nobody change or remove an owner's vehicle until the transaction is over. A shared lock would not be enough:
 * the vehicle's reminders may be planned next, and two transactions that share the lock would deadlock.
 * @throws {AppError} `not_found` if it is not theirs, or was removed
 */
export async function lockOwnVehicle(db: Queries, ownerId: string, vehicleId: string): Promise<void> {
  const row = await db
    .selectFrom('vehicles')
    .select('archived_at')
    .where('id', '=', vehicleId)
    .where('owner_id', '=', ownerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('vehicle');
  if (row.archived_at !== null) throw new AppError('not_found', removed);
}

/**
 * Stores a new vehicle; a given mileage is also its first reading.
 * @throws {AppError} `not_found` for an owner who was erased
 */
export async function createVehicle(
  db: Queries,
  ownerId: string,
  input: VehicleInput,
  now: Temporal.Instant,
): Promise<VehicleRow> {
  await requireUnerasedClient(db, ownerId);
  // Waits for anyone who is renaming its owner: staff find a car by that name, and the rename cannot see this car yet.
  await lockRow(db, 'profiles', ownerId, 'forShare');
  const vehicle = await db
    .insertInto('vehicles')
    .values({
      ...input,
      id: randomUUIDv7(),
      owner_id: ownerId,
      created_at: stamp(now),
      updated_at: stamp(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await indexVehicle(db, vehicle.id);
  if (vehicle.mileage !== null) await recordMileage(db, vehicle.id, vehicle.mileage, now);
  await planReminders(db, [vehicle.id], now);
  return vehicle;
}

/**
 * Stores a change of a vehicle that nobody else has changed; a different mileage is also a new reading.
 * @returns the vehicle as it is now
 * @throws {AppError} `changed_meanwhile`; whatever reading the vehicle throws
 */
export async function storeVehicle<Row extends VehicleRow>(
  db: Queries,
  before: Row,
  change: Partial<VehicleRow> | Omit<VehicleChange, 'version'>,
  changing: Changing<Row>,
): Promise<Row> {
  const after = await changeRow(db, 'vehicles', before, change, changing);
  // Only once we hold the vehicle's row: a transaction that took its reading first would deadlock with others.
  if (after.mileage !== null && after.mileage !== before.mileage)
    await recordMileage(db, after.id, after.mileage, changing.now);
  await indexVehicle(db, after.id);
  await planReminders(db, [after.id], changing.now);
  return after;
}

/**
 * Keeps a vehicle on its owner's list while it is booked. An appointment whose day is over does not count: its
 * owner can no longer cancel it.
 * @throws {AppError} `conflict`
 */
export async function refuseBooked(db: Queries, vehicleId: string, now: Temporal.Instant): Promise<void> {
  // Anyone who is booking the vehicle holds it until the booking is stored and visible.
  await lockRow(db, 'vehicles', vehicleId);
  const booked = await db
    .selectFrom('appointments')
    .select('id')
    .where('vehicle_id', '=', vehicleId)
    .where('status', 'not in', overStatuses)
    .where('appointment_date', '>=', today(now))
    .limit(1)
    .executeTakeFirst();
  if (!booked) return;
  throw new AppError(
    'conflict',
    'This vehicle still has an appointment. Please cancel the appointment first.',
  );
}
