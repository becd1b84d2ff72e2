import { useState } from 'react';
import { isUnsure, messageOf } from '../../../lib/api.ts';
import { showToast, type ToastText } from '../../../ui/toast.tsx';

/**
 * Something a button does on the server.
 * @param failed the sentence when the server gives none, under `title`
 * @returns `run`, which shows the toast that the work gives or what went wrong, and `pending`; where the button goes with
 *   its toast, `again` puts it on the one that says that no answer came
 */
export function useAction(failed: string, title = 'Error') {
  const [pending, setPending] = useState(false);
  const run = async (work: () => Promise<ToastText | null>, again?: ToastText['action']): Promise<void> => {
    setPending(true);
    try {
      const toast = await work();
      if (toast) showToast(toast);
    } catch (error) {
      const action = isUnsure(error) ? again : undefined;
      showToast({ title, text: messageOf(error, failed), bad: true, action });
    } finally {
      setPending(false);
    }
  };
  return { run, pending };
}
