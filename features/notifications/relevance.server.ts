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
 * In which statuses of its appointment a message that names a time to come may be sent; null for the others. An
 * appointment that its client makes longer has to be confirmed anew.
 */
const saidWhile: Record<AppointmentKind, Status[] | null> = {
  'booking-received': openStatuses,
  'booking-confirmed': agreedStatuses.filter((status) => openStatuses.includes(status)),
  'booking-moved': openStatuses,
  'booking-cancelled': null,
  'appointment-tomorrow': openStatuses,
  'price-asked': null,
  'price-agreed': null,
  'work-completed': null,
};

/**
 * Whether a message that may have waited for long still says something true and wanted. Asked right before
 * it leaves.
 */
export async function isStillTrue(db: Queries, message: MessageRow, now: Temporal.Instant): Promise<boolean> {
  if (groupOf(message.kind) === 'reminder') return isWantedReminder(db, message, now);
  const statuses = isAppointmentKind(message.kind) && saidWhile[message.kind];
  if (statuses) return isToCome(db, message, statuses, now);
  if (message.kind === 'price-asked') return (await askedIn(db, message)) !== undefined;
  return true;
}

/**
 * Whether what is not true any more may be so again in a moment: staff can take back what has just become of its
 * appointment, and nothing would say then what was dropped meanwhile.
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
 * Where a message is to go: it may have been put right since it was written. What signs people in goes to whom it was
 * written for.
 * @returns null for a client whose address was removed
 */
export async function presentAddress(
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

/** Whether the reminder is still wanted, by the person at this address, and was not sent. */
async function isWantedReminder(db: Queries, message: MessageRow, now: Temporal.Instant): Promise<boolean> {
  // Staff sent it once more: only the person's consent counts.
  if (message.resent_of) return (await agreedAt(db, message.profile_id)) !== null;
  if (!message.reminder_id) return false;
  // It says in how many days, which is wrong on any other day; that day's run writes it anew.
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
 * @returns the price that a message asks for, while it waits for its answer and its appointment is not over: then
 *   nothing can be agreed for it
 */
export async function askedIn(db: Queries, message: MessageRow): Promise<QuoteRow | undefined> {
  const asked = await db
    .selectFrom('quotes')
    .innerJoin('appointments', 'appointments.id', 'quotes.appointment_id')
    .selectAll('quotes')
    .where('quotes.appointment_id', '=', message.appointment_id)
    .where('quotes.status', '=', 'asked')
    .where('appointments.status', 'in', openStatuses)
    .execute();
  // One that staff send once more says by nothing but its link which price it is about.
  return asked.find(({ id }) => message.text.includes(id));
}

/**
 * The appointment is in one of these statuses, its day is not over, and it is still at the time that the message names:
 * what has left keeps its words when the appointment moves, and staff may send it once more.
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
