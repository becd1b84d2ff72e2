import type { Queries } from '../../db/open.ts';
import type { MessageRow } from '../../db/tables.ts';
import { type Appointment, findAppointment } from '../appointments/data.server.ts';
import { calendarFile } from '../calendar/ics.ts';
import {
  appointmentTomorrow,
  bookingConfirmed,
  bookingMoved,
  bookingReceived,
} from './appointment-mails.server.ts';
import type { MessageKind } from './kinds.ts';
import type { Mail } from './letter.server.ts';
import { hasAccount, type Teller } from './notices.server.ts';

type Template = (appointment: Appointment, publicUrl: string, canSignIn: boolean) => Mail;

/** The messages that repeat what an appointment to come is about. */
const templates = new Map<string, Template>([
  ['booking-received', bookingReceived],
  ['booking-confirmed', bookingConfirmed],
  ['booking-moved', bookingMoved],
  ['appointment-tomorrow', appointmentTomorrow],
] satisfies [MessageKind, Template][]);

type Words = Pick<MessageRow, 'subject' | 'text' | 'html' | 'ics'>;

/**
 * What a message says of its appointment as it is now: nobody is told that staff made it longer, or corrected its car or
 * its work, but what waited, or is sent once more, must not say what it was before.
 * @returns undefined when the words are the same
 */
export async function presentWords(
  { env: { publicUrl }, clock }: Teller,
  db: Queries,
  message: MessageRow,
): Promise<Words | undefined> {
  const template = templates.get(message.kind);
  const appointment = template && (await findAppointment(db, message.appointment_id ?? ''));
  if (!appointment) return undefined;
  const canSignIn = await hasAccount(db, appointment.client_id);
  const { subject, text, html } = template(appointment, publicUrl, canSignIn);
  if (text === message.text && subject === message.subject) return undefined;
  const about = { now: clock(), publicUrl, method: 'REQUEST' } as const;
  return { subject, text, html, ics: message.ics && calendarFile([appointment], about) };
}
