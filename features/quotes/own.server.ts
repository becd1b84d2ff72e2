import { sql } from 'kysely';
import type { Queries } from '../../db/open.ts';
import { notFound } from '../../server/errors.ts';
import { onePage, type Order, type PageOf, pageOf, type Paging } from '../../server/paging.ts';
import { openStatuses } from '../appointments/statuses.ts';
import { type Quote, auditQuote, selectQuotes, settleQuote, toQuote } from './data.server.ts';
import type { Answer } from './schema.ts';

/** A price as the client sees it, without who at the garage asked. */
export type OwnQuote = Omit<Quote, 'asked_by' | 'answered_by' | 'client_id'> & {
  /** Whether the answer was given on the phone, and written down by the garage. */
  by_phone: boolean;
};

function toOwn({ asked_by: _, answered_by, client_id, ...quote }: Quote): OwnQuote {
  return { ...quote, by_phone: answered_by !== null && answered_by !== client_id };
}

const latestFirst: Order<OwnQuote> = {
  columns: [sql.ref('quotes.asked_at'), sql.ref('quotes.id')],
  direction: 'desc',
  keyOf: (row) => [row.asked_at, row.id],
};

/** The prices that a client was asked to agree to, latest first, without those that the garage withdrew. */
export async function quotesOf(db: Queries, clientId: string, page: Paging): Promise<PageOf<OwnQuote>> {
  const rows = await selectQuotes(db)
    .where('appointments.client_id', '=', clientId)
    .where('quotes.status', '!=', 'withdrawn')
    .$call(onePage(latestFirst, page))
    .execute();
  return pageOf(
    rows.map((row) => toOwn(toQuote(row))),
    page,
    latestFirst.keyOf,
  );
}

/** The prices that await a client's answer, oldest first. */
export async function waitingQuotesOf(db: Queries, clientId: string): Promise<OwnQuote[]> {
  const rows = await selectQuotes(db)
    .where('appointments.client_id', '=', clientId)
    .where('appointments.status', 'in', openStatuses)
    .where('quotes.status', '=', 'asked')
    .orderBy('quotes.asked_at')
    .orderBy('quotes.id')
    .execute();
  return rows.map((row) => toOwn(toQuote(row)));
}

/**
 * Stores a client's answer to a price.
 * @throws {AppError} `not_found` if the price is not this client's, `conflict` as `settleQuote`
 */
export async function answerOwn(
  db: Queries,
  clientId: string,
  id: string,
  answer: Answer,
  now: Temporal.Instant,
): Promise<Quote> {
  const row = await selectQuotes(db)
    .where('quotes.id', '=', id)
    .where('appointments.client_id', '=', clientId)
    .executeTakeFirst();
  if (!row) throw notFound('price');
  const quote = await settleQuote(db, toQuote(row), answer, { id: clientId, now });
  await auditQuote(db, { id: null, now }, quote);
  return quote;
}
