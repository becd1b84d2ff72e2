import { useState } from 'react';
import { messageOf } from '../../../lib/api.ts';
import { showToast, type ToastText } from '../../../ui/toast.tsx';

/**
 * Something a button does on the server.
 * @param failed the sentence when the server gives none, under `title`
 * @returns `run`, which shows the toast that the work gives or what went wrong, and `pending`
 */
export function useAction(failed: string, title = 'Error') {
  const [pending, setPending] = useState(false);
  const run = async (work: () => Promise<ToastText | null>): Promise<void> => {
    setPending(true);
    try {
      const toast = await work();
      if (toast) showToast(toast);
    } catch (error) {
      showToast({ title, text: messageOf(error, failed), bad: true });
    } finally {
      setPending(false);
    }
  };
  return { run, pending };
}
