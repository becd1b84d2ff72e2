import { useEffect, useRef, useState } from 'react';
import { offline } from '../../../lib/auth-client.ts';
import { sentenceOf } from '../../../lib/auth-sentence.ts';
import { useAuth } from '../../../lib/auth.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useTitle } from '../shell/use-title.ts';
import style from './auth.module.css';

/** Long enough to read why it failed. */
const readingMs = 4000;

/**
 * Signs out, says so, and goes to the home page in place of this one: whoever came back to it would be signed out
 * again, of a session that they may have begun since.
 */
export function SignOut() {
  useTitle('Sign out');
  const { signOut } = useAuth();
  const [failure, setFailure] = useState('');
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const giveUp = (text: string) => {
      setFailure(text);
      showToast({ title: 'Logout Error', text, bad: true });
      setTimeout(() => location.replace('/'), readingMs);
    };
    signOut()
      // The home page has no script; its address makes it say that they are logged out.
      .then(({ error }) => (error ? giveUp(sentenceOf(error)) : location.replace('/#logged-out')))
      .catch(() => giveUp(offline));
  }, [signOut]);
  // Without a role: the toast is what is read out.
  if (failure) return <p className={style.step}>{failure}</p>;
  return (
    <p className={style.step} role="status">
      <span>
        <Spinner /> Signing you out…
      </span>
    </p>
  );
}
