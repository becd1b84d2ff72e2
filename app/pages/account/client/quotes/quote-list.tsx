import { awaitsAnswer, quoteWords } from '../../../../../features/quotes/schema.ts';
import { pounds } from '../../../../../features/amount-words.ts';
import { Button } from '../../../../ui/button.tsx';
import shared from '../parts/client.module.css';
import type { Quote } from '../parts/queries.ts';
import { useDialog } from '../parts/use-dialog.ts';

/**
 * The prices of one appointment, agreed, declined and waiting: oldest first, as on the Overview and for staff.
 * @param quotes latest first
 */
export function QuoteList({ quotes }: { quotes: Quote[] }) {
  const { open } = useDialog();
  if (quotes.length === 0) return null;
  return (
    <ul className={shared.stack} aria-label="Prices">
      {quotes.toReversed().map((quote) => (
        <li key={quote.id} className={shared.tight}>
          <p className={shared.note}>
            <span className={shared.strong}>{pounds(quote.price)}:</span> {quote.work}
          </p>
          <p className={shared.row}>
            <span className={shared.muted}>{stateOf(quote)}</span>
            {awaitsAnswer(quote) && (
              <Button
                look="primary"
                small
                onClick={() => open('price', { id: quote.id })}
                aria-label={`Agree or decline: ${quote.work}`}
              >
                Agree or decline
              </Button>
            )}
          </p>
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
