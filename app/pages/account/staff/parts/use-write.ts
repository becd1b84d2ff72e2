import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnsure, messageOf } from '../../../../lib/api.ts';
import { refresh, type Topic } from '../../../../lib/query-client.ts';
import { showToast, type ToastText } from '../../../../ui/toast.tsx';
import { updateCached } from './update-cached.ts';

export type Write<Input, Output> = {
  work: (input: Input) => Promise<Output>;
  /** What may have changed: queries that show it are asked for again. */
  topics: Topic[];
  done?: ToastText | ((output: Output, input: Input) => ToastText | null);
  /** Absent: whoever calls shows the error itself. */
  failed?: { title: string; text: string; /** The specification's own words stay. */ exact?: boolean };
};

/** What is said of a write that failed, where the specification has no words for it. */
export const notSaved = 'We could not save this. Please try again.';

/** The sentence for a failed write; words that the specification fixes only gain the reason of a refusal. */
function failureText(error: Error, { text, exact = false }: { text: string; exact?: boolean }): string {
  if (!exact) return messageOf(error, text);
  const reason = isUnsure(error) ? '' : messageOf(error, '');
  return reason ? `${text} ${reason}` : text;
}

/** A change on the server: what came of it is shown, what depends on it loaded again, and a toast says how it went. */
export function useWrite<Input, Output>({ work, topics, done, failed }: Write<Input, Output>) {
  const queries = useQueryClient();
  const askAgain = () => void refresh(queries, ...topics, 'audit');
  return useMutation({
    mutationFn: work,
    onSuccess(output, input) {
      updateCached(queries, output);
      askAgain();
      const toast = typeof done === 'function' ? done(output, input) : done;
      if (toast) showToast(toast);
    },
    onError(error) {
      // What is on the screen may be older than what the server refused the change for.
      askAgain();
      if (failed) showToast({ title: failed.title, text: failureText(error, failed), bad: true });
    },
  });
}
