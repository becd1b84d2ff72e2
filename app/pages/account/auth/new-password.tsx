import { useState } from 'react';
import { authClient } from '../../../lib/auth-client.ts';
import { passwordFieldError, authErrorText } from '../../../lib/auth-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { NewPasswordField } from '../parts/new-password-field.tsx';
import { trackUnansweredAttempts } from '../parts/unanswered-attempts.ts';
import { textOf } from '../parts/form-data.ts';
import { usePending } from '../parts/use-pending.ts';
import { HiddenUsernameField } from '../parts/hidden-username-field.tsx';
import { Heading } from './heading.tsx';
import style from './auth.module.css';

/** Asks for a new password after a forgotten one. */
export function NewPassword({ done }: { done: () => void }) {
  const [isRepeated] = useState(trackUnansweredAttempts);
  const [weak, setWeak] = useState<string>();
  const { pending, submit } = usePending(async (fields) => {
    setWeak(undefined);
    const password = textOf(fields, 'password');
    const { error } = await (await authClient()).updateUser({ password });
    const isChanged = isRepeated(password, error) && error?.code === 'same_password';
    if (error && !isChanged) {
      setWeak(passwordFieldError(error));
      return showToast({ title: 'Password not changed', text: authErrorText(error), bad: true });
    }
    showToast({ title: 'Password changed', text: 'Your other sessions have been signed out.' });
    done();
  });
  return (
    <form method="post" className={style.form} onSubmit={submit}>
      <Heading text="Choose a new password" />
      <HiddenUsernameField />
      <NewPasswordField label="New password" weak={weak} />
      <Button type="submit" look="primary" wide pending={pending}>
        Save the password
      </Button>
    </form>
  );
}
