import { useEffect, useRef, useState } from 'react';
import { offline } from '../../../lib/auth-client.ts';
import { authErrorText } from '../../../lib/auth-error-text.ts';
import { useAuth } from '../../../lib/auth.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useTitle } from '../shell/use-title.ts';
import style from './auth.module.css';

/** Long enough to read why it failed. */
const readingMs = 4000;

/**
 * Signs out, says so, and replaces this page with the home page: coming back here would sign the user out again,
 * perhaps from a session begun since.
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
      // The home page has no script; the fragment in its address makes it say that the user is logged out.
      .then(({ error }) => (error ? giveUp(authErrorText(error)) : location.replace('/#logged-out')))
      .catch(() => giveUp(offline));
  }, [signOut]);
  // Without a role: screen readers read out the toast.
  if (failure) return <p className={style.step}>{failure}</p>;
  return (
    <p className={style.step} role="status">
      <span>
        <Spinner /> Signing you out…
      </span>
    </p>
  );
}
