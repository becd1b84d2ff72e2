import { useState } from 'react';
import { linkLife } from '../../../../features/auth/lifetimes.ts';
import { authClient } from '../../../lib/auth-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Heading } from './heading.tsx';
import type { Enter } from './use-sign-in-flow.ts';
import { usePending } from '../parts/use-pending.ts';
import type { LinkType, View } from './view.ts';
import style from './auth.module.css';

/** Without `retry`, a new link is requested where the first one was: in the account. */
const words: Record<LinkType, { heading: string; button: string; retry?: View }> = {
  signup: {
    heading: 'Confirm your email address',
    button: 'Confirm my address',
    // Not by email: a sign-in link would also confirm the address, but without the password from the sign-up.
    retry: { name: 'welcome' },
  },
  magiclink: { heading: 'Sign in to your account', button: 'Sign in', retry: { name: 'by-mail' } },
  recovery: { heading: 'Set a new password', button: 'Choose a new password', retry: { name: 'forgot' } },
  email_change: {
    heading: 'Change of email address',
    button: 'Confirm the change',
  },
};

type ConfirmLinkProps = { type: LinkType; token: string; enter: Enter; show: (view: View) => void };

/**
 * The page that a link in a message opens. Only the button uses up the link, because programs that check mail
 * open links too.
 */
export function ConfirmLink({ type, token, enter, show }: ConfirmLinkProps) {
  const [outcome, setOutcome] = useState<'halfway' | 'dead'>();
  const { heading, button, retry } = words[type];
  const { pending, submit } = usePending(async () => {
    let isWhole = false;
    const isTaken = await enter(
      async () => {
        const { data, error } = await (await authClient()).verifyOtp({ type, token_hash: token });
        // Any other failure says nothing about the link, which can be tried again.
        if (error?.code === 'otp_expired') setOutcome('dead');
        if (!error && !data.session) setOutcome('halfway');
        isWhole = data.session !== null;
        return { error };
      },
      type === 'recovery' ? 'recovery' : 'sign-in',
    );
    if (isTaken && isWhole) show({ name: 'welcome' });
  });
  if (outcome === 'dead')
    return (
      <DeadLink
        isOfSignUp={type === 'signup'}
        retry={() => (retry ? show(retry) : location.assign('/dashboard?tab=account'))}
      />
    );
  return (
    <>
      {!outcome && (
        <form className={style.form} onSubmit={submit}>
          <Heading text={heading} />
          <Button type="submit" look="primary" wide pending={pending}>
            {button}
          </Button>
        </form>
      )}
      {/* Not `LiveRegion`, which would load a style sheet and a script of the dashboard. */}
      <div className={style.said} role="status">
        {outcome === 'halfway' && <Halfway />}
      </div>
    </>
  );
}

function Halfway() {
  return (
    <div className={style.step}>
      <Heading text="One more step" />
      <p>Thank you. Please also open the link we sent to your other address to finish the change.</p>
    </div>
  );
}

function DeadLink({ isOfSignUp, retry }: { isOfSignUp: boolean; retry: () => void }) {
  return (
    <div className={style.step}>
      <Heading text="This link no longer works" />
      <p>It has already been used, is over {linkLife.words} old, or has been replaced by a newer one.</p>
      {isOfSignUp && (
        <p>Please sign in. If your address is not confirmed yet, you can send the message again there.</p>
      )}
      <Button wide onClick={retry}>
        {isOfSignUp ? 'Go to sign in' : 'Get a new one'}
      </Button>
    </div>
  );
}
