import type { User } from '@supabase/auth-js';
import { useState } from 'react';
import { authClient, offline } from '../../../lib/auth-client.ts';
import { authErrorText } from '../../../lib/auth-error-text.ts';
import { authenticatorOf } from '../../../lib/second-step.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useAction } from '../parts/use-action.ts';
import { useConfirmation } from '../parts/use-confirmation.tsx';
import { EnrolApp } from './enrol-app.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import style from './account.module.css';

/** Two-step verification with an authenticator app: turning it on and off, and codes for a lost phone. */
export function SecondStepCard({ user, isStaff }: { user: User; isStaff: boolean }) {
  const [isEnrolling, setEnrolling] = useState(false);
  const app = authenticatorOf(user);
  return (
    <Card
      heading="h2"
      title="Two-step verification"
      actions={<Badge variant={app ? 'outline' : 'secondary'}>{app ? 'On' : 'Off'}</Badge>}
    >
      <div className={style.form}>
        {app ? (
          <>
            <p>When you sign in, we ask for a code from your authenticator app.</p>
            <RecoveryCodes user={user} />
            <TurnOff factorId={app.id} />
          </>
        ) : isEnrolling ? (
          <EnrolApp close={() => setEnrolling(false)} />
        ) : (
          <>
            {isStaff && (
              <p className={style.callout}>
                You can see clients’ data, so please turn this on: a stolen password alone is then not enough
                to get in.
              </p>
            )}
            <p>
              Turn it on, and whenever you sign in with your password we will also ask for a code from an app
              on your phone.
            </p>
            <div className={style.buttons}>
              <Button small onClick={() => setEnrolling(true)}>
                Turn it on
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  );
}

function TurnOff({ factorId }: { factorId: string }) {
  const { run, pending } = useAction(offline);
  const turnOff = async () => {
    const client = await authClient();
    const { error } = await client.mfa.unenroll({ factorId });
    // Updates the session's own copy of the account.
    const { data } = await client.refreshSession();
    // If the response was lost, this copy shows the outcome: “Not turned off” must not appear beside “Off”.
    const isOff = data.user !== null && !authenticatorOf(data.user);
    return error && !isOff
      ? { title: 'Not turned off', text: authErrorText(error), bad: true }
      : { title: 'Two-step verification is off', text: 'Your recovery codes no longer work.' };
  };
  const { ask, question } = useConfirmation(
    {
      title: 'Turn off two-step verification?',
      description:
        'Anybody who knows your password can then sign in, and your recovery codes will no longer work.',
      no: 'Cancel',
      yes: 'Turn it off',
      look: 'danger',
    },
    () => void run(turnOff),
  );
  return (
    <div className={style.buttons}>
      <Button small look="danger" pending={pending} onClick={ask}>
        Turn it off
      </Button>
      {question}
    </div>
  );
}
