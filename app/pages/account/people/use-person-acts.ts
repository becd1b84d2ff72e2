import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Person } from '../../../../features/people/data.server.ts';
import { answerOf, api, messageOf } from '../../../lib/api.ts';
import { showToast } from '../../../ui/toast.tsx';

type Change = { user_type?: Person['user_type']; disabled?: boolean };

/** What an administrator may do to an account. Every act is on record. */
export function usePersonActs({ user_id: id, email }: Person) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: () => showToast({ title: 'Saved', text: `The account of ${email} has been changed.` }),
    onError: (error) =>
      showToast({ title: 'Not changed', text: messageOf(error, 'Please try again in a moment.'), bad: true }),
    onSettled: () =>
      Promise.all(['people', 'audit'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  });
  const person = api.admin.people[':id'];
  return {
    pending: isPending,
    change: (json: Change) => mutate(() => answerOf(person.$patch({ param: { id }, json }))),
    signOut: () => mutate(() => answerOf(person.sessions.$delete({ param: { id } }))),
    removeSecondStep: () => mutate(() => answerOf(person['second-step'].$delete({ param: { id } }))),
  };
}
