import type { Queries } from '../../db/open.ts';
import { AppError, wrongField, refuseOlder } from '../../server/errors.ts';
import { changeRow, lockRow, nextVersion } from '../../server/transaction.ts';
import type { Attribution } from '../audit/data.server.ts';
import type { Actor } from '../profiles/actor.server.ts';
import { requireColleague } from '../profiles/colleagues.server.ts';
import { requireUnerasedClient } from '../profiles/data.server.ts';
import { lockBays } from '../settings/data.server.ts';
import { lockOwnVehicle, lockVehicles } from '../vehicles/data.server.ts';
import { createAppointment } from './data.server.ts';
import { hasPassed, refusePastDay } from './free.server.ts';
import { cancelAppointment, moveAppointment, type Move } from './moves.server.ts';
import { isMoved } from './times.ts';
import {
  inSentence,
  isComing,
  isOpen,
  openStatuses,
  type Status,
  type Step,
  transitions,
} from './statuses.ts';
import { type AppointmentAction, auditAppointment, undoable } from './audit.server.ts';
import { reading, type StaffAppointment, staffAppointment } from './staff-rows.server.ts';
import type { AppointmentEdit, BookedWork } from './staff-schema.ts';

/**
 * Books an appointment for a client, and confirms it if it was agreed with them. Staff may choose the bay, and any day
 * from today on, even a closed one or an hour that has already passed today.
 * @throws {AppError} `slot_taken`; `not_found` if the assignee is not a colleague, or the client was erased;
 *   `invalid_input` for a day that is over, and for a bay that does not exist
 */
export async function bookForClient(
  db: Queries,
  whose: { clientId: string; vehicleId: string | null },
  { is_agreed: isAgreed, ...work }: BookedWork,
  actor: Actor,
): Promise<StaffAppointment> {
  refusePastDay(work.appointment_date, actor.now);
  if (work.assigned_to) await requireColleague(db, work.assigned_to);
  await requireBay(db, work.bay);
  const { id } = await createAppointment(
    db,
    whose.clientId,
    { ...work, vehicle_id: whose.vehicleId },
    actor.now,
  );
  const booked = await staffAppointment(db, id);
  await auditAppointment(db, actor, booked, { action: 'created' });
  if (!isAgreed) return booked;
  // Within a millisecond, ids are in no order, and the history would begin with either.
  const afterBooking = { ...actor, now: actor.now.add({ milliseconds: 1 }) };
  // This step cannot be undone: the client gets one message about both, and undoing would withdraw it.
  return take(db, booked, 'confirmed', {}, afterBooking);
}

/**
 * Changes what an appointment is about, but not when.
 * @throws {AppError} `not_found` if the car is not the client's, the assignee is not a colleague, or the client was
 *   erased; `changed_meanwhile`; `invalid_input` for a different car once there is a service record
 */
export async function editAppointment(
  db: Queries,
  before: StaffAppointment,
  { version, ...edit }: AppointmentEdit,
  actor: Actor,
): Promise<StaffAppointment> {
  // Not `findClient`: a client may have become a colleague, and keeps their appointments.
  await requireUnerasedClient(db, before.client_id);
  refuseOlder('appointment', before, version, edit);
  // The assignee keeps the work through other changes, even if they can no longer sign in.
  if (edit.assigned_to && edit.assigned_to !== before.assigned_to)
    await requireColleague(db, edit.assigned_to);
  if (edit.vehicle_id !== undefined && edit.vehicle_id !== before.vehicle_id)
    await requireVehicleFor(db, before, edit.vehicle_id);
  const after = await changeRow(db, 'appointments', before, edit, reading(actor));
  await auditAppointment(db, actor, after, { action: 'edited', details: { fields: Object.keys(edit) } });
  return after;
}

/** The car must be the client's and, if there is a service record, the record's: no other car was brought in. */
async function requireVehicleFor(
  db: Queries,
  { id, client_id, vehicle_id }: StaffAppointment,
  vehicleId: string | null,
): Promise<void> {
  // Waits for anyone who is just recording this appointment's work; anyone later finds the new car.
  await lockRow(db, 'appointments', id);
  // Locks both at once, because two people may be swapping the cars of two appointments.
  const cars = [vehicle_id, vehicleId].filter((car) => car !== null);
  await lockVehicles(db, cars);
  if (vehicleId) await lockOwnVehicle(db, client_id, vehicleId);
  const ofAnother = await db
    .selectFrom('services')
    .select('id')
    .where('appointment_id', '=', id)
    .where('vehicle_id', '!=', vehicleId ?? '')
    .executeTakeFirst();
  if (!ofAnother) return;
  throw wrongField(
    'vehicle_id',
    'This appointment has a service record for its vehicle. To choose another vehicle, please delete that record first.',
  );
}

