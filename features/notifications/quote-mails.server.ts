import { business } from '../../business.ts';
import type { QuoteRow } from '../../db/tables.ts';
import type { Appointment } from '../appointments/data.server.ts';
import { because, hello, vehicleFact } from './appointment-mails.server.ts';
import { type Mail, type Part, writeLetter } from './letter.server.ts';
import { pounds } from '../amount-words.ts';

/** What both messages about a price have in common. */
function what(appointment: Appointment, { work, price }: QuoteRow): Part[] {
  return [
    { quote: work },
    { facts: [['Price', `${pounds(price)}, VAT included`], ...vehicleFact(appointment)] },
  ];
}

/** Additional work: none of it is done before the client has agreed. */
export function priceAsked(appointment: Appointment, quote: QuoteRow, publicUrl: string): Mail {
  return writeLetter({
    kind: 'price-asked',
    subject: `A price to approve: ${pounds(quote.price)} for your ${appointment.vehicle?.make ?? 'car'}`,
    heading: 'A price for you to approve',
    parts: [
      hello(appointment),
      {
        paragraph:
          'We suggest this work in addition to what you booked. We will only do it if you agree to the price.',
      },
      ...what(appointment, quote),
      {
        button: 'Agree or decline',
        link: `${publicUrl}/dashboard?tab=appointments&dialog=price&id=${quote.id}`,
      },
      {
        note: `Questions first? Please call us on ${business.phone}. We can also take your answer on the phone.`,
      },
    ],
    because,
  });
}

/** The client's copy of what was agreed. */
export function priceAgreed(appointment: Appointment, quote: QuoteRow, publicUrl: string): Mail {
  return writeLetter({
    kind: 'price-agreed',
    subject: `You agreed to ${pounds(quote.price)} for your ${appointment.vehicle?.make ?? 'car'}`,
    heading: 'You agreed to this price',
    parts: [
      hello(appointment),
      {
        paragraph:
          'This is your copy of what we agreed. We will do this work at this price, and begin straight away, as you asked.',
      },
      ...what(appointment, quote),
      { button: 'See my appointments', link: `${publicUrl}/dashboard?tab=appointments` },
      { note: `If you did not agree to this, please call us at once on ${business.phone}.` },
    ],
    because,
  });
}
