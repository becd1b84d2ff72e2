import type { Queries } from '../../db/open.ts';
import type { MessageRow } from '../../db/tables.ts';
import { type Appointment, findAppointment } from '../appointments/data.server.ts';
import { hasAccount } from '../profiles/data.server.ts';
import { composeCurrentReminder } from '../reminders/send.server.ts';
import {
  appointmentTomorrow,
  bookingConfirmed,
  bookingMoved,
  bookingReceived,
  workCompleted,
} from './appointment-mails.server.ts';
import { bookingCancelled } from './cancellation-mails.server.ts';
import { collectionFacts } from './collection.server.ts';
import { type AppointmentKind, groupOf, isAppointmentKind } from './kinds.ts';
import type { Mail } from './letter.server.ts';
import { fileFor, type MessageContext } from './notices.server.ts';
import { priceAsked } from './quote-mails.server.ts';
import { findOpenQuote } from './relevance.server.ts';

type Template = (appointment: Appointment, publicUrl: string, hasAccount: boolean) => Mail;

/** The templates that rewrite a message from its appointment alone. */
const templates: Record<AppointmentKind, Template | null> = {
  'booking-received': bookingReceived,
  'booking-confirmed': bookingConfirmed,
  'booking-moved': bookingMoved,
  'booking-cancelled': bookingCancelled,
  'appointment-tomorrow': appointmentTomorrow,
  'price-asked': null,
  'price-agreed': null,
  'work-completed': null,
};

type Words = Pick<MessageRow, 'subject' | 'text' | 'html' | 'ics'>;

/** A message with its calendar file, if it has one. */
type Dated = Mail & { ics?: string | undefined };

/**
 * Rewrites a message for its appointment or its car as they are now. If staff make an appointment longer, or correct
 * its car, its work or a plate, no message is sent; but one that waited, or is sent again, must not state what was true
 * before. What was agreed stays as it was agreed.
 * @returns undefined if the words are the same
 */
export async function currentWording(
  garage: MessageContext,
  db: Queries,
  message: MessageRow,
): Promise<Words | undefined> {
  const isReminder = groupOf(message.kind) === 'reminder';
  const words: Dated | undefined = isReminder
    ? await currentReminder(garage, db, message)
    : await ofAppointment(garage, db, message);
  if (!words || (words.text === message.text && words.subject === message.subject)) return undefined;
  const { subject, text, html } = words;
  return { subject, text, html, ics: words.ics ?? message.ics };
}

/**
 * A reminder in today's words, including one that staff have sent again.
 * @returns undefined if it no longer applies
 */
export async function currentReminder(
  garage: MessageContext,
  db: Queries,
  { reminder_id, resent_of, profile_id }: MessageRow,
): Promise<Mail | undefined> {
  const first = db.selectFrom('outbox').select('reminder_id').where('id', '=', resent_of);
  const id = reminder_id ?? (await first.executeTakeFirst())?.reminder_id;
  return id ? composeCurrentReminder(garage, db, id, profile_id) : undefined;
}

async function ofAppointment(
  garage: MessageContext,
  db: Queries,
  message: MessageRow,
): Promise<Dated | undefined> {
  const appointment = await findAppointment(db, message.appointment_id ?? '');
  if (!appointment) return undefined;
  const { publicUrl } = garage.env;
  if (message.kind === 'price-asked') {
    const quote = await findOpenQuote(db, message);
    return quote && priceAsked(appointment, quote, publicUrl);
  }
  if (message.kind === 'work-completed')
    return workCompleted(appointment, publicUrl, await collectionFacts(garage, db, appointment));
  const template = isAppointmentKind(message.kind) && templates[message.kind];
  if (!template) return undefined;
  const mail = template(appointment, publicUrl, await hasAccount(db, appointment.client_id));
  return { ...mail, ...(message.ics && { ics: fileFor(garage, mail.kind, appointment) }) };
}
