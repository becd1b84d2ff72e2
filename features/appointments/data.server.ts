import { randomUUIDv7 } from 'node:crypto';
import type { AppointmentRow } from '../../db/tables.ts';
import type { Queries } from '../../db/open.ts';
import { stamp } from '../../server/clock.ts';
import { AppError } from '../../server/errors.ts';
import { ifGiven } from '../../server/filters.ts';
import { requireUnerasedClient } from '../profiles/data.server.ts';
import { lockBays } from '../settings/data.server.ts';
import type { Booking } from './schema.ts';
import { overStatuses } from './statuses.ts';
import { freeBay, isBayFree, takeSlots } from './slots.server.ts';
import { takenWords } from './times.ts';

/** An appointment with its vehicle and client, without what only staff may see: clients get it whole. */
export type Appointment = Omit<AppointmentRow, 'workshop_notes'> & {
  vehicle: { make: string; model: string; year: number; registration: string } | null;
  client: { full_name: string | null; email: string | null; phone: string | null };
};

/** The refusal of a double booking. */
export const slotTaken = () =>
  new AppError('slot_taken', takenWords, { fields: { appointment_time: takenWords } });

/** Every list of appointments starts here; the caller's `where` decides who may see which. */
export function selectAppointments(db: Queries) {
  return db
    .selectFrom('appointments')
    .innerJoin('profiles', 'profiles.id', 'appointments.client_id')
    .leftJoin('vehicles', 'vehicles.id', 'appointments.vehicle_id')
    .selectAll('appointments')
    .select([
      'profiles.full_name as client_name',
      'profiles.email as client_email',
      'profiles.phone as client_phone',
      'vehicles.make',
      'vehicles.model',
      'vehicles.year',
      'vehicles.registration',
    ]);
}

/** A row of `selectAppointments`. */
export type Joined = Awaited<ReturnType<ReturnType<typeof selectAppointments>['executeTakeFirstOrThrow']>>;

/**
 * Turns a joined row into the shape that leaves the server. Every column is written out, because this runs all day, and
 * taking "the rest of the row" costs a third as much as reading it.
 */
export function toAppointment(row: Joined): Appointment {
  const { make, model, year, registration } = row;
  return {
    id: row.id,
    client_id: row.client_id,
    vehicle_id: row.vehicle_id,
    service_type: row.service_type,
    appointment_date: row.appointment_date,
    appointment_time: row.appointment_time,
    duration_minutes: row.duration_minutes,
    notes: row.notes,
    estimated_cost: row.estimated_cost,
    status: row.status,
    bay: row.bay,
    assigned_to: row.assigned_to,
    is_request: row.is_request,
    is_no_show: row.is_no_show,
    cancel_reason: row.cancel_reason,
    cancelled_by: row.cancelled_by,
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
    vehicle:
      make === null || model === null || year === null || registration === null
        ? null
        : { make, model, year, registration },
    client: { full_name: row.client_name, email: row.client_email, phone: row.client_phone },
  };
}

/** @returns the appointment, or undefined if none has this id */
export async function findAppointment(db: Queries, id: string): Promise<Appointment | undefined> {
  const row = await selectAppointments(db).where('appointments.id', '=', id).executeTakeFirst();
  return row && toAppointment(row);
}

/** What is booked; the bay, the mechanic and the workshop's notes are for staff to give. */
type NewAppointment = Booking & {
  bay?: number | undefined;
  assigned_to?: string | null;
  workshop_notes?: string | null;
};

/**
 * Stores a new appointment as scheduled and occupies its half hours.
 * @param clientId the client's profile
 * @param booking with a bay only if staff choose one
 * @param isRequest whether the garage still has to agree to the day, because it is closed then
 * @throws {AppError} `slot_taken` if no bay is free, `not_found` for a client who was erased
 */
export async function createAppointment(
  db: Queries,
  clientId: string,
  { bay: wished, ...booking }: NewAppointment,
  now: Temporal.Instant,
  isRequest = false,
): Promise<Appointment> {
  await requireUnerasedClient(db, clientId);
  const bays = await lockBays(db);
  const isFree = wished === undefined || (await isBayFree(db, booking, wished));
  const bay = wished ?? (await freeBay(db, booking, bays));
  if (bay === undefined || !isFree) throw slotTaken();
  const row = {
    ...booking,
    id: randomUUIDv7(),
    client_id: clientId,
    status: 'scheduled' as const,
    bay,
    is_request: isRequest ? (1 as const) : (0 as const),
    created_at: stamp(now),
    updated_at: stamp(now),
  };
  await db.insertInto('appointments').values(row).execute();
  await takeSlots(db, row.id, booking, bay);
  return toAppointment(
    await selectAppointments(db).where('appointments.id', '=', row.id).executeTakeFirstOrThrow(),
  );
}

/**
 * The appointments of one vehicle on one day that are not completed or cancelled.
 * @param except an appointment that is being moved
 * @param clientId absent for staff; a client learns only of their own appointments
 */
export async function openOnDay(
  db: Queries,
  {
    vehicle_id: vehicleId,
    date,
    except,
  }: { vehicle_id?: string | undefined; date: string; except?: string | undefined },
  clientId?: string,
) {
  if (vehicleId === undefined) return [];
  return db
    .selectFrom('appointments')
    .select(['id', 'service_type', 'appointment_time'])
    .where('vehicle_id', '=', vehicleId)
    .where('appointment_date', '=', date)
    .where('status', 'not in', overStatuses)
    .$call(ifGiven(clientId, (query, given) => query.where('client_id', '=', given)))
    .$call(ifGiven(except, (query, given) => query.where('id', '!=', given)))
    .orderBy('appointment_time')
    .execute();
}
