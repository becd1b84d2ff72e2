import { authClient } from '../../../lib/auth-client.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { sendMail, type MailPurpose } from './send-mail.ts';
import type { Enter } from './use-entrance.ts';
import { codeIn, usePending } from '../parts/use-pending.ts';
import style from './auth.module.css';

type CodeFormProps = {
  purpose: MailPurpose;
  email: string;
  enter: Enter;
  /** The message was not sent just now, but when they signed up. */
  isOld?: boolean;
};

/** Typing the six digits of a message, instead of opening its link. */
export function CodeForm({ purpose, email, enter, isOld = false }: CodeFormProps) {
  const { pending, submit } = usePending((fields) => {
    const token = codeIn(fields);
    const type = purpose === 'recovery' ? 'recovery' : 'email';
    return enter(
      async () => (await authClient()).verifyOtp({ email, token, type }),
      purpose === 'recovery' ? 'recovery' : 'sign-in',
    );
  });
  const again = usePending(() => sendMail(purpose, email));
  return (
    <div className={style.step}>
      <h2 className={style.heading}>Check your email</h2>
      {isOld ? (
        <p>
          <strong>{email}</strong> is not confirmed yet. Open the link in the message that we sent when you
          signed up, or have it sent again: its link works for an hour, and its code for ten minutes.
        </p>
      ) : (
        <p>
          If <strong>{email}</strong> is the right address, our message is on its way. Open the link in it, or
          type its code here within ten minutes.
        </p>
      )}
      <form method="post" className={style.form} onSubmit={submit}>
        <div className={style.code}>
          <TextField
            label="Six-digit code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\s*(\d\s*){6}"
            title="The six digits of the message"
            required
          />
        </div>
        <Button type="submit" look="primary" wide pending={pending}>
          Continue
        </Button>
      </form>
      <form method="post" className={style.others} onSubmit={again.submit}>
        <button type="submit" className={style.link} disabled={again.pending}>
          Send the message again
        </button>
      </form>
    </div>
  );
}
