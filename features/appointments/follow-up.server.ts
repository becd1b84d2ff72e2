import type { Queries } from '../../db/open.ts';
import type { Garage } from '../../server/garage.ts';
import {
  noticeBooked,
  noticeCancelled,
  noticeMoved,
  noticeStatus,
  noticeUndone,
} from '../notifications/notices.server.ts';
import { planReminders } from '../reminders/plan.server.ts';
import type { Appointment } from './data.server.ts';
import { isMoved } from './moves.server.ts';

/**
 * What follows a write to an appointment, in the same transaction: the client gets a message, and reminders disappear
 * while the work is booked or done, and come back when it is not.
 */

/** The parts of the garage that these functions need. */
type Following = Pick<Garage, 'env' | 'clock'>;

/** A new appointment. */
export async function afterBooking(
  garage: Following,
  db: Queries,
  appointment: Appointment,
  by: 'client' | 'staff',
): Promise<void> {
  await noticeBooked(garage, db, appointment, by);
  await planAnew(garage, db, appointment);
}

/** @param before the appointment as it was: only a new time is worth a message */
export async function afterMove(
  garage: Following,
  db: Queries,
  before: Appointment,
  appointment: Appointment,
): Promise<void> {
  if (isMoved(before, appointment)) await noticeMoved(garage, db, appointment);
  await planAnew(garage, db, appointment);
}

/** @param by who cancelled: staff can undo it for some seconds, so their message waits */
export async function afterCancelling(
  garage: Following,
  db: Queries,
  appointment: Appointment,
  by: 'client' | 'staff',
): Promise<void> {
  await noticeCancelled(garage, db, appointment, by);
  await planAnew(garage, db, appointment);
}

/** Staff set another status. */
export async function afterStatus(garage: Following, db: Queries, appointment: Appointment): Promise<void> {
  await noticeStatus(garage, db, appointment);
  await planAnew(garage, db, appointment);
}

/** Staff undid their last act. */
export async function afterUndo(garage: Following, db: Queries, appointment: Appointment): Promise<void> {
  await noticeUndone(garage, db, appointment);
  await planAnew(garage, db, appointment);
}

/** The appointment's details changed: no message is sent, but it may now be for other work or another car. */
export async function afterEdit(
  garage: Following,
  db: Queries,
  before: Appointment,
  appointment: Appointment,
): Promise<void> {
  await planAnew(garage, db, before, appointment);
}

async function planAnew({ clock }: Following, db: Queries, ...appointments: Appointment[]): Promise<void> {
  const cars = appointments.flatMap(({ vehicle_id: id }) => id ?? []);
  await planReminders(db, cars, clock());
}
