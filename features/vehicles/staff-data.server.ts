import { carName } from './names.ts';
import type { Queries } from '../../db/open.ts';
import type { VehicleRow } from '../../db/tables.ts';
import { stamp } from '../../server/clock.ts';
import { AppError, notFound } from '../../server/errors.ts';
import { recordAuditEntry } from '../audit/data.server.ts';
import type { Actor } from '../profiles/actor.server.ts';
import { createVehicle, lockVehicles, refuseBooked, storeVehicle } from './data.server.ts';
import { erasedPlate } from './plate.ts';
import type { VehicleChange, VehicleInput } from './schema.ts';

/** A vehicle as staff see it: with its owner. */
export type StaffVehicle = VehicleRow & {
  owner_name: string | null;
  owner_email: string | null;
  owner_phone: string | null;
};

/** Every list of vehicles for staff starts here. */
export function selectVehicles(db: Queries) {
  return db
    .selectFrom('vehicles')
    .innerJoin('profiles', 'profiles.id', 'vehicles.owner_id')
    .selectAll('vehicles')
    .select([
      'profiles.full_name as owner_name',
      'profiles.email as owner_email',
      'profiles.phone as owner_phone',
    ]);
}

/** @throws {AppError} `not_found` */
export async function staffVehicle(db: Queries, id: string): Promise<StaffVehicle> {
  const vehicle = await selectVehicles(db).where('vehicles.id', '=', id).executeTakeFirst();
  if (!vehicle) throw notFound('vehicle');
  return vehicle;
}

/** Stores a vehicle that staff enter for a client. @throws {AppError} as `createVehicle` */
export async function addVehicle(
  db: Queries,
  ownerId: string,
  input: VehicleInput,
  actor: Actor,
): Promise<VehicleRow> {
  const vehicle = await createVehicle(db, ownerId, input, actor.now);
  await auditVehicle(db, actor, vehicle, 'created');
  return vehicle;
}

/**
 * Changes any of a vehicle's fields.
 * @throws {AppError} `not_found`, `changed_meanwhile`; `conflict` for a car of an erased client
 */
export async function changeVehicle(
  db: Queries,
  id: string,
  { version, ...change }: VehicleChange,
  actor: Actor,
): Promise<StaffVehicle> {
  // A service record that sets what is due next comes without a version that could be refused, so it must wait.
  await lockVehicles(db, [id]);
  const before = await staffVehicle(db, id);
  const after = await store(db, before, change, version, actor.now);
  await auditVehicle(db, actor, after, 'edited');
  return after;
}

/**
 * Takes a vehicle off its owner's list, or puts it back; its history stays.
 * @throws {AppError} `not_found`, `changed_meanwhile`; `conflict` while it has an upcoming appointment, and for a car
 *   of an erased client
 */
export async function archiveVehicle(
  db: Queries,
  id: string,
  { archived, version }: { archived: boolean; version?: number | undefined },
  actor: Actor,
): Promise<StaffVehicle> {
  const before = await staffVehicle(db, id);
  if (archived) await refuseBooked(db, id, actor.now);
  // A car that is put back is no longer sold either; otherwise it would never get reminders again.
  const change = archived
    ? { archived_at: before.archived_at ?? stamp(actor.now) }
    : { archived_at: null, sold_at: null };
  const after = await store(db, before, change, version, actor.now);
  await auditVehicle(db, actor, after, archived ? 'archived' : 'restored');
  return after;
}

/** @throws {AppError} `conflict` for a car of an erased client: tax law requires what is kept of it, but no more */
export function refuseErased({ registration }: Pick<VehicleRow, 'registration'>): void {
  if (registration === erasedPlate)
    throw new AppError(
      'conflict',
      'The owner of this vehicle was erased, so what is kept about it cannot be changed.',
    );
}

async function store(
  db: Queries,
  before: StaffVehicle,
  change: Partial<VehicleRow> | Omit<VehicleChange, 'version'>,
  seen: number | undefined,
  now: Temporal.Instant,
): Promise<StaffVehicle> {
  refuseErased(before);
  return storeVehicle(db, before, change, { now, read: staffVehicle, seen });
}

const acts = { created: 'Added', edited: 'Changed', archived: 'Removed', restored: 'Brought back' };

async function auditVehicle(
  db: Queries,
  actor: Actor,
  vehicle: VehicleRow,
  action: keyof typeof acts,
): Promise<void> {
  const summary = `${acts[action]} ${carName(vehicle)}`;
  const details = { version: vehicle.version };
  await recordAuditEntry(db, actor, { action: `vehicle.${action}`, subjectId: vehicle.id, summary, details });
}
