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
 * What follows from a write to an appointment, for the same transaction: the client is told, and reminders
 * vanish while the work is booked or done, and come back when it is not.
 */

/** What it needs of the garage. */
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

/** @param before as it was: only another time is worth a message */
export async function afterMove(
  garage: Following,
  db: Queries,
  before: Appointment,
  appointment: Appointment,
): Promise<void> {
  if (isMoved(before, appointment)) await noticeMoved(garage, db, appointment);
  await planAnew(garage, db, appointment);
}

/** @param by who cancelled: staff can take it back for some seconds, so their message waits */
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

/** Staff took their last act back. */
export async function afterUndo(garage: Following, db: Queries, appointment: Appointment): Promise<void> {
  await noticeUndone(garage, db, appointment);
  await planAnew(garage, db, appointment);
}

/** What it is about has changed: nobody is told, but other work may be booked now, or that of another car. */
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
