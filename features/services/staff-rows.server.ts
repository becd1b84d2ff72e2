import type { Queries } from '../../db/open.ts';
import type { ServiceRow } from '../../db/tables.ts';
import { notFound } from '../../server/errors.ts';

/** A service record as staff see it: with the car and its owner. */
export type StaffService = ServiceRow & {
  vehicle: { make: string; model: string; year: number; registration: string };
  client: { id: string; full_name: string | null };
};

/** Every list of service records for staff starts here. */
export function selectServices(db: Queries) {
  return db
    .selectFrom('services')
    .innerJoin('vehicles', 'vehicles.id', 'services.vehicle_id')
    .innerJoin('profiles', 'profiles.id', 'vehicles.owner_id')
    .selectAll('services')
    .select([
      'vehicles.make',
      'vehicles.model',
      'vehicles.year',
      'vehicles.registration',
      'vehicles.owner_id',
      'profiles.full_name',
    ]);
}

type Joined = Awaited<ReturnType<ReturnType<typeof selectServices>['executeTakeFirstOrThrow']>>;

/** Turns a joined row into the shape that leaves the server. */
export function toStaffService({
  make,
  model,
  year,
  registration,
  owner_id: id,
  full_name: name,
  ...row
}: Joined): StaffService {
  return { ...row, vehicle: { make, model, year, registration }, client: { id, full_name: name } };
}

/** One record. @throws {AppError} `not_found` */
export async function staffService(db: Queries, id: string): Promise<StaffService> {
  const row = await selectServices(db).where('services.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('service record');
  return toStaffService(row);
}

/** @returns the records written for an appointment */
export function recordsOfAppointment(db: Queries, appointmentId: string): Promise<ServiceRow[]> {
  return db.selectFrom('services').selectAll().where('appointment_id', '=', appointmentId).execute();
}
