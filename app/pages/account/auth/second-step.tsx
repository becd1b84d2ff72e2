import { useEffect, useState } from 'react';
import { business, phoneLink } from '../../../../business.ts';
import { authClient } from '../../../lib/auth-client.ts';
import { codeFieldError, authErrorText } from '../../../lib/auth-error-text.ts';
import { useAuth } from '../../../lib/auth.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { Heading } from './heading.tsx';
import type { Enter } from './use-sign-in-flow.ts';
import { codeIn } from '../parts/form-data.ts';
import { usePending } from '../parts/use-pending.ts';
import style from './auth.module.css';

/** Asks for a code from the authenticator app, or for a recovery code if the phone is lost. */
export function SecondStep({ enter }: { enter: Enter }) {
  const { signOut } = useAuth();
  const [isLost, setLost] = useState(false);
  const [wrong, setWrong] = useState<string>();
  // Someone who comes back to this page may have asked an administrator to remove the second step.
  useEffect(() => void takeStep(false).catch(() => {}), []);
  const leave = async () => {
    const { error } = await signOut();
    if (error) showToast({ title: 'Logout Error', text: authErrorText(error), bad: true });
  };
  const { pending, submit } = usePending((fields) =>
    enter(async () => {
      const { error } = await takeStep(isLost, codeIn(fields));
      setWrong(codeFieldError(error));
      return { error };
    }),
  );
  const change = () => {
    setWrong(undefined);
    setLost(!isLost);
  };
  return (
    <div className={style.step}>
      <Heading text="Two-step verification" />
      <form method="post" className={style.form} onSubmit={submit}>
        <div className={isLost ? style.recovery : style.code}>
          {isLost ? (
            <TextField
              key="recovery"
              label="Recovery code"
              name="code"
              autoComplete="off"
              error={wrong}
              required
            />
          ) : (
            <TextField
              key="app"
              label="Code from your authenticator app"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              error={wrong}
              required
            />
          )}
        </div>
        <Button type="submit" look="primary" wide pending={pending}>
          Continue
        </Button>
      </form>
      {isLost && (
        <p className={style.note}>
          No recovery code left? Please call us on <a href={phoneLink(business.phone)}>{business.phone}</a>.
        </p>
      )}
      <div className={style.others}>
        <button type="button" className={style.link} onClick={change}>
          {isLost ? 'Use the authenticator app' : 'Use a recovery code'}
        </button>
        <button type="button" className={style.link} onClick={() => void leave()}>
          Sign in as somebody else
        </button>
      </div>
    </div>
  );
}

/**
 * Verifies the second step if there still is one. If an administrator has removed it, refreshes the session instead.
 * @param code without it, nothing is verified
 */
async function takeStep(isLost: boolean, code?: string) {
  const client = await authClient();
  const { data, error } = await client.mfa.listFactors();
  if (error) return { error };
  const [app] = data.totp;
  if (!app) return client.refreshSession();
  if (code === undefined) return { error };
  if (isLost) return client.mfa.recoveryCodes.verify({ code });
  return client.mfa.challengeAndVerify({ factorId: app.id, code });
}
