import * as z from 'zod/mini';
import type { QuoteRow } from '../../db/tables.ts';
import { isOpen, type Status } from '../appointments/statuses.ts';
import { amount, id, requiredText } from '../fields.ts';

/** A price for work that is not agreed yet: staff ask, and the client agrees or declines, here or on the phone. */
export const quoteSchema = z.object({
  appointment_id: id('an appointment'),
  work: requiredText('what is to be done', 500),
  /** Pence, VAT included. */
  price: amount('the price'),
});
export type NewQuote = z.output<typeof quoteSchema>;

export const answers = ['agreed', 'declined'] as const;
export type Answer = (typeof answers)[number];
export const answerSchema = z.object({ answer: z.enum(answers, 'Please agree or decline.') });

/** Whether a price can still be agreed or declined: nobody has done so, and its appointment is not over. */
export const awaitsAnswer = (quote: { status: QuoteRow['status']; appointment: { status: Status } }) =>
  quote.status === 'asked' && isOpen(quote.appointment.status);

/** The message if nobody answered in time. */
export const tooLate = 'This appointment is over, so nothing more can be agreed for it.';

/** Their labels, the same for everyone. */
export const quoteWords: Record<QuoteRow['status'], string> = {
  asked: 'Waiting for an answer',
  agreed: 'Agreed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/**
 * @returns what became of a price, as staff read it; once its appointment is over, no price awaits an answer
 */
export function answerWords(quote: Parameters<typeof awaitsAnswer>[0] & { is_messaged: boolean }): string {
  if (quote.status !== 'asked') return quoteWords[quote.status];
  if (!awaitsAnswer(quote)) return 'Not answered';
  return quote.is_messaged ? quoteWords.asked : 'To be asked on the phone';
}
