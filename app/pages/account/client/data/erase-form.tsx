import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { answerOf, api, ApiError, messageOf } from '../../../../lib/api.ts';
import { endSession, isSessionReplaced, storedSessionId } from '../../../../lib/auth-client.ts';
import { clearDrafts } from '../../../../lib/clear-drafts.ts';
import { Button } from '../../../../ui/button.tsx';
import { DialogText } from '../../../../ui/dialog.tsx';
import { PasswordField, TextField } from '../../../../ui/field.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { forgetTypedEmail } from '../../auth/email-field.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import shared from '../parts/client.module.css';

const failed = 'Your account could not be deleted. Please try again.';

/** The last question before an account is deleted. The text typed here is secret and is not stored. */
export function EraseForm({ onCancel }: { onCancel: () => void }) {
  const query = useQuery({ queryKey: ['profile', 'privacy'], queryFn: () => answerOf(api.privacy.$get()) });
  return (
    <Loaded query={query} loading="Loading..." lines={2}>
      {({ has_password: hasPassword }) => <Question {...{ hasPassword, onCancel }} />}
    </Loaded>
  );
}

function Question({ hasPassword, onCancel }: { hasPassword: boolean; onCancel: () => void }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const erase = async () => {
    setPending(true);
    setError(undefined);
    const ending = storedSessionId();
    try {
      await answerOf(api.privacy.erase.$post({ json: hasPassword ? { password: typed } : { email: typed } }));
      // Without this dialog in the address, which would open it again for the next user who signs in here.
      await navigate('/dashboard', { replace: true });
      forgetTypedEmail();
      showToast({
        title: 'Account deleted',
        text: 'Everything that could identify you has been erased. Goodbye, and safe journeys.',
      });
      // A user who has signed in meanwhile in another tab stays signed in.
      if (isSessionReplaced(ending)) return;
      await endSession();
      // Last: other tabs remember their place when the session ends, and forget it when they receive this.
      clearDrafts();
    } catch (reason) {
      setError(messageOf(reason, failed));
      field.current?.focus();
      if (!(reason instanceof ApiError)) showToast({ title: 'Error', text: failed, bad: true });
    } finally {
      setPending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void erase();
  };
  const common = {
    ref: field,
    required: true,
    value: typed,
    error,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
  };
  return (
    <form className={shared.form} onSubmit={submit}>
      <DialogText>This cannot be undone. You may want to download your data first.</DialogText>
      {hasPassword ? (
        <PasswordField label="Your password" autoComplete="current-password" {...common} />
      ) : (
        <TextField label="Your email address" type="email" autoComplete="email" {...common} />
      )}
      <div className={shared.buttons}>
        <Button type="submit" look="danger" pending={pending}>
          Delete for good
        </Button>
        <Button onClick={onCancel}>Keep my account</Button>
      </div>
    </form>
  );
}