/** Unassigns the open appointments of someone who leaves, so that staff can see that nobody has them. */
export async function unassignAppointments(db: Queries, profileId: string, by: Attribution): Promise<void> {
  const rows = await db
    .updateTable('appointments')
    .set({ assigned_to: null, ...nextVersion(by.now) })
    .where('assigned_to', '=', profileId)
    .where('status', 'in', openStatuses)
    .returning(['id', 'version', 'service_type', 'appointment_date', 'appointment_time'])
    .execute();
  for (const row of rows)
    await auditAppointment(db, by, row, { action: 'edited', details: { fields: ['assigned_to'] } });
}

const actions: Record<Step, AppointmentAction> = {
  confirmed: 'confirmed',
  in_progress: 'started',
  completed: 'completed',
};

/**
 * Carries out one of the specification's transitions. Confirming a request also agrees to it.
 * @throws {AppError} `not_found`, `changed_meanwhile`; `conflict` for a transition that does not exist
 */
export async function changeStatus(
  db: Queries,
  id: string,
  { status, version }: { status: Status; version?: number | undefined },
  actor: Actor,
): Promise<StaffAppointment> {
  const before = await staffAppointment(db, id);
  refuseOlder('appointment', before, version, { status });
  const next = transitions[before.status].find(({ to }) => to === status);
  if (!next) {
    throw new AppError(
      'conflict',
      `An appointment that is ${inSentence(before.status)} cannot become ${inSentence(status)}.`,
    );
  }
  await requireUnerasedClient(db, before.client_id);
  return take(db, before, next.to, { before: undoable(before) }, actor);
}

async function take(
  db: Queries,
  before: StaffAppointment,
  status: Step,
  details: Record<string, unknown>,
  actor: Actor,
): Promise<StaffAppointment> {
  const change = { status, is_request: 0 as const };
  const after = await changeRow(db, 'appointments', before, change, reading(actor));
  await auditAppointment(db, actor, after, { action: actions[status], details });
  return after;
}

/** Whether a client can have missed an appointment by now: work has not begun, and its hour has passed. */
export function isMissed(
  { status, appointment_date, appointment_time }: StaffAppointment,
  now: Temporal.Instant,
): boolean {
  return isComing(status) && hasPassed(appointment_date, appointment_time, now);
}

/**
 * Cancels an appointment, with a reason, or because the client did not come.
 * @throws {AppError} `not_found`, `changed_meanwhile`; `conflict` if it is already over or, for a no-show, if it is not
 *   due yet or work has begun
 */
export async function cancelForClient(
  db: Queries,
  id: string,
  cancel: { reason: string | null; noShow: boolean; version?: number | undefined },
  actor: Actor,
): Promise<StaffAppointment> {
  const before = await staffAppointment(db, id);
  if (cancel.noShow && isOpen(before.status) && !isMissed(before, actor.now)) {
    const why = isComing(before.status)
      ? 'This appointment is still to come, so nobody can have missed it.'
      : 'Work on this appointment has begun, so the client did come.';
    throw new AppError('conflict', why);
  }
  const { reason, noShow, version = before.version } = cancel;
  const cancelled = { reason, by: actor.id, noShow, version };
  const after = await cancelAppointment(db, id, cancelled, reading(actor));
  const action = noShow ? 'no-show' : 'cancelled';
  await auditAppointment(db, actor, after, { action, details: { before: undoable(before) } });
  return after;
}

/**
 * Moves an appointment to another time or bay, or changes how long it takes, even if it began on an earlier day.
 * @throws {AppError} as `moveAppointment`; `invalid_input` for a bay that does not exist, or another day that is over
 */
export async function moveForClient(
  db: Queries,
  before: StaffAppointment,
  { version, ...move }: Move & { version?: number | undefined },
  actor: Actor,
): Promise<StaffAppointment> {
  await requireBay(db, move.bay);
  const { id, appointment_date, appointment_time, duration_minutes, bay } = before;
  if (move.appointment_date !== appointment_date) refusePastDay(move.appointment_date, actor.now);
  // Once the garage has chosen the time, it is no longer a request.
  const also = isMoved(before, move) ? { is_request: 0 as const } : {};
  const after = await moveAppointment(db, id, { ...move, version, also }, reading(actor));
  const from = { appointment_date, appointment_time, duration_minutes, bay };
  const action = isMoved(before, after) ? 'moved' : 'edited';
  await auditAppointment(db, actor, after, { action, from: before, details: { from } });
  return after;
}

async function requireBay(db: Queries, bay: number | undefined): Promise<void> {
  if (bay === undefined) return;
  const bays = await lockBays(db);
  if (bay <= bays) return;
  throw wrongField('bay', bays === 1 ? 'The garage has one bay.' : `The garage has ${bays} bays.`);
}
