import type { User } from '@supabase/auth-js';
import { useEffect, useState } from 'react';
import { authClient } from '../../../lib/auth-client.ts';
import { authErrorText } from '../../../lib/auth-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useDraft } from '../parts/use-draft.ts';
import { usePending } from '../parts/use-pending.ts';
import style from './account.module.css';

/**
 * Changes the email address: both the old and the new one must confirm.
 * @param address the current one on the server
 */
export function EmailCard({ user, address }: { user: User; address: string | null }) {
  const isChangedElsewhere = user.email !== address;
  // The session's copy of the account would go on showing a change as pending after another device confirmed it.
  useEffect(() => {
    if (!isChangedElsewhere) return;
    authClient()
      .then((client) => client.refreshSession())
      .catch(() => {});
  }, [isChangedElsewhere]);
  const [typed, change, forget] = useDraft(`garage-draft-${user.id}-email`, { email: '' });
  const [wrong, setWrong] = useState<string>();
  const { pending, submit } = usePending(async () => {
    const email = typed.email.trim();
    const isOwn = email.toLowerCase() === user.email;
    // Stays after the toast has gone.
    setWrong(isOwn ? 'This is the same as your current address.' : undefined);
    if (isOwn) return showToast({ title: 'Not changed', text: 'This is already your address.', bad: true });
    const { error } = await (await authClient()).updateUser({ email });
    if (error) return showToast({ title: 'Not changed', text: authErrorText(error), bad: true });
    forget();
    showToast({
      title: 'Check your email',
      text: 'We have written to both addresses. Open the link in each message.',
    });
  });
  return (
    <Card heading="h2" title="Email address">
      <form className={style.form} onSubmit={submit}>
        <p>
          Your address is <strong>{user.email}</strong>.
        </p>
        {user.new_email && (
          <p className={style.callout}>
            The change to <strong>{user.new_email}</strong> will be made once both addresses have confirmed
            it.
          </p>
        )}
        <TextField
          label="New address"
          name="email"
          type="email"
          autoComplete="email"
          value={typed.email}
          onChange={(event) => change({ email: event.target.value })}
          hint="We will write to your old and new addresses. The change is made once both have confirmed it."
          error={wrong}
          required
        />
        <div className={style.buttons}>
          <Button type="submit" small pending={pending}>
            Change the address
          </Button>
        </div>
      </form>
    </Card>
  );
}
