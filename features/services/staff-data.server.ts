import { randomUUIDv7 } from 'node:crypto';
import { carName } from '../vehicles/names.ts';
import type { Queries } from '../../db/open.ts';
import type { ServiceRow } from '../../db/tables.ts';
import { stamp, today } from '../../server/clock.ts';
import { AppError, changedMeanwhile, notFound, wrongField, refuseOlder } from '../../server/errors.ts';
import { changeRow } from '../../server/transaction.ts';
import { findAppointment } from '../appointments/data.server.ts';
import { recordAuditEntry } from '../audit/data.server.ts';
import type { Actor } from '../profiles/actor.server.ts';
import { requireUnerasedClient } from '../profiles/data.server.ts';
import { agreedQuotesFor } from '../quotes/data.server.ts';
import { planReminders } from '../reminders/plan.server.ts';
import { changeVehicle, refuseErased, staffVehicle } from '../vehicles/staff-data.server.ts';
import { formatDate } from '../date-words.ts';
import { syncMileage } from './mileage.server.ts';
import { recordsOfAppointment, type StaffService, staffService } from './staff-rows.server.ts';
import type { NewService, ServiceChange } from './staff-schema.ts';

/**
 * The form of a service record, filled in from an appointment.
 * @throws {AppError} `not_found`, `conflict` if the appointment has no car
 */
export async function draftService(db: Queries, appointmentId: string, now: Temporal.Instant) {
  const appointment = await findAppointment(db, appointmentId);
  if (!appointment) throw notFound('appointment');
  if (!appointment.vehicle_id) {
    throw new AppError(
      'conflict',
      'This appointment has no vehicle yet. Please choose one first: a service record belongs to a vehicle.',
    );
  }
  const day = today(now);
  const written = await recordsOfAppointment(db, appointment.id);
  const isFirst = written.length === 0;
  // The estimate is for the whole appointment, and agreed prices come on top: a second record must count neither again.
  const agreed = isFirst ? await agreedQuotesFor(db, [appointment.id]) : [];
  const prices = [isFirst ? appointment.estimated_cost : null, ...agreed.map(({ price }) => price)].filter(
    (sum) => sum !== null,
  );
  return {
    vehicle_id: appointment.vehicle_id,
    appointment_id: appointment.id,
    service_type: appointment.service_type,
    service_date: appointment.appointment_date < day ? appointment.appointment_date : day,
    cost: prices.length === 0 ? null : prices.reduce((sum, price) => sum + price),
    description: appointment.notes,
    agreed: agreed.map(({ work }) => work).join('\n') || null,
    status: 'completed' as const,
    mileage: null,
    written: written.length,
  };
}

/**
 * Stores what was done to a car. A higher mileage, and what is due next, become the car's own.
 * @throws {AppError} `not_found` for an unknown car or appointment, and for an owner who is being erased;
 *   `invalid_input` for completed work with a date in the future; `conflict` for an appointment about another car, and
 *   for a car of an erased client
 */
export async function createService(
  db: Queries,
  { mot_expiry, service_due_date, service_due_mileage, ...input }: NewService,
  actor: Actor,
): Promise<StaffService> {
  const car = await staffVehicle(db, input.vehicle_id);
  refuseErased(car);
  await requireUnerasedClient(db, car.owner_id);
  if (input.appointment_id) await requireAppointmentOf(db, input.appointment_id, input.vehicle_id);
  requireDone(input, actor.now);
  const id = randomUUIDv7();
  const at = stamp(actor.now);
  await db
    .insertInto('services')
    .values({ ...input, id, created_at: at, updated_at: at })
    .execute();
  const service = await staffService(db, id);
  await syncMileage(db, service, null, actor.now);
  await noteDue(db, service, { mot_expiry, service_due_date, service_due_mileage }, actor);
  await auditService(db, actor, service, 'created');
  return service;
}

/**
 * Changes any of a record's fields.
 * @throws {AppError} `not_found`, `changed_meanwhile`; `invalid_input` and `conflict` as `createService`
 */
