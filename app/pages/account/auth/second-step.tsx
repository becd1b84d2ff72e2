import { useState } from 'react';
import { authClient, sentenceOf } from '../../../lib/auth-client.ts';
import { useAuth } from '../../../lib/auth.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import type { Enter } from './use-entrance.ts';
import { codeIn, usePending } from '../parts/use-pending.ts';
import style from './auth.module.css';

/** The code of the authenticator app, or one of the recovery codes when the phone is lost. */
export function SecondStep({ enter }: { enter: Enter }) {
  const { signOut } = useAuth();
  const [isLost, setLost] = useState(false);
  const leave = async () => {
    const { error } = await signOut();
    if (error) showToast({ title: 'Logout Error', text: sentenceOf(error), bad: true });
  };
  const { pending, submit } = usePending((fields) =>
    enter(() => (isLost ? takeRecoveryCode : takeAppCode)(codeIn(fields))),
  );
  return (
    <div className={style.step}>
      <h2 className={style.heading}>Two-step verification</h2>
      <form method="post" className={style.form} onSubmit={submit}>
        <div className={style.code}>
          {isLost ? (
            <TextField key="recovery" label="Recovery code" name="code" autoComplete="off" required />
          ) : (
            <TextField
              key="app"
              label="Code from your authenticator app"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
            />
          )}
        </div>
        <Button type="submit" look="primary" wide pending={pending}>
          Continue
        </Button>
      </form>
      <div className={style.others}>
        <button type="button" className={style.link} onClick={() => setLost(!isLost)}>
          {isLost ? 'Use the authenticator app' : 'Use a recovery code'}
        </button>
        <button type="button" className={style.link} onClick={() => void leave()}>
          Sign in as somebody else
        </button>
      </div>
    </div>
  );
}

async function takeAppCode(code: string) {
  const client = await authClient();
  const { data, error } = await client.mfa.listFactors();
  if (error) return { error };
  const [app] = data.totp;
  // An administrator has taken the second step away: the session must hear of it.
  if (!app) return client.refreshSession();
  return client.mfa.challengeAndVerify({ factorId: app.id, code });
}

async function takeRecoveryCode(code: string) {
  return (await authClient()).mfa.recoveryCodes.verify({ code });
}
