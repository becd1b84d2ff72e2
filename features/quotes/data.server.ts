import type { Queries } from '../../db/open.ts';
import type { QuoteRow } from '../../db/tables.ts';
import { stamp } from '../../server/clock.ts';
import { AppError, notFound } from '../../server/errors.ts';
import { type Attribution, recordAuditEntry } from '../audit/data.server.ts';
import { pounds } from '../amount-words.ts';
import { isOpen, type Status } from '../appointments/statuses.ts';
import { formatDate } from '../date-words.ts';
import type { Actor } from '../profiles/actor.server.ts';
import { requireUnerasedClient } from '../profiles/data.server.ts';
import { type Answer, tooLate } from './schema.ts';

/** A price that a client is or was asked to agree to, with the client and the appointment. */
export type Quote = QuoteRow & {
  client_id: string;
  appointment: {
    service_type: string;
    appointment_date: string;
    status: Status;
  };
  vehicle: { make: string; model: string; registration: string } | null;
};

/** Every list of quotes starts here; the caller's `where` limits who sees which. */
export function selectQuotes(db: Queries) {
  return db
    .selectFrom('quotes')
    .innerJoin('appointments', 'appointments.id', 'quotes.appointment_id')
    .leftJoin('vehicles', 'vehicles.id', 'appointments.vehicle_id')
    .selectAll('quotes')
    .select([
      'appointments.client_id',
      'appointments.service_type',
      'appointments.appointment_date',
      'appointments.status as appointment_status',
      'vehicles.make',
      'vehicles.model',
      'vehicles.registration',
    ]);
}

type Joined = Awaited<ReturnType<ReturnType<typeof selectQuotes>['executeTakeFirstOrThrow']>>;

/** Turns a joined row into the shape that leaves the server. */
export function toQuote(row: Joined): Quote {
  const { service_type, appointment_date, appointment_status, make, model, registration, ...quote } = row;
  return {
    ...quote,
    appointment: { service_type, appointment_date, status: appointment_status },
    vehicle: make === null || model === null || registration === null ? null : { make, model, registration },
  };
}

/** Additional work that a client agreed to. */
export type AgreedPrice = Pick<QuoteRow, 'work' | 'price'>;

/** What was agreed for some appointments, in the order in which staff asked. */
export async function agreedQuotesFor(db: Queries, appointmentIds: string[]): Promise<AgreedPrice[]> {
  if (appointmentIds.length === 0) return [];
  return db
    .selectFrom('quotes')
    .select(['work', 'price'])
    .where('appointment_id', 'in', appointmentIds)
    .where('status', '=', 'agreed')
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
}

/**
 * Waits for anyone who is completing or cancelling the appointment, and keeps others from it until this transaction
 * is over.
 * @throws {AppError} `not_found`, also for an erased client; `conflict` if the appointment is over
 */
export async function refuseWhenOver(db: Queries, appointmentId: string): Promise<void> {
  const appointment = db.selectFrom('appointments').where('id', '=', appointmentId);
  const whose = await appointment.select('client_id').executeTakeFirst();
  if (!whose) throw notFound('appointment');
  // Client first, as in erasing: two calls that share the appointment, then wait for its client, would block erasing.
  await requireUnerasedClient(db, whose.client_id);
  const { status } = await appointment.select('status').forShare().executeTakeFirstOrThrow();
  if (isOpen(status)) return;
  throw new AppError('conflict', tooLate);
}

/** The outcome of a price that awaits an answer. */
export type Outcome = Answer | 'withdrawn';

/**
 * Settles a price that awaits an answer: only the first answer counts, whoever gives it.
 * @param by the person who answers or withdraws
 * @throws {AppError} `conflict` if it was settled before, or the appointment is over
 */
export async function settleQuote(
  db: Queries,
  quote: Quote,
  status: Outcome,
  { id: by, now }: Actor,
): Promise<Quote> {
  if (status !== 'withdrawn') await refuseWhenOver(db, quote.appointment_id);
  const answer = { status, answered_at: stamp(now), answered_by: by };
  const changed = await db
    .updateTable('quotes')
    .set(answer)
    .where('id', '=', quote.id)
    .where('status', '=', 'asked')
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) {
    throw new AppError('conflict', 'This price has already been answered or withdrawn.');
  }
  return { ...quote, ...answer };
}

const acts = {
  asked: (price: string) => `Asked for approval of ${price}`,
  noted: (price: string) => `Noted a price of ${price} to ask about`,
  agreed: (price: string) => `Noted that the client agreed to ${price}`,
  declined: (price: string) => `Noted that the client declined ${price}`,
  withdrawn: (price: string) => `Withdrew the price of ${price}`,
};

/**
 * Records what became of a price, under its appointment.
 * @param by without an id for the client's own answer: the log outlives an erased client, so it names nobody
 * @param act `noted`: nobody has asked the client yet
 */
export function auditQuote(
  db: Queries,
  by: Attribution,
  quote: Quote,
  act: keyof typeof acts = quote.status,
): Promise<void> {
  const { service_type: type, appointment_date: date } = quote.appointment;
  const isClients = by.id === null;
  const price = pounds(quote.price);
  const did = isClients ? `The client ${act}: ${price}` : acts[act](price);
  return recordAuditEntry(db, by, {
    action: `appointment.${isClients ? 'client' : 'price'}-${act}`,
    subjectId: quote.appointment_id,
    summary: `${did}, ${type} on ${formatDate(date)}`,
    details: { quote: quote.id, price: quote.price },
  });
}
