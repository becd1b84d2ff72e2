import type { Queries } from '../../db/open.ts';
import type { Garage } from '../../server/garage.ts';
import {
  notifyOfBooking,
  notifyOfCancellation,
  notifyOfMove,
  notifyOfStatus,
  notifyOfUndo,
} from '../notifications/notices.server.ts';
import { planReminders } from '../reminders/plan.server.ts';
import type { Appointment } from './data.server.ts';
import { isMoved } from './times.ts';

/**
 * What follows a write to an appointment, in the same transaction: the client gets a message, and reminders disappear
 * while the work is booked or done, and come back when it is not.
 */

/** The parts of the garage that these functions need. */
type FollowUpContext = Pick<Garage, 'env' | 'clock'>;

/** A new appointment. */
export async function afterBooking(
  garage: FollowUpContext,
  db: Queries,
  appointment: Appointment,
  by: 'client' | 'staff',
): Promise<void> {
  await notifyOfBooking(garage, db, appointment, by);
  await replanReminders(garage, db, appointment);
}

/** @param before the appointment as it was: only a new time is worth a message */
export async function afterMove(
  garage: FollowUpContext,
  db: Queries,
  before: Appointment,
  appointment: Appointment,
): Promise<void> {
  if (isMoved(before, appointment)) await notifyOfMove(garage, db, appointment);
  await replanReminders(garage, db, appointment);
}

/** @param by who cancelled: staff can undo it for some seconds, so their message waits */
export async function afterCancelling(
  garage: FollowUpContext,
  db: Queries,
  appointment: Appointment,
  by: 'client' | 'staff',
): Promise<void> {
  await notifyOfCancellation(garage, db, appointment, by);
  await replanReminders(garage, db, appointment);
}

/** Staff set another status. */
export async function afterStatus(
  garage: FollowUpContext,
  db: Queries,
  appointment: Appointment,
): Promise<void> {
  await notifyOfStatus(garage, db, appointment);
  await replanReminders(garage, db, appointment);
}

/** Staff undid their last act. */
export async function afterUndo(
  garage: FollowUpContext,
  db: Queries,
  appointment: Appointment,
): Promise<void> {
  await notifyOfUndo(garage, db, appointment);
  await replanReminders(garage, db, appointment);
}

/** The appointment's details changed: no message is sent, but it may now be for other work or another car. */
export async function afterEdit(
  garage: FollowUpContext,
  db: Queries,
  before: Appointment,
  appointment: Appointment,
): Promise<void> {
  await replanReminders(garage, db, before, appointment);
}

async function replanReminders(
  { clock }: FollowUpContext,
  db: Queries,
  ...appointments: Appointment[]
): Promise<void> {
  const cars = appointments.flatMap(({ vehicle_id: id }) => id ?? []);
  await planReminders(db, cars, clock());
}
