import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isOutcomeUnknown, messageOf } from '../../../lib/api.ts';
import { refresh, type Topic } from '../../../lib/query-client.ts';
import { showToast, type ToastText } from '../../../ui/toast.tsx';

type About = { title?: string | undefined; topics?: Topic[] };
type Work = () => Promise<ToastText | null>;

/**
 * An action that a button performs on the server.
 * @param failed the sentence if the server gives none, under `title`
 * @param about `topics`: what may have changed, even if the server refused, and is loaded again
 * @returns `pending`, and `run`, which shows the toast of the work or the error and returns whether the work was done.
 *   If the button disappears with its toast, `again` puts it on the toast that says that no answer came
 */
export function useAction(failed: string, { title = 'Error', topics = [] }: About = {}) {
  const queries = useQueryClient();
  const [pending, setPending] = useState(false);
  const run = async (work: Work, again?: ToastText['action']): Promise<boolean> => {
    setPending(true);
    try {
      const toast = await work();
      await refresh(queries, ...topics);
      if (toast) showToast(toast);
      return true;
    } catch (error) {
      void refresh(queries, ...topics);
      const action = isOutcomeUnknown(error) ? again : undefined;
      showToast({ title, text: messageOf(error, failed), bad: true, action });
      return false;
    } finally {
      setPending(false);
    }
  };
  return { run, pending };
}