export async function changeService(
  db: Queries,
  id: string,
  { version, mot_expiry, service_due_date, service_due_mileage, ...change }: ServiceChange,
  actor: Actor,
): Promise<StaffService> {
  const before = await staffService(db, id);
  refuseErased(before.vehicle);
  refuseOlder('service record', before, version, change);
  const { status = before.status, service_date = before.service_date } = change;
  requireDone({ status, service_date }, actor.now);
  const after = await changeRow(db, 'services', before, change, { now: actor.now, read: staffService });
  if (after.mileage !== before.mileage) await syncMileage(db, after, before.mileage, actor.now);
  await noteDue(db, after, { mot_expiry, service_due_date, service_due_mileage }, actor);
  await auditService(db, actor, after, 'edited');
  return after;
}

/**
 * Deletes a record that was written by mistake: twice, or for another car. A mileage that came from it goes back. The
 * car keeps its due dates for the MOT and the next service, because nobody knows what they were before.
 * @param seen the version that was on the screen; absent: any version is deleted
 * @throws {AppError} `not_found`; `changed_meanwhile`; `conflict` for a car of an erased client
 */
export async function deleteService(
  db: Queries,
  id: string,
  seen: number | undefined,
  actor: Actor,
): Promise<StaffService> {
  const service = await staffService(db, id);
  refuseErased(service.vehicle);
  refuseOlder('service record', service, seen, {});
  const { numDeletedRows } = await db
    .deleteFrom('services')
    .where('id', '=', id)
    .where('version', '=', service.version)
    .executeTakeFirst();
  if (numDeletedRows === 0n) {
    throw changedMeanwhile('service record', { theirs: await staffService(db, id), yours: {} });
  }
  await syncMileage(db, { ...service, mileage: null }, service.mileage, actor.now);
  await planReminders(db, [service.vehicle_id], actor.now);
  await auditService(db, actor, service, 'deleted');
  return service;
}

function requireDone(
  { status, service_date: date }: Pick<ServiceRow, 'status' | 'service_date'>,
  now: Temporal.Instant,
) {
  if (status === 'completed' && date > today(now))
    throw wrongField('service_date', 'Completed work cannot have a date in the future.');
}

type NextDue = Pick<ServiceChange, 'mot_expiry' | 'service_due_date' | 'service_due_mileage'>;

/** Passes what is due next on to the car; what the record leaves out stays. Reminders are planned again either way. */
async function noteDue(
  db: Queries,
  { vehicle_id: id }: ServiceRow,
  due: NextDue,
  actor: Actor,
): Promise<void> {
  const said = Object.entries(due).filter(([, value]) => value !== null && value !== undefined);
  if (said.length > 0) await changeVehicle(db, id, Object.fromEntries(said), actor);
  else await planReminders(db, [id], actor.now);
}

async function requireAppointmentOf(db: Queries, id: string, vehicleId: string): Promise<void> {
  const row = await db
    .selectFrom('appointments')
    .select('vehicle_id')
    .where('id', '=', id)
    // Waits for anyone who is choosing another car for it.
    .forShare()
    .executeTakeFirst();
  if (!row) throw notFound('appointment');
  if (row.vehicle_id === vehicleId) return;
  throw new AppError(
    'conflict',
    'The vehicle for this appointment has changed in the meantime. Please check what you have written here, then save again.',
  );
}

const acts = { created: 'Recorded', edited: 'Changed', deleted: 'Deleted' };

async function auditService(
  db: Queries,
  actor: Actor,
  service: StaffService,
  action: keyof typeof acts,
): Promise<void> {
  const summary = `${acts[action]} ${service.service_type} of ${formatDate(service.service_date)}, ${carName(service.vehicle)}`;
  const details = { version: service.version, cost: service.cost };
  await recordAuditEntry(db, actor, { action: `service.${action}`, subjectId: service.id, summary, details });
}
