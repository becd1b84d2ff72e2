import { answerOf, api } from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import shared from '../parts/client.module.css';
import { Loaded } from '../../parts/loaded.tsx';
import { confirmOutcome } from '../../parts/confirm-outcome.ts';
import { useCalendarFeed } from '../parts/queries.ts';
import { useAction } from '../../parts/use-action.ts';

/** The private address that a phone's calendar can follow, and a way to revoke it. */
export function FeedPanel() {
  const query = useCalendarFeed();
  return (
    <Loaded query={query} loading="Loading your calendar address...">
      {({ address }) => (address ? <Followed address={address} /> : <NotFollowed />)}
    </Loaded>
  );
}

function NotFollowed() {
  const { run, pending } = useFeedAction();
  return (
    <div className={shared.form}>
      <p>
        The calendar on your phone or computer can show your appointments and keep them up to date. To connect
        it, you get a private address. Anyone who has it can see your appointments, so please do not share it.
        You can revoke it at any time.
      </p>
      <div className={shared.buttons}>
        <Button look="primary" pending={pending} onClick={() => void run('make')}>
          Make my private address
        </Button>
      </div>
    </div>
  );
}

function Followed({ address }: { address: string }) {
  const { run, pending } = useFeedAction();
  const copy = useAction('The address could not be copied. Please select it and copy it yourself.');
  const copyAddress = async () => {
    await navigator.clipboard.writeText(address);
    return { title: 'Copied', text: 'Paste it where your calendar asks for an address or subscription.' };
  };
  return (
    <div className={shared.form}>
      <TextField
        label="Your calendar address"
        required
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <div className={shared.row}>
        <Button look="primary" onClick={() => void copy.run(copyAddress)}>
          Copy
        </Button>
        <a href={address.replace(/^https?:/, 'webcal:')}>Open in this device’s calendar</a>
      </div>
      <p className={shared.muted}>
        If somebody else may know the address, make a new one: the old one stops working at once.
      </p>
      <div className={shared.buttons}>
        <Button small pending={pending} onClick={() => void run('replace')}>
          Make a new address
        </Button>
        <Button small look="danger" pending={pending} onClick={() => void run('revoke')}>
          Revoke
        </Button>
      </div>
    </div>
  );
}

type Feed = { address: string | null };
const revoke = (): Promise<Feed> => answerOf(api.calendar.$delete());
const load = (): Promise<Feed> => answerOf(api.calendar.$get());
const isRevoked = ({ address }: Feed) => address === null;

/** A first address appears where there was none; on a phone, a new one looks like the old one. */
const toasts = {
  make: null,
  replace: {
    title: 'New address made',
    text: 'The old one no longer works. Copy this one into your calendar.',
  },
  revoke: { title: 'Revoked', text: 'Calendars that use this address will stop updating.' },
};

function useFeedAction() {
  const { run, pending } = useAction('Your calendar address could not be changed. Please try again.', {
    topics: ['calendar'],
  });
  const act = (what: 'make' | 'replace' | 'revoke') =>
    run(async () => {
      await (what === 'revoke' ? confirmOutcome(revoke(), load, isRevoked) : answerOf(api.calendar.$post()));
      return toasts[what];
    });
  return { run: act, pending };
}
