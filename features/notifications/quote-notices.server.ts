import type { Queries } from '../../db/open.ts';
import type { QuoteRow } from '../../db/tables.ts';
import { findAppointment } from '../appointments/data.server.ts';
import type { Quote } from '../quotes/data.server.ts';
import { among } from '../search/list.server.ts';
import { notifyClient, type MessageContext } from './notices.server.ts';
import { withdrawMessages } from './outbox.server.ts';
import { priceAgreed, priceAsked } from './quote-mails.server.ts';

const askedKey = ({ id }: Pick<QuoteRow, 'id'>) => `price-asked:${id}`;

/**
 * Asks the client, in the transaction that stores the price. Without an email address, staff ask on the phone.
 * @returns whether a message asks
 */
export async function notifyOfPriceRequest(
  garage: MessageContext,
  db: Queries,
  quote: QuoteRow,
): Promise<boolean> {
  return (await say(garage, db, quote, priceAsked, askedKey(quote))) !== undefined;
}

/** @returns the ids of those prices that a message asks about, unless it could not be delivered or was withdrawn */
export async function messagedPrices(db: Queries, prices: Pick<QuoteRow, 'id'>[]): Promise<Set<string>> {
  const messages = await db
    .selectFrom('outbox')
    .select('once_key')
    .where(among(db, 'once_key', prices.map(askedKey)))
    .where('failed_at', 'is', null)
    .execute();
  const keys = new Set(messages.map((message) => message.once_key));
  return new Set(prices.filter((price) => keys.has(askedKey(price))).map(({ id }) => id));
}

/**
 * The price was answered, here or on the phone, or withdrawn. A question that has not left yet is withdrawn, and an
 * agreement is put in writing.
 */
export async function notifyOfPriceAnswer(garage: MessageContext, db: Queries, quote: Quote): Promise<void> {
  await withdrawMessages(db, { once_key: askedKey(quote) }, garage.clock());
  if (quote.status === 'agreed') await say(garage, db, quote, priceAgreed);
}

async function say(
  garage: MessageContext,
  db: Queries,
  quote: QuoteRow,
  template: typeof priceAsked,
  onceKey?: string,
): Promise<string | undefined> {
  const appointment = await findAppointment(db, quote.appointment_id);
  if (!appointment) return undefined;
  const mail = template(appointment, quote, garage.env.publicUrl);
  return notifyClient(garage, db, appointment, { mail, onceKey });
}
