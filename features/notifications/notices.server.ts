import { business } from '../../business.ts';
import type { Queries } from '../../db/open.ts';
import type { EnquiryRow } from '../../db/tables.ts';
import { today } from '../../server/clock.ts';
import type { Garage } from '../../server/garage.ts';
import type { Appointment } from '../appointments/data.server.ts';
import { undoSeconds } from '../appointments/staff-schema.ts';
import { agreedStatuses, isComing } from '../appointments/statuses.ts';
import { calendarFile } from '../calendar/ics.ts';
import { hasAccount } from '../profiles/data.server.ts';
import {
  bookingConfirmed,
  bookingMoved,
  bookingReceived,
  workCompleted,
} from './appointment-mails.server.ts';
import { bookingCancelled } from './cancellation-mails.server.ts';
import { closuresAhead } from './closures.server.ts';
import { collectionFacts } from './collection.server.ts';
import { enquiryNew, enquiryReceived } from './enquiry-mails.server.ts';
import { type AppointmentKind, isAppointmentKind, type MessageKind } from './kinds.ts';
import type { Mail } from './letter.server.ts';
import { automatic, type Message, queueMessage, withdrawMessages } from './outbox.server.ts';

/**
 * Tells people what happened. Each function stores its messages in the transaction of the write that they
 * report. A client without an email address gets none.
 */

/** The parts of the garage that writing a message needs. */
export type MessageContext = Pick<Garage, 'env' | 'clock'>;

/** A message about a transition does not leave until staff can no longer undo it. */
export const holdSeconds = undoSeconds + 5;

/**
 * A new appointment, which staff may have agreed on already. Clients who book themselves have an account; those for
 * whom staff book may have none.
 */
export async function notifyOfBooking(
  garage: MessageContext,
  db: Queries,
  appointment: Appointment,
  by: 'client' | 'staff',
): Promise<void> {
  const canSignIn = by === 'client' || (await hasAccount(db, appointment.client_id));
  const template = appointment.status === 'confirmed' ? bookingConfirmed : bookingReceived;
  await notifyClient(garage, db, appointment, {
    mail: template(appointment, garage.env.publicUrl, canSignIn),
  });
}

/**
 * A new time. Messages about the old one that have not left yet are withdrawn. A client whose car is in the workshop
 * already has nothing to come for: staff ring them.
 */
export async function notifyOfMove(
  garage: MessageContext,
  db: Queries,
  appointment: Appointment,
): Promise<void> {
  await withdrawMessages(
    db,
    {
      appointment_id: appointment.id,
      kinds: ['booking-received', 'booking-confirmed', 'booking-moved', 'appointment-tomorrow'],
    },
    garage.clock(),
  );
  if (!isComing(appointment.status)) return;
  await notifyClient(garage, db, appointment, { mail: bookingMoved(appointment, garage.env.publicUrl) });
}

/** Cancelled by the client or by staff. A client who did not come gets no message. */
export async function notifyOfCancellation(
  garage: MessageContext,
  db: Queries,
  appointment: Appointment,
  by: 'client' | 'staff',
): Promise<void> {
  await withdrawMessages(
    db,
    { appointment_id: appointment.id, kinds: ['appointment-tomorrow', 'booking-confirmed'] },
    garage.clock(),
  );
  if (appointment.is_no_show) return;
  const mail = bookingCancelled(appointment, garage.env.publicUrl);
  await notifyClient(garage, db, appointment, { mail, canBeUndone: by === 'staff' });
}

/** A status set by staff. The client is told about confirmation and completion, not about the start of work. */
export async function notifyOfStatus(
  garage: MessageContext,
  db: Queries,
  appointment: Appointment,
): Promise<void> {
  const { publicUrl } = garage.env;
  if (appointment.status === 'confirmed') {
    await notifyClient(garage, db, appointment, {
      mail: bookingConfirmed(appointment, publicUrl, await hasAccount(db, appointment.client_id)),
      canBeUndone: true,
    });
  }
  if (appointment.status === 'completed') {
    await notifyClient(garage, db, appointment, {
      mail: workCompleted(appointment, publicUrl, await collectionFacts(garage, db, appointment)),
      canBeUndone: true,
    });
  }
}

