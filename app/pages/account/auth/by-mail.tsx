import { useEffect, useRef, useState } from 'react';
import { opensKeyboard } from '../../../lib/touch.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeForm } from './code-form.tsx';
import { EmailField } from './email-field.tsx';
import { Heading } from './heading.tsx';
import { sendMail } from './send-mail.ts';
import type { Enter } from './use-sign-in-flow.ts';
import { textOf } from '../parts/form-data.ts';
import { usePending } from '../parts/use-pending.ts';
import style from './auth.module.css';

const words = {
  recovery: {
    heading: 'Forgot your password?',
    note: 'We send you a link and a code. Use either to choose a new password.',
  },
  email: {
    heading: 'Sign in by email',
    note: 'We send you a link and a code. Use either to sign in without a password.',
  },
};

type ByMailProps = { purpose: 'recovery' | 'email'; enter: Enter; back: () => void };

/** Gets a user in by email: first the address, then the code from the message. */
export function ByMail({ purpose, enter, back }: ByMailProps) {
  const [email, setEmail] = useState<string>();
  const { pending, submit } = usePending(async (fields) => {
    const address = textOf(fields, 'email');
    if (await sendMail(purpose, address)) setEmail(address);
  });
  const { heading, note } = words[purpose];
  const form = useRef<HTMLFormElement>(null);
  // The button that opened this is gone, so the focus would move to the nearest one, which leads back.
  useEffect(() => {
    if (!opensKeyboard()) form.current?.querySelector('input')?.focus();
  }, []);
  return (
    <div className={style.step}>
      {email ? (
        <CodeForm purpose={purpose} email={email} enter={enter} />
      ) : (
        <>
          <Heading text={heading} />
          <p className={style.note}>{note}</p>
          <form ref={form} method="post" className={style.form} onSubmit={submit}>
            <EmailField />
            <Button type="submit" look="primary" wide pending={pending}>
              Send me the link
            </Button>
          </form>
        </>
      )}
      <button type="button" className={style.link} onClick={back}>
        Back to sign in
      </button>
    </div>
  );
}
