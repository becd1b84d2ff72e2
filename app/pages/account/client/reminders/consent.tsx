import { answerOf, api } from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import shared from '../parts/client.module.css';
import { formatInstant } from '../../../../../features/date-words.ts';
import { useConsent } from '../parts/queries.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { confirmOutcome } from '../../parts/confirm-outcome.ts';
import { useAction } from '../../parts/use-action.ts';

/** Whether the garage may send reminders: asks for consent, shows its date, and ends it with one click. */
export function Consent() {
  return (
    <Loaded query={useConsent()} loading="Loading your choice..." lines={2}>
      {({ agreed_at: agreedAt }) => <Choice agreedAt={agreedAt} />}
    </Loaded>
  );
}

function Choice({ agreedAt }: { agreedAt: string | null }) {
  const { run, pending } = useAction('Your choice could not be saved. Please try again.', {
    topics: ['reminders', 'profile'],
  });
  const choose = (agreed: boolean) =>
    run(async () => {
      await confirmOutcome(
        answerOf(api.reminders.consent.$put({ json: { agreed } })),
        () => answerOf(api.reminders.consent.$get()),
        ({ agreed_at: since }) => (since !== null) === agreed,
      );
      return agreed
        ? {
            title: 'Reminders are on',
            text: 'We will write to you when something is due. Every message has a stop link.',
          }
        : {
            title: 'Reminders are off',
            text: 'We will send no more reminders, not even those already waiting.',
          };
    });
  return (
    <div className={shared.callout}>
      <div className={shared.row}>
        {agreedAt ? (
          <p>Reminders by email are on. You agreed on {formatInstant(agreedAt)}.</p>
        ) : (
          <p>Reminders by email are off. May we write to you when an MOT or a service is due?</p>
        )}
        <Button small pending={pending} onClick={() => void choose(!agreedAt)}>
          {agreedAt ? 'Stop reminders' : 'Yes, remind me'}
        </Button>
      </div>
    </div>
  );
}
