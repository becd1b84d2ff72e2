import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { notLoaded } from '../../../lib/auth-client.ts';
import { showToast } from '../../../ui/toast.tsx';

/**
 * A form's handler that is busy until its work is done, and takes no second sending meanwhile.
 * @param work gets the form's fields
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
      // Answers carry their errors; what is thrown is that there was no answer, or that the client could not be loaded.
      const action = { label: 'Reload', run: () => location.reload() };
      showToast({ title: 'Not connected', text: notLoaded, bad: true, action });
    } finally {
      setPending(false);
    }
  };
  return { pending, submit: (event: SubmitEvent<HTMLFormElement>) => void submit(event) };
}

/** @returns a code as it is checked: people type it in groups, as it is shown */
export const codeIn = (fields: FormData) => textOf(fields, 'code').replaceAll(/\s/g, '');

/** @returns a field's text */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
