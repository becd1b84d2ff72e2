import type { Queries } from '../../db/open.ts';
import { findAppointment } from '../appointments/data.server.ts';
import type { Quote } from '../quotes/data.server.ts';
import { notifyClient, type MessageContext } from './notices.server.ts';
import { withdrawMessages } from './outbox.server.ts';
import { priceAgreed, priceAsked } from './quote-mails.server.ts';

const askedKey = (quote: Quote) => `price-asked:${quote.id}`;

/** Asks the client, in the transaction that stores the price. Without an email address, staff ask on the phone. */
export async function notifyOfPriceRequest(garage: MessageContext, db: Queries, quote: Quote): Promise<void> {
  await say(garage, db, quote, priceAsked, askedKey(quote));
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
  quote: Quote,
  template: typeof priceAsked,
  onceKey?: string,
): Promise<void> {
  const appointment = await findAppointment(db, quote.appointment_id);
  if (appointment)
    await notifyClient(garage, db, appointment, {
      mail: template(appointment, quote, garage.env.publicUrl),
      onceKey,
    });
}
