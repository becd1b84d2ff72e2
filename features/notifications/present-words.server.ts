import type { Queries } from '../../db/open.ts';
import type { MessageRow } from '../../db/tables.ts';
import { type Appointment, findAppointment } from '../appointments/data.server.ts';
import { hasAccount } from '../profiles/data.server.ts';
import { saidAgain } from '../reminders/send.server.ts';
import {
  appointmentTomorrow,
  bookingCancelled,
  bookingConfirmed,
  bookingMoved,
  bookingReceived,
  workCompleted,
} from './appointment-mails.server.ts';
import { type AppointmentKind, groupOf, isAppointmentKind } from './kinds.ts';
import type { Mail } from './letter.server.ts';
import { fileFor, type Teller } from './notices.server.ts';
import { priceAsked } from './quote-mails.server.ts';
import { askedIn } from './relevance.server.ts';

type Template = (appointment: Appointment, publicUrl: string, canSignIn: boolean) => Mail;

/** What writes a message anew from its appointment alone. */
const templates: Record<AppointmentKind, Template | null> = {
  'booking-received': bookingReceived,
  'booking-confirmed': bookingConfirmed,
  'booking-moved': bookingMoved,
  'booking-cancelled': bookingCancelled,
  'appointment-tomorrow': appointmentTomorrow,
  'price-asked': null,
  'price-agreed': null,
  'work-completed': workCompleted,
};

type Words = Pick<MessageRow, 'subject' | 'text' | 'html' | 'ics'>;

/** With its calendar file, where it has one. */
type Dated = Mail & { ics?: string | undefined };

/**
 * What a message says of its appointment or its car as they are now: nobody is told that staff made an appointment
 * longer, or corrected its car, its work or a plate, but what waited, or is sent once more, must not say what it was
 * before. What was agreed stays as it was agreed.
 * @returns undefined when the words are the same
 */
export async function presentWords(
  garage: Teller,
  db: Queries,
  message: MessageRow,
): Promise<Words | undefined> {
  const isReminder = groupOf(message.kind) === 'reminder';
  const words: Dated | undefined = isReminder
    ? await presentReminder(garage, db, message)
    : await ofAppointment(garage, db, message);
  if (!words || (words.text === message.text && words.subject === message.subject)) return undefined;
  const { subject, text, html } = words;
  return { subject, text, html, ics: words.ics ?? message.ics };
}

/**
 * A reminder in today's words, also one that staff sent once more.
 * @returns undefined when it is no longer so
 */
export async function presentReminder(
  garage: Teller,
  db: Queries,
  { reminder_id, resent_of, profile_id }: MessageRow,
): Promise<Mail | undefined> {
  const first = db.selectFrom('outbox').select('reminder_id').where('id', '=', resent_of);
  const id = reminder_id ?? (await first.executeTakeFirst())?.reminder_id;
  return id ? saidAgain(garage, db, id, profile_id) : undefined;
}

async function ofAppointment(garage: Teller, db: Queries, message: MessageRow): Promise<Dated | undefined> {
  const appointment = await findAppointment(db, message.appointment_id ?? '');
  if (!appointment) return undefined;
  const { publicUrl } = garage.env;
  if (message.kind === 'price-asked') {
    const quote = await askedIn(db, message);
    return quote && priceAsked(appointment, quote, publicUrl);
  }
  const template = isAppointmentKind(message.kind) && templates[message.kind];
  if (!template) return undefined;
  // Only what says that a booking has come offers an account.
  const canSignIn = message.kind !== 'booking-received' || (await hasAccount(db, appointment.client_id));
  const mail = template(appointment, publicUrl, canSignIn);
  return { ...mail, ...(message.ics && { ics: fileFor(garage, mail.kind, appointment) }) };
}
