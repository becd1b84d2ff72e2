import { business, phoneLink } from '../../../../../business.ts';
import { formatInstant, formatDateWithWeekday } from '../../../../../features/date-words.ts';
import { type Answer as Given, awaitsAnswer, tooLate } from '../../../../../features/quotes/schema.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import { pounds } from '../../../../../features/amount-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useAction } from '../../parts/use-action.ts';
import shared from '../parts/client.module.css';
import { Loaded } from '../../parts/loaded.tsx';
import { type Quote, useQuotes } from '../parts/queries.ts';
import { VehicleName } from '../parts/vehicle-name.tsx';
import { UntilOver } from '../parts/until-over.tsx';
import { useDialog } from '../parts/use-dialog.ts';
import { stateOf } from './quote-list.tsx';

/** The dialog in which a client agrees to a price or declines it. */
export function QuoteDialog() {
  const { name, id, close } = useDialog();
  const isOpen = name === 'price' && id !== null;
  return (
    <Dialog title="A price for you to approve" open={isOpen} onClose={close}>
      {isOpen && <OneQuote id={id} onDone={close} />}
    </Dialog>
  );
}

function OneQuote({ id, onDone }: { id: string; onDone: () => void }) {
  const query = useQuotes();
  const quote = query.data?.rows.find((row) => row.id === id);
  return (
    <Loaded query={query} loading="Loading the price...">
      <UntilOver why={query.data && !quote && <Withdrawn other={query.data.rows.find(awaitsAnswer)} />}>
        {quote && (
          <div className={shared.stack}>
            <QuoteFacts quote={quote} />
            <UntilOver why={!awaitsAnswer(quote) && <Answered quote={quote} />}>
              <Answer quote={quote} onDone={onDone} />
            </UntilOver>
          </div>
        )}
      </UntilOver>
    </Loaded>
  );
}

/** @param other a price that is waiting instead: a corrected one is a new request, but the first message leads here */
function Withdrawn({ other }: { other: Quote | undefined }) {
  return (
    <p>
      Either the garage has withdrawn this price{!other && ' and there is nothing for you to do'}, or it is
      for a different account from the one you are signed in to.
      {other &&
        ` Another price, ${pounds(other.price)}, is waiting for your answer. You will find it with your appointments.`}
    </p>
  );
}

function QuoteFacts({ quote: { work, price, vehicle, appointment } }: { quote: Quote }) {
  return (
    <>
      <p className={shared.note}>{work}</p>
      <dl className={shared.facts}>
        <dt>Price</dt>
        <dd className={shared.strong}>{pounds(price)}, VAT included</dd>
        {vehicle && (
          <>
            <dt>Vehicle</dt>
            <dd>
              <VehicleName vehicle={vehicle} />
            </dd>
          </>
        )}
        <dt>Appointment</dt>
        <dd>
          {appointment.service_type}, {formatDateWithWeekday(appointment.appointment_date)}
        </dd>
      </dl>
    </>
  );
}

/**
 * The button says that agreeing means paying, as the law requires of orders made at a distance (Consumer Contracts
 * (Information, Cancellation and Additional Charges) Regulations 2013, regulation 14).
 */
function Answer({ quote: { id, price }, onDone }: { quote: Quote; onDone: () => void }) {
  const { run, pending } = useAction('Your answer could not be sent. Please try again.', {
    topics: ['appointments'],
  });
  const send = async (answer: Given) => {
    const isSent = await run(async () => {
      await answerOf(api.quotes[':id'].answer.$post({ param: { id }, json: { answer } }));
      return { title: 'Success', text: answer === 'agreed' ? `You agreed to ${pounds(price)}.` : declined };
    });
    if (isSent) onDone();
  };
  return (
    <>
      <p>
        This is in addition to what you booked. We will only do it if you agree. Questions first? Call us on{' '}
        <a href={phoneLink(business.phone)}>{business.phone}</a>.
      </p>
      <p className={shared.muted}>
        By agreeing you ask us to begin straight away. Our <a href="/terms#changes-and-cancellation">terms</a>{' '}
        say what that means for your right to cancel.
      </p>
      <div className={shared.buttons}>
        <Button look="primary" pending={pending} onClick={() => void send('agreed')}>
          Agree to pay {pounds(price)}
        </Button>
        <Button pending={pending} onClick={() => void send('declined')}>
          Decline
        </Button>
      </div>
    </>
  );
}

const declined = 'You declined. We will not do this work.';

function Answered({ quote }: { quote: Quote }) {
  return (
    <>
      <p className={shared.strong}>
        {stateOf(quote)}
        {quote.answered_at && `, ${formatInstant(quote.answered_at)}`}
      </p>
      {quote.status === 'asked' && <p>{tooLate}</p>}
    </>
  );
}
