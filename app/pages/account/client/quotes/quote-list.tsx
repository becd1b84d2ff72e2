import { isOpen } from '../../../../../features/appointments/statuses.ts';
import { quoteWords } from '../../../../../features/quotes/schema.ts';
import { pounds } from '../../../../lib/money.ts';
import { Button } from '../../../../ui/button.tsx';
import { useDialog } from '../../shell/use-query-param.ts';
import shared from '../parts/client.module.css';
import type { Quote } from '../parts/queries.ts';

/** The prices of one appointment: what was agreed, what was declined, what waits. */
export function QuoteList({ quotes }: { quotes: Quote[] }) {
  const { open } = useDialog();
  if (quotes.length === 0) return null;
  return (
    <ul className={shared.list} aria-label="Prices">
      {quotes.map((quote) => (
        <li key={quote.id} className={shared.row}>
          <span>
            <span className={shared.strong}>{stateOf(quote)}:</span> {quote.work}, {pounds(quote.price)}
          </span>
          {isWaiting(quote) && (
            <Button look="primary" small onClick={() => open('price', { id: quote.id })}>
              Answer
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Whether the client can still answer. */
export const isWaiting = ({ status, appointment }: Quote) => status === 'asked' && isOpen(appointment.status);

/** @returns what became of a price, in words */
export function stateOf(quote: Quote): string {
  if (quote.status === 'asked') return isWaiting(quote) ? 'Waiting for your answer' : 'Not answered';
  return quote.by_phone ? `${quoteWords[quote.status]} on the phone` : quoteWords[quote.status];
}
