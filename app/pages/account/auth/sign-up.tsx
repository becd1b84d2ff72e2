import { useState } from 'react';
import { passwordFieldError, authErrorText } from '../../../lib/auth-error-text.ts';
import { useAuth } from '../../../lib/auth.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { CodeForm } from './code-form.tsx';
import { EmailField } from './email-field.tsx';
import { isAccepted } from './send-mail.ts';
import { NewPasswordField } from '../parts/new-password-field.tsx';
import { useTitle } from '../shell/use-title.ts';
import type { Enter } from './use-sign-in-flow.ts';
import { textOf } from '../parts/form-data.ts';
import { usePending } from '../parts/use-pending.ts';
import style from './auth.module.css';

/** Creates an account, then asks for the code from the message that confirms the address. */
export function SignUp({ enter }: { enter: Enter }) {
  const [email, setEmail] = useState<string>();
  const [name, setName] = useState('');
  if (email)
    return (
      <div className={style.step}>
        <CodeForm purpose="signup" email={email} enter={enter} />
        <button type="button" className={style.link} onClick={() => setEmail(undefined)}>
          Use another address
        </button>
      </div>
    );
  const done = (sentTo: string, as: string) => {
    setEmail(sentTo);
    setName(as);
  };
  return <SignUpForm name={name} done={done} />;
}

type SignUpFormProps = {
  /** The name typed earlier, with another address. */
  name: string;
  done: (email: string, name: string) => void;
};

function SignUpForm({ name, done }: SignUpFormProps) {
  useTitle('Sign up');
  const { signUp } = useAuth();
  const [weak, setWeak] = useState<string>();
  const { pending, submit } = usePending(async (fields) => {
    const email = textOf(fields, 'email');
    setWeak(undefined);
    const fullName = textOf(fields, 'full_name');
    const attempt = [email, textOf(fields, 'password'), fullName] as const;
    const { session, error } = await signUp(...attempt);
    if (!isAccepted(attempt.join(' '), error) && error) {
      setWeak(passwordFieldError(error));
      return showToast({ title: 'Signup Error', text: authErrorText(error), bad: true });
    }
    if (session) return;
    showToast({ title: 'Check your email', text: 'Please check your email for a confirmation link.' });
    done(email, fullName);
  });
  return (
    <form method="post" className={style.form} onSubmit={submit}>
      <TextField
        label="Full Name"
        name="full_name"
        defaultValue={name}
        autoComplete="name"
        maxLength={200}
        pattern=".*\S.*"
        title="Your name"
        required
      />
      <EmailField />
      <NewPasswordField label="Password" weak={weak} />
      <Button type="submit" look="primary" wide pending={pending}>
        Sign Up
      </Button>
      <p className={style.note}>
        We use your details to look after your vehicles. <a href="/privacy">What we keep, and for how long</a>
      </p>
    </form>
  );
}
