import type { Queries } from '../../db/open.ts';
import type { Garage } from '../../server/garage.ts';
import { findAppointment } from '../appointments/data.server.ts';
import type { Quote } from '../quotes/data.server.ts';
import { tell } from './notices.server.ts';
import { withdrawMessages } from './outbox.server.ts';
import { priceAgreed, priceAsked } from './quote-mails.server.ts';

type Told = Pick<Garage, 'env' | 'clock'>;

const askedKey = (quote: Quote) => `price-asked:${quote.id}`;

/** Asks the client, in the transaction of the question; who has no e-mail address is asked on the phone. */
export async function noticePriceAsked(garage: Told, db: Queries, quote: Quote): Promise<void> {
  const appointment = await findAppointment(db, quote.appointment_id);
  if (!appointment) return;
  const mail = priceAsked(appointment, quote, garage.env.publicUrl);
  await tell(garage, db, appointment, { mail, onceKey: askedKey(quote) });
}

/** What was agreed, in writing: also where the client said so on the phone, and the garage wrote it down. */
export async function noticePriceAgreed(garage: Told, db: Queries, quote: Quote): Promise<void> {
  const appointment = await findAppointment(db, quote.appointment_id);
  if (!appointment) return;
  await tell(garage, db, appointment, { mail: priceAgreed(appointment, quote, garage.env.publicUrl) });
}

/** A question that was answered on the phone or withdrawn is not sent any more. */
export async function takeBackPriceAsked({ clock }: Told, db: Queries, quote: Quote): Promise<void> {
  await withdrawMessages(db, { onceKey: askedKey(quote) }, clock());
}
