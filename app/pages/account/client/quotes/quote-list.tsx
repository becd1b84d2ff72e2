import { awaitsAnswer, quoteWords } from '../../../../../features/quotes/schema.ts';
import { pounds } from '../../../../../features/amount-words.ts';
import { Button } from '../../../../ui/button.tsx';
import shared from '../parts/client.module.css';
import type { Quote } from '../parts/queries.ts';
import { useDialog } from '../parts/use-dialog.ts';

/** The prices of one appointment: agreed, declined and waiting. */
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
          {awaitsAnswer(quote) && (
            <Button
              look="primary"
              small
              onClick={() => open('price', { id: quote.id })}
              aria-label={`Answer: ${quote.work}`}
            >
              Answer
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** @returns the outcome of a price in words */
export function stateOf(quote: Quote): string {
  if (quote.status === 'asked') return awaitsAnswer(quote) ? 'Waiting for your answer' : 'Not answered';
  return quote.by_phone ? `${quoteWords[quote.status]} on the phone` : quoteWords[quote.status];
}
