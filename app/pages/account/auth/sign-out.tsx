import { useEffect, useRef } from 'react';
import { useAuth } from '../../../lib/auth.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { sentenceOf } from './use-entrance.ts';
import style from './auth.module.css';

/** Long enough to read two short lines; the home page has no script that could show them. */
const readingMs = 1500;

/** Signs out, says so, and goes to the home page. */
export function SignOut() {
  const { signOut } = useAuth();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void signOut().then(({ error }) => {
      if (error) showToast({ title: 'Logout Error', text: sentenceOf(error), bad: true });
      else showToast({ title: 'Logged out', text: 'You have been successfully logged out.' });
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
