import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { codeNotLoadedText } from '../../../lib/auth-client.ts';
import { showToast } from '../../../ui/toast.tsx';

/**
 * A form's handler that stays busy until its work is done, and ignores further submissions meanwhile.
 * @param work receives the form's fields
 */
export function usePending(work: (fields: FormData) => Promise<unknown>) {
  const [pending, setPending] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    try {
      await work(new FormData(event.currentTarget));
    } catch {
      // Responses carry their errors: an exception means that none came, or that the auth client could not be loaded.
      const action = { label: 'Reload', run: () => location.reload() };
      showToast({ title: 'Not connected', text: codeNotLoadedText, bad: true, action });
    } finally {
      setPending(false);
    }
  };
  return { pending, submit: (event: SubmitEvent<HTMLFormElement>) => void submit(event) };
}
