import { randomUUIDv7 } from 'node:crypto';
import type { Queries } from '../../db/open.ts';
import { stamp } from '../../server/clock.ts';
import { AppError, notFound } from '../../server/errors.ts';
import { takeAdvisoryLock } from '../../server/transaction.ts';
import { messagedPrices } from '../notifications/quote-notices.server.ts';
import type { Actor } from '../profiles/actor.server.ts';
import {
  type Outcome,
  type Quote,
  auditQuote,
  refuseWhenOver,
  selectQuotes,
  settleQuote,
  toQuote,
} from './data.server.ts';
import type { NewQuote } from './schema.ts';

/** A price as staff see it: with who asked, and who answered or withdrew. */
export type StaffQuote = Quote & {
  asker_name: string | null;
  answerer_name: string | null;
  /** Whether a message asks the client; without one, staff ask on the phone. */
  is_messaged: boolean;
};

/** The prices of one appointment, in the order in which they were asked. */
export async function quotesOn(db: Queries, appointmentId: string): Promise<StaffQuote[]> {
  const rows = await selectQuotes(db)
    .leftJoin('profiles as askers', 'askers.id', 'quotes.asked_by')
    .leftJoin('profiles as answerers', 'answerers.id', 'quotes.answered_by')
    .select(['askers.full_name as asker_name', 'answerers.full_name as answerer_name'])
    .where('quotes.appointment_id', '=', appointmentId)
    .orderBy('quotes.asked_at')
    .orderBy('quotes.id')
    .execute();
  const messaged = await messagedPrices(db, rows);
  return rows.map(({ asker_name, answerer_name, ...row }) => ({
    ...toQuote(row),
    asker_name,
    answerer_name,
    is_messaged: messaged.has(row.id),
  }));
}

/**
 * Stores a price that a client is to be asked about. The caller asks, if that is possible by message, and records it.
 * @throws {AppError} `not_found` for the appointment; `conflict` if it is over, or if the same work at the same price has
 *   been asked there, unless the client declined it or staff withdrew it
 */
export async function createQuote(
  db: Queries,
  { appointment_id, work, price }: NewQuote,
  actor: Actor,
): Promise<Quote> {
  await refuseWhenOver(db, appointment_id);
  await refuseSame(db, { appointment_id, work, price });
  const id = randomUUIDv7();
  await db
    .insertInto('quotes')
    .values({ id, appointment_id, work, price, asked_at: stamp(actor.now), asked_by: actor.id })
    .execute();
  return findQuote(db, id);
}

/** Two colleagues may ask at the same time, and a response may have been lost: the client is asked once. */
async function refuseSame(
  db: Queries,
  { appointment_id: appointmentId, work, price }: NewQuote,
): Promise<void> {
  await takeAdvisoryLock(db, `prices:${appointmentId}`);
  const same = await db
    .selectFrom('quotes')
    .select('id')
    .where('appointment_id', '=', appointmentId)
    .where('status', 'in', ['asked', 'agreed'])
    .where('work', '=', work)
    .where('price', '=', price)
    .executeTakeFirst();
  if (same) throw new AppError('conflict', 'This price has already been asked.');
}

/**
 * Writes down what the client said on the phone, or withdraws the question.
 * @throws {AppError} `not_found`, `conflict` as `settleQuote`
 */
export async function settleForClient(
  db: Queries,
  id: string,
  status: Outcome,
  actor: Actor,
): Promise<Quote> {
  const quote = await settleQuote(db, await findQuote(db, id), status, actor);
  await auditQuote(db, actor, quote);
  return quote;
}

/** @throws {AppError} `not_found` */
async function findQuote(db: Queries, id: string): Promise<Quote> {
  const row = await selectQuotes(db).where('quotes.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('price');
  return toQuote(row);
}
