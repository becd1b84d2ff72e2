import { useState } from 'react';
import { authClient } from '../../../lib/auth-client.ts';
import { besidePassword, sentenceOf } from '../../../lib/auth-sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { NewPasswordField } from '../parts/new-password-field.tsx';
import { unheardAttempts } from '../parts/unheard.ts';
import { textOf, usePending } from '../parts/use-pending.ts';
import { WhosePassword } from '../parts/whose-password.tsx';
import { Heading } from './heading.tsx';
import style from './auth.module.css';

/** Asks for a new password after a forgotten one. */
export function NewPassword({ done }: { done: () => void }) {
  const [isRepeated] = useState(unheardAttempts);
  const [weak, setWeak] = useState<string>();
  const { pending, submit } = usePending(async (fields) => {
    setWeak(undefined);
    const password = textOf(fields, 'password');
    const { error } = await (await authClient()).updateUser({ password });
    const isChanged = isRepeated(password, error) && error?.code === 'same_password';
    if (error && !isChanged) {
      setWeak(besidePassword(error));
      return showToast({ title: 'Password not changed', text: sentenceOf(error), bad: true });
    }
    showToast({ title: 'Password changed', text: 'Your other sessions have been signed out.' });
    done();
  });
  return (
    <form method="post" className={style.form} onSubmit={submit}>
      <Heading text="Choose a new password" />
      <WhosePassword />
      <NewPasswordField label="New password" weak={weak} />
      <Button type="submit" look="primary" wide pending={pending}>
        Save the password
      </Button>
    </form>
  );
}
