import { useState } from 'react';
import { passwordFieldError } from '../../../lib/auth-error-text.ts';
import { useAuth } from '../../../lib/auth.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/field.tsx';
import { CodeForm } from './code-form.tsx';
import { EmailField } from './email-field.tsx';
import type { Enter } from './use-sign-in-flow.ts';
import { textOf } from '../parts/form-data.ts';
import { usePending } from '../parts/use-pending.ts';
import { useTitle } from '../shell/use-title.ts';
import type { View } from './view.ts';
import style from './auth.module.css';

/** Sign-in with email and password, and the alternatives for anyone who cannot. */
export function SignInForm({ enter, show }: { enter: Enter; show: (view: View) => void }) {
  useTitle('Sign in');
  const { signIn } = useAuth();
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const { pending, submit } = usePending((fields) =>
    enter(async () => {
      setWrong(undefined);
      const email = textOf(fields, 'email');
      const result = await signIn(email, textOf(fields, 'password'));
      if (result.error?.code === 'email_not_confirmed') setUnconfirmed(email);
      if (result.error) setWrong(passwordFieldError(result.error));
      return result;
    }),
  );
  if (unconfirmed) return <CodeForm purpose="signup" email={unconfirmed} enter={enter} isOld />;
  return (
    <div className={style.step}>
      {/* By POST, so that a form sent before the scripts have loaded leaves no password in a URL. */}
      <form method="post" className={style.form} onSubmit={submit}>
        <EmailField />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={wrong}
          required
        />
        <Button type="submit" look="primary" wide pending={pending}>
          Sign In
        </Button>
      </form>
      <div className={style.others}>
        <button type="button" className={style.link} onClick={() => show({ name: 'forgot' })}>
          Forgot your password?
        </button>
        <button type="button" className={style.link} onClick={() => show({ name: 'by-mail' })}>
          Email me a link or code
        </button>
      </div>
    </div>
  );
}
