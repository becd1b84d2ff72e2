import type { Queries } from '../../db/open.ts';
import { business } from '../../business.ts';
import { instantOf, stamp, today } from '../../server/clock.ts';
import { AppError, notFound, wrongField } from '../../server/errors.ts';
import { lockRow } from '../../server/transaction.ts';
import { readSettings } from '../settings/data.server.ts';
import type { Settings } from '../settings/schema.ts';
import { lockOwnVehicle } from '../vehicles/data.server.ts';
import { closureOn, lastBookableDay, tooFarAhead } from './calendar.ts';
import { type Appointment, createAppointment, findAppointment } from './data.server.ts';
import { hasPassed, refusePastDay } from './free.server.ts';
import { cancelAppointment, moveAppointment } from './moves.server.ts';
import { isMoved, type When } from './times.ts';
import type { Booking, AppointmentChange } from './schema.ts';
import { auditAppointment } from './audit.server.ts';
import { isComing, isOpen } from './statuses.ts';

/** An appointment as its client sees it, with whether, and until when, they may still change it. */
export type OwnAppointment = Appointment & { can_change: boolean; change_until: string };

type Moment = { stamp: string; epoch: number };
const kept = new Map<string, Moment>();

/**
 * The last moment at which a client may change an appointment: its start, less the notice. Remembered, because a diary
 * has few such moments, and computing one costs as much as reading a row.
 */
function lastChange({ appointment_date: date, appointment_time: time }: When, noticeHours: number): Moment {
  const key = `${date} ${time} ${noticeHours}`;
  const known = kept.get(key);
  if (known) return known;
  const instant = instantOf(date, time).subtract({ hours: noticeHours });
  const found = { stamp: stamp(instant), epoch: instant.epochMilliseconds };
  if (kept.size >= 5000) kept.clear();
  kept.set(key, found);
  return found;
}

/** Adds what the client may still do with their appointment at this moment. */
export function toOwn(
  appointment: Appointment,
  { notice_hours }: Settings,
  now: Temporal.Instant,
): OwnAppointment {
  const last = lastChange(appointment, notice_hours);
  const inTime = now.epochMilliseconds <= last.epoch;
  return {
    ...appointment,
    can_change: inTime && isComing(appointment.status),
    change_until: last.stamp,
  };
}

/**
 * Checks the day and time that a client asks for.
 * @returns whether it is only a request, because the garage is closed that day
 * @throws {AppError} `invalid_input` for the past, for a day too far ahead, and for closed days if the owner takes no
 *   requests
 */
function checkRequestedTime(
  { appointment_date, appointment_time }: When,
  settings: Settings,
  now: Temporal.Instant,
): boolean {
  refusePastDay(appointment_date, now);
  if (appointment_date > lastBookableDay(today(now)))
    throw wrongField('appointment_date', tooFarAhead(today(now)));
  if (hasPassed(appointment_date, appointment_time, now)) {
    throw wrongField('appointment_time', 'This time has already passed. Please choose a later one.');
  }
  const closure = closureOn(appointment_date, settings);
  if (closure && !settings.closed_days_on_request)
    throw wrongField('appointment_date', `${closure} Please choose another day.`);
  return closure !== null;
}

/**
 * Books an appointment for a client.
 * @throws {AppError} `invalid_input`, `not_found` for a vehicle that is not theirs, `slot_taken`
 */
export async function book(
  db: Queries,
  clientId: string,
  booking: Booking,
  now: Temporal.Instant,
): Promise<OwnAppointment> {
  const settings = await readSettings(db);
  const isRequest = checkRequestedTime(booking, settings, now);
  if (booking.vehicle_id) await lockOwnVehicle(db, clientId, booking.vehicle_id);
  return toOwn(await createAppointment(db, clientId, booking, now, isRequest), settings, now);
}

/** How many of a new client's bookings may wait to be confirmed: more than a household's cars, less than a week's diary. */
const maxUnconfirmed = 8;

/**
 * Keeps strangers from filling the diary: until the garage has done some work for a client, only so many of their
 * bookings may wait to be confirmed.
 * @throws {AppError} `conflict`
 */
