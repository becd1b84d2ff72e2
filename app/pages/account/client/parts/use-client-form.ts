import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { refresh, type Topic } from '../../../../lib/query-client.ts';
import { showToast } from '../../../../ui/toast.tsx';
import { isSlotTaken, slotTaken } from '../../parts/slot-taken.ts';
import { type ControlledForm, useControlledForm } from '../../parts/use-controlled-form.ts';

type ClientForm<Values extends Record<string, string>, S extends z.ZodMiniType> = Pick<
  ControlledForm<Values, S, string>,
  'draft' | 'initial' | 'schema' | 'read' | 'alsoAbout'
> & {
  /** Sends the form. @returns the words of the success toast */
  save: (checked: z.output<S>) => Promise<string>;
  /** @returns the words of the error toast, unless the time is taken */
  failed: (error: unknown) => string;
  /** What may have changed: after a refusal too, as the screen may be out of date. */
  topics: Topic[];
  /** Closes the dialog. */
  onDone: () => void;
};

/** A form in a dialog of the client's dashboard, as `useControlledForm`. */
export function useClientForm<Values extends Record<string, string>, S extends z.ZodMiniType>({
  save,
  failed,
  topics,
  onDone,
  ...form
}: ClientForm<Values, S>) {
  const queries = useQueryClient();
  const [isDone, setDone] = useState(false);
  const typed = useControlledForm({
    ...form,
    send: save,
    async saved(text) {
      showToast({ title: 'Success', text });
      await refresh(queries, ...topics);
      setDone(true);
      onDone();
    },
    failed(error) {
      void refresh(queries, ...topics);
      showToast(isSlotTaken(error) ? slotTaken : { title: 'Error', text: failed(error), bad: true });
    },
  });
  // The dialog closes a moment later: until then it must say nothing about what was sent.
  return { ...typed, pending: typed.pending || isDone };
}