/**
 * Staff undid a transition: the messages about it are withdrawn. A confirmation stays true while the appointment
 * is still confirmed, and is written again if cancelling had withdrawn it.
 */
export async function notifyOfUndo(
  garage: MessageContext,
  db: Queries,
  appointment: Appointment,
): Promise<void> {
  const isAgreed = agreedStatuses.includes(appointment.status);
  await withdrawMessages(
    db,
    {
      appointment_id: appointment.id,
      kinds: ['work-completed', 'booking-cancelled', ...(isAgreed ? [] : (['booking-confirmed'] as const))],
    },
    garage.clock(),
  );
  if (appointment.status === 'confirmed' && (await isConfirmationLost(db, appointment.id))) {
    await notifyOfStatus(garage, db, appointment);
  }
}

/** Whether the last message that confirmed or moved this appointment was withdrawn before it left. */
async function isConfirmationLost(db: Queries, appointmentId: string): Promise<boolean> {
  const last = await db
    .selectFrom('outbox')
    .select(['withdrawn_at'])
    .where('appointment_id', '=', appointmentId)
    .where('kind', 'in', ['booking-confirmed', 'booking-moved'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return last !== undefined && last.withdrawn_at !== null;
}

/**
 * An enquiry: tells the garage, and its sender. Suspected spam is not answered and wakes nobody. Both messages are
 * deleted with the enquiry, whose words they repeat.
 */
export async function notifyOfEnquiry(
  garage: MessageContext,
  db: Queries,
  enquiry: EnquiryRow,
): Promise<void> {
  if (enquiry.is_suspected_spam) return;
  const { publicUrl } = garage.env;
  const now = garage.clock();
  const about = { enquiryId: enquiry.id };
  await queueMessage(
    db,
    {
      ...enquiryNew(enquiry, publicUrl),
      ...about,
      to: business.email,
      headers: { 'Reply-To': enquiry.email },
    },
    now,
  );
  // Once a day to each address, so that nobody can make us write to someone else again and again.
  const onceKey = `enquiry-received:${enquiry.email}:${today(now)}`;
  await queueMessage(
    db,
    {
      ...enquiryReceived(enquiry, await closuresAhead(db, now)),
      ...about,
      to: enquiry.email,
      headers: automatic,
      onceKey,
    },
    now,
  );
}

/** What a message's file asks the calendar to do. */
const calendarMethods: Record<AppointmentKind, 'REQUEST' | 'CANCEL' | null> = {
  'booking-received': 'REQUEST',
  'booking-confirmed': 'REQUEST',
  'booking-moved': 'REQUEST',
  'booking-cancelled': 'CANCEL',
  'appointment-tomorrow': null,
  'price-asked': null,
  'price-agreed': null,
  'work-completed': null,
};

/** @returns the calendar file that goes with a message about an appointment; undefined for a kind that has none */
export function fileFor(
  { env: { publicUrl }, clock }: MessageContext,
  kind: MessageKind,
  appointment: Appointment,
): string | undefined {
  const method = isAppointmentKind(kind) && calendarMethods[kind];
  return method ? calendarFile([appointment], { now: clock(), publicUrl, method }) : undefined;
}

type What = {
  mail: Mail;
  canBeUndone?: boolean;
  onceKey?: string | undefined;
};

/**
 * Stores a message about an appointment for its client.
 * @returns its id, or undefined if there is no address or a message with its `onceKey` was stored before
 */
export async function notifyClient(
  garage: MessageContext,
  db: Queries,
  appointment: Appointment,
  what: What,
): Promise<string | undefined> {
  const { email } = appointment.client;
  if (email === null) return undefined;
  const now = garage.clock();
  const message: Message = {
    ...what.mail,
    to: email,
    headers: automatic,
    profileId: appointment.client_id,
    appointmentId: appointment.id,
    ics: fileFor(garage, what.mail.kind, appointment),
    notBefore: what.canBeUndone ? now.add({ seconds: holdSeconds }) : undefined,
    onceKey: what.onceKey,
  };
  return queueMessage(db, message, now);
}
