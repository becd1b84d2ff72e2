import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isOutcomeUnknown, messageOf } from '../../../../lib/api.ts';
import { refresh, type Topic } from '../../../../lib/query-client.ts';
import { showToast, type ToastText } from '../../../../ui/toast.tsx';
import { updateCached } from './update-cached.ts';

export type Write<Input, Output> = {
  work: (input: Input) => Promise<Output>;
  /** What may have changed: queries that show it are loaded again. */
  topics: Topic[];
  done?: ToastText | ((output: Output, input: Input) => ToastText | null);
  /** Absent: the caller shows the error itself. */
  failed?: { title: string; text: string; /** The specification's own words stay. */ exact?: boolean };
};

/** The words for a failed write for which the specification has none. */
export const notSaved = 'We could not save this. Please try again.';

/** The sentence for a failed write; words fixed by the specification only gain the reason for a refusal. */
function failureText(error: Error, { text, exact = false }: { text: string; exact?: boolean }): string {
  if (!exact) return messageOf(error, text);
  const reason = isOutcomeUnknown(error) ? '' : messageOf(error, '');
  return reason ? `${text} ${reason}` : text;
}

/** A change on the server: shows its result, loads what depends on it again, and says in a toast how it went. */
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
      // The screen may be older than the state for which the server refused the change.
      askAgain();
      if (failed) showToast({ title: failed.title, text: failureText(error, failed), bad: true });
    },
  });
}
