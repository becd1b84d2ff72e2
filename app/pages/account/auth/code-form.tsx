import { useRef, useState } from 'react';
import { codeLife, linkLife } from '../../../../features/auth/lifetimes.ts';
import { authClient, offline } from '../../../lib/auth-client.ts';
import { codeFieldError, authErrorText } from '../../../lib/auth-error-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Heading } from './heading.tsx';
import { sendMail, type MailPurpose } from './send-mail.ts';
import type { Enter } from './use-sign-in-flow.ts';
import { codeIn } from '../parts/form-data.ts';
import { usePending } from '../parts/use-pending.ts';
import style from './auth.module.css';

const perhapsUsed = 'This code works once and may already have worked: our answer was lost.';
const wayOn: Record<MailPurpose, string> = {
  signup: 'Please try to sign in.',
  recovery: 'Please send the message again.',
  email: 'Please send the message again.',
};

type CodeFormProps = {
  purpose: MailPurpose;
  email: string;
  enter: Enter;
  /** The message was sent at sign-up, not just now. */
  isOld?: boolean;
};

/** Takes the six digits from a message, as an alternative to its link. */
export function CodeForm({ purpose, email, enter, isOld = false }: CodeFormProps) {
  // The server gives the same error for every code it rejects; only this page knows that a response was lost.
  const unanswered = useRef<string>(null);
  const [isUsed, setUsed] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const { pending, submit } = usePending((fields) => {
    const token = codeIn(fields);
    const type = purpose === 'recovery' ? 'recovery' : 'email';
    return enter(
      async () => {
        const { error } = await (await authClient()).verifyOtp({ email, token, type });
        if (error && authErrorText(error) === offline) unanswered.current = token;
        const isRepeated = error?.code === 'otp_expired' && unanswered.current === token;
        const sentence = isRepeated ? `${perhapsUsed} ${wayOn[purpose]}` : undefined;
        setUsed(isRepeated);
        setWrong(sentence ?? codeFieldError(error));
        return { error, sentence };
      },
      purpose === 'recovery' ? 'recovery' : 'sign-in',
    );
  });
  const again = usePending(() => {
    setUsed(false);
    setWrong(undefined);
    return sendMail(purpose, email);
  });
  return (
    <div className={style.step}>
      <Heading text="Check your email" />
      {isOld ? (
        <p>
          <strong>{email}</strong> is not confirmed yet. Open the link in the message we sent when you signed
          up, or send it again: the link works for {linkLife.words}, the code for {codeLife.words}.
        </p>
      ) : (
        <p>
          If <strong>{email}</strong> is the right address, our message is on its way. Open the link in it, or
          type its code here within {codeLife.words}.
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
            title="The six digits in the message"
            error={wrong}
            required
          />
        </div>
        <Button type="submit" look="primary" wide pending={pending}>
          Continue
        </Button>
        {isUsed && purpose === 'signup' && (
          <ButtonLink wide href="/auth">
            Go to sign in
          </ButtonLink>
        )}
      </form>
      <form method="post" className={style.others} onSubmit={again.submit}>
        <button
          type="submit"
          className={style.link}
          // A disabled button would lose the focus to `Continue`.
          aria-disabled={again.pending}
        >
          Send the message again
        </button>
      </form>
    </div>
  );
}