export async function refuseManyUnconfirmed(
  db: Queries,
  clientId: string,
  now: Temporal.Instant,
): Promise<void> {
  // Bookings made at the same moment are counted one after the other.
  await lockRow(db, 'profiles', clientId);
  const { waiting, done } = await db
    .selectFrom('appointments')
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .filterWhere('status', '=', 'scheduled')
        .filterWhere('appointment_date', '>=', today(now))
        .as('waiting'),
      fn.countAll<number>().filterWhere('status', '=', 'completed').as('done'),
    ])
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  if (done > 0 || waiting < maxUnconfirmed) return;
  const how = `Please wait until we have confirmed one, or ring us on ${business.phone}.`;
  throw new AppError('conflict', `${maxUnconfirmed} of your bookings are waiting for us already. ${how}`);
}

/** @throws {AppError} `not_found` if the appointment is not this client's */
export async function ownAppointment(db: Queries, clientId: string, id: string): Promise<Appointment> {
  const appointment = await findAppointment(db, id);
  if (appointment?.client_id !== clientId) throw notFound('appointment');
  return appointment;
}

/**
 * Moves a client's own appointment, or changes its notes. The garage has not agreed to a new time or length yet, so the
 * status goes back to scheduled; if only the notes change, it stays as it is.
 * @throws {AppError} as `moveAppointment` and, for a new time or length, as `checkRequestedTime`; `conflict` also after
 *   the notice time and once work has begun
 */
export async function changeOwn(
  db: Queries,
  before: Appointment,
  change: AppointmentChange,
  now: Temporal.Instant,
): Promise<OwnAppointment> {
  const settings = await readSettings(db);
  requireChangeable(before, settings, now);
  const {
    appointment_date = before.appointment_date,
    appointment_time = before.appointment_time,
    duration_minutes = before.duration_minutes,
    notes = before.notes,
    version = before.version,
  } = change;
  const time = { appointment_date, appointment_time, duration_minutes };
  const isOtherLength = duration_minutes !== before.duration_minutes;
  const again = isMoved(before, time) || isOtherLength ? backToScheduled(time, settings, now) : {};
  const read = () => ownAppointment(db, before.client_id, before.id);
  const moved = { ...time, version, also: { notes, ...again } };
  const after = await moveAppointment(db, before.id, moved, { now, read });
  const by = { id: null, now };
  if (after.notes !== before.notes) await auditAppointment(db, by, after, { action: 'client-noted' });
  if (isMoved(before, after)) await auditAppointment(db, by, after, { action: 'client-moved', from: before });
  else if (isOtherLength) await auditAppointment(db, by, after, { action: 'client-changed' });
  return toOwn(after, settings, now);
}

/** @throws {AppError} as `checkRequestedTime` */
function backToScheduled(change: When, settings: Settings, now: Temporal.Instant) {
  const isRequest = checkRequestedTime(change, settings, now);
  return { status: 'scheduled' as const, is_request: isRequest ? (1 as const) : (0 as const) };
}

/**
 * Cancels a client's own appointment.
 * @throws {AppError} as `cancelAppointment`; `not_found` also if it is not theirs; `conflict` also after the notice
 *   time and once work has begun
 */
export async function cancelOwn(
  db: Queries,
  clientId: string,
  id: string,
  { reason, version }: { reason: string | null; version?: number | undefined },
  now: Temporal.Instant,
): Promise<OwnAppointment> {
  const settings = await readSettings(db);
  const before = await ownAppointment(db, clientId, id);
  requireChangeable(before, settings, now);
  const cancel = { reason, by: clientId, version: version ?? before.version };
  const read = () => ownAppointment(db, clientId, id);
  const after = await cancelAppointment(db, id, cancel, { now, read });
  await auditAppointment(db, { id: null, now }, after, { action: 'client-cancelled' });
  return toOwn(after, settings, now);
}

/** Lets an appointment that is over pass: moving and cancelling refuse it with messages of their own. */
function requireChangeable(appointment: Appointment, settings: Settings, now: Temporal.Instant): void {
  if (!isOpen(appointment.status) || toOwn(appointment, settings, now).can_change) return;
  const why = isComing(appointment.status)
    ? 'It is too close to the appointment to change it here.'
    : 'We have already started work on this, so it cannot be changed here.';
  throw new AppError('conflict', `${why} Please call us on ${business.phone}.`);
}
