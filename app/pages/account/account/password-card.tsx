import type { AuthError } from '@supabase/auth-js';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { authClient } from '../../../lib/auth-client.ts';
import { passwordFieldError, authErrorText } from '../../../lib/auth-error-text.ts';
import { refresh } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PasswordField } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { NewPasswordField } from '../parts/new-password-field.tsx';
import { trackUnansweredAttempts } from '../parts/unanswered-attempts.ts';
import { textOf } from '../parts/form-data.ts';
import { usePending } from '../parts/use-pending.ts';
import { HiddenUsernameField } from '../parts/hidden-username-field.tsx';
import style from './account.module.css';

/** Sets a new password; someone who signed in by email and never had one leaves the first field empty. */
export function PasswordCard() {
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [isRepeated] = useState(trackUnansweredAttempts);
  const [weak, setWeak] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const { pending, submit } = usePending(async (fields) => {
    setWeak(undefined);
    setWrong(undefined);
    const current = textOf(fields, 'current_password');
    const attempt = { password: textOf(fields, 'password'), ...(current && { current_password: current }) };
    const { error } = await (await authClient()).updateUser(attempt);
    const mayBeChanged = isRepeated(attempt.password, error);
    if (error && !(mayBeChanged && (await isChanged(error, attempt.password)))) {
      setWeak(passwordFieldError(error));
      setWrong(currentPasswordFieldError(error));
      return showToast({ title: 'Password not changed', text: reasonOf(error), bad: true });
    }
    form.current?.reset();
    void refresh(queries, 'sessions');
    showToast({ title: 'Password changed', text: 'Your other sessions have been signed out.' });
  });
  return (
    <Card heading="h2" title="Password">
      <form ref={form} className={style.form} onSubmit={submit}>
        <HiddenUsernameField />
        <PasswordField
          label="Current password"
          name="current_password"
          autoComplete="current-password"
          hint="Leave this empty if you do not have one yet."
          error={wrong}
        />
        <NewPasswordField label="New password" weak={weak} />
        <div className={style.buttons}>
          <Button type="submit" small pending={pending}>
            Change the password
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Whether a change was made although its response was lost: the typed current password is then no longer valid. */
async function isChanged({ code }: AuthError, password: string): Promise<boolean> {
  if (code !== 'current_password_invalid') return code === 'same_password';
  const { error } = await (await authClient()).updateUser({ password, current_password: password });
  return error?.code === 'same_password';
}

/** The sign-in protocol uses the same sentence for a missing and for a wrong current password. */
function reasonOf(error: AuthError): string {
  if (error.code === 'current_password_required') return 'Please enter your current password.';
  if (error.code === 'current_password_invalid') return 'That is not your current password.';
  return authErrorText(error);
}

/** The error that stays beside the current password after the toast has gone. */
function currentPasswordFieldError({ code }: AuthError): string | undefined {
  if (code === 'current_password_required') return 'Your account has one, so it is needed here.';
  return code === 'current_password_invalid' ? 'This is not the password you sign in with.' : undefined;
}
