import { formatInstant } from '../../../../../features/date-words.ts';
import { answers, awaitsAnswer, quoteWords, answerWords } from '../../../../../features/quotes/schema.ts';
import { pounds } from '../../../../../features/amount-words.ts';
import { Button } from '../../../../ui/button.tsx';
import parts from '../parts/parts.module.css';
import type { Quote } from '../parts/types.ts';
import { useRecordAnswer, useWithdrawQuote } from './mutations.ts';
import style from './quotes.module.css';

/** The prices that the client of an appointment was asked to agree to. */
export function QuoteList({ quotes }: { quotes: Quote[] }) {
  if (quotes.length === 0) return null;
  return (
    <section className={parts.tight} aria-label="Prices to approve">
      <h3 className={parts.section}>Prices to approve</h3>
      <ul className={style.quotes}>
        {quotes.map((quote) => (
          <li key={quote.id} className={parts.tight}>
            <p className={parts.spread}>
              <span className={parts.text}>{quote.work}</span>
              <strong>{pounds(quote.price)}</strong>
            </p>
            <p className={parts.muted}>{stateOf(quote)}</p>
            {quote.status === 'asked' && <Settle quote={quote} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOf(quote: Quote): string {
  const { status, is_messaged, asked_at, asker_name, answered_at, answered_by, answerer_name, client_id } =
    quote;
  const colleague = answerer_name ?? 'the garage';
  const how =
    answered_by === client_id
      ? 'by the client'
      : status === 'withdrawn'
        ? `by ${colleague}`
        : `on the phone, noted by ${colleague}`;
  return answered_at
    ? `${answerWords(quote)} ${how}, ${formatInstant(answered_at)}`
    : `${answerWords(quote)}, ${is_messaged ? 'asked' : 'noted'} by ${asker_name ?? 'the garage'}, ${formatInstant(asked_at)}`;
}

/** Records the client's answer on the phone, or withdraws the question. */
function Settle({ quote }: { quote: Quote }) {
  const answer = useRecordAnswer();
  const withdraw = useWithdrawQuote();
  // These buttons go once the quote is settled; until the list shows that, another answer would be refused.
  const isPending = [answer, withdraw].some((act) => act.isPending || act.isSuccess);
  const about = `: ${quote.work}`;
  return (
    <p className={parts.row}>
      {awaitsAnswer(quote) &&
        answers.map((given) => (
          <Button
            key={given}
            small
            pending={isPending}
            aria-label={`${quoteWords[given]} on the phone${about}`}
            onClick={() => answer.mutate({ ...quote, answer: given })}
          >
            {quoteWords[given]} on the phone
          </Button>
        ))}
      <Button
        small
        look="quiet"
        pending={isPending}
        aria-label={`Withdraw${about}`}
        onClick={() => withdraw.mutate(quote)}
      >
        Withdraw
      </Button>
    </p>
  );
}
