import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../../lib/api.ts';
import { showToast } from '../../../../ui/toast.tsx';
import type { PersonAct } from './person-acts.ts';

/**
 * Does what an administrator does to accounts, and asks first where it must. Every act is on record.
 * @returns `pending`, whose account is being changed; `start` for an act; the `question` to be shown while
 *   `isAsking`, and `answer` for it
 */
export function usePersonAct() {
  const queries = useQueryClient();
  // The question stays in its window while that closes.
  const [asked, setAsked] = useState<PersonAct>();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ run }: PersonAct) => run(),
    onSuccess: (_, { person }) =>
      showToast({ title: 'Saved', text: `The account of ${person.email} has been changed.` }),
    onError: (error) =>
      showToast({ title: 'Not changed', text: messageOf(error, 'Please try again in a moment.'), bad: true }),
    onSettled: () =>
      Promise.all(['people', 'audit'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  });
  return {
    pending: isPending ? variables.person.user_id : undefined,
    start: (act: PersonAct) => {
      if (!act.question) return mutate(act);
      setAsked(act);
      setAsking(true);
    },
    question: asked?.question,
    isAsking,
    answer: (isYes: boolean) => {
      setAsking(false);
      if (isYes && asked) mutate(asked);
    },
  };
}
