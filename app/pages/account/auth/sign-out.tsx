import { useEffect, useRef } from 'react';
import { useAuth } from '../../../lib/auth.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { sentenceOf } from './use-entrance.ts';
import style from './auth.module.css';

/** Long enough to read why it failed. */
const readingMs = 4000;

/** Signs out, says so, and goes to the home page. */
export function SignOut() {
  const { signOut } = useAuth();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void signOut().then(({ error }) => {
      // The home page has no script; its address makes it say that they are logged out.
      if (!error) return location.assign('/#logged-out');
      showToast({ title: 'Logout Error', text: sentenceOf(error), bad: true });
      setTimeout(() => location.assign('/'), readingMs);
    });
  }, [signOut]);
  return (
    <p className={style.step} role="status">
      <span>
        <Spinner /> Signing you out…
      </span>
    </p>
  );
}
