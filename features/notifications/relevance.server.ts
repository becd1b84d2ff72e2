import type { Queries } from '../../db/open.ts';
import type { MessageRow, QuoteRow } from '../../db/tables.ts';
import { stamp, today } from '../../server/clock.ts';
import { addDays } from '../appointments/calendar.ts';
import { agreedStatuses, openStatuses, type Status } from '../appointments/statuses.ts';
import { agreedAt } from '../reminders/consent.server.ts';
import { wantedReminders } from '../reminders/data.server.ts';
import { when } from './appointment-mails.server.ts';
import { type AppointmentKind, groupOf, isAppointmentKind } from './kinds.ts';
import { holdSeconds } from './notices.server.ts';

/**
 * The statuses of its appointment in which a message that names a future time may be sent; null for other messages.
 * An appointment that its client makes longer has to be confirmed again.
 */
const sendableStatuses: Record<AppointmentKind, Status[] | null> = {
  'booking-received': openStatuses,
  'booking-confirmed': agreedStatuses.filter((status) => openStatuses.includes(status)),
  'booking-moved': openStatuses,
  'booking-cancelled': null,
  'appointment-tomorrow': openStatuses,
  'price-asked': null,
  'price-agreed': null,
  'work-completed': null,
};

/** Whether a message that may have waited for long is still true and wanted. Checked right before it leaves. */
export async function isStillTrue(db: Queries, message: MessageRow, now: Temporal.Instant): Promise<boolean> {
  if (groupOf(message.kind) === 'reminder') return isWantedReminder(db, message, now);
  const statuses = isAppointmentKind(message.kind) && sendableStatuses[message.kind];
  if (statuses) return isToCome(db, message, statuses, now);
  if (message.kind === 'price-asked') return (await findOpenQuote(db, message)) !== undefined;
  return true;
}

/**
 * Whether a message that is no longer true may be true again in a moment: staff can still undo the latest change of
 * its appointment, and a message that was dropped by then would not be written again.
 */
export async function mayBeTrueAgain(
  db: Queries,
  { appointment_id: id }: MessageRow,
  now: Temporal.Instant,
): Promise<boolean> {
  const changed = await db
    .selectFrom('appointments')
    .select('id')
    .where('id', '=', id)
    .where('updated_at', '>', stamp(now.subtract({ seconds: holdSeconds })))
    .where('updated_at', '<=', stamp(now))
    .executeTakeFirst();
  return changed !== undefined;
}

/**
 * The address for a message, which may have been corrected since the message was written. A message that signs people
 * in goes to the address for which it was written.
 * @returns null for a client whose address was removed
 */
export async function currentAddress(
  db: Queries,
  { kind, profile_id, to_email }: Pick<MessageRow, 'kind' | 'profile_id' | 'to_email'>,
): Promise<string | null> {
  if (groupOf(kind) === 'account') return to_email;
  const client = await db
    .selectFrom('profiles')
    .select('email')
    .where('id', '=', profile_id)
    .executeTakeFirst();
  return client ? client.email : to_email;
}

/** Whether the person at this address still wants the reminder, and it has not been sent. */
async function isWantedReminder(db: Queries, message: MessageRow, now: Temporal.Instant): Promise<boolean> {
  // Staff have sent it again: only the person's consent counts.
  if (message.resent_of) return (await agreedAt(db, message.profile_id)) !== null;
  if (!message.reminder_id) return false;
  // It says in how many days something is due, which is wrong on any other day; that day's run rewrites it.
  if (today(Temporal.Instant.from(message.created_at)) !== today(now)) return false;
  const row = await wantedReminders(db)
    .select('reminders.id')
    .where('reminders.id', '=', message.reminder_id)
    .where('reminders.is_sent', '=', 0)
    .where('profiles.email', '=', message.to_email)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * @returns the price that a message asks for, if it still awaits an answer and its appointment is not over; nothing
 *   can be agreed for an appointment that is over
 */
export async function findOpenQuote(db: Queries, message: MessageRow): Promise<QuoteRow | undefined> {
  const asked = await db
    .selectFrom('quotes')
    .innerJoin('appointments', 'appointments.id', 'quotes.appointment_id')
    .selectAll('quotes')
    .where('quotes.appointment_id', '=', message.appointment_id)
    .where('quotes.status', '=', 'asked')
    .where('appointments.status', 'in', openStatuses)
    .execute();
  // In a message that staff send again, only the link shows which price it is about.
  return asked.find(({ id }) => message.text.includes(id));
}

/**
 * Whether the appointment is in one of these statuses, its day is not over, and it is still at the time in the message.
 * A message that has left keeps its words when the appointment moves, and staff may send it again.
 */
async function isToCome(
  db: Queries,
  message: MessageRow,
  statuses: Status[],
  now: Temporal.Instant,
): Promise<boolean> {
  const row = await db
    .selectFrom('appointments')
    .select(['appointment_date', 'appointment_time'])
    .where('id', '=', message.appointment_id)
    .where('status', 'in', statuses)
    .executeTakeFirst();
  if (!row || !message.text.includes(when(row))) return false;
  const date = today(now);
  return message.kind === 'appointment-tomorrow'
    ? row.appointment_date === addDays(date, 1)
    : row.appointment_date >= date;
}
