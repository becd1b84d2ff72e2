import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Person } from '../../../../../features/people/data.server.ts';
import { isApiError, messageOf } from '../../../../lib/api.ts';
import { useAuth } from '../../../../lib/auth.tsx';
import { refresh } from '../../../../lib/query-client.ts';
import { showToast } from '../../../../ui/toast.tsx';
import type { Profile } from '../../shell/use-profile.ts';
import { useUrl } from '../parts/use-url.ts';
import type { PersonAction } from './person-actions.ts';

/**
 * Carries out an administrator's acts on accounts, asking first where it must. Every act is on record.
 * @returns `pending`, whose account is being changed; `start` for an act; the `question` to show while
 *   `isAsking`, and `answer`, which takes the reply
 */
export function usePersonAction() {
  const queries = useQueryClient();
  // The question stays in its dialog while the dialog closes.
  const [asked, setAsked] = useState<PersonAction>();
  const [isAsking, setAsking] = useState(false);
  const own = useAuth().user?.id;
  const isOwn = (person: Person) => person.user_id === own;
  const { change } = useUrl();
  // At once: otherwise the page would request in vain what only administrators may see.
  const leave = (kind: Person['user_type']) => {
    queries.setQueryData<Profile>(['profile', own], (profile) => profile && { ...profile, user_type: kind });
    change({}, { resetQuery: true });
  };
  const succeed = ({ person, kind }: PersonAction) => {
    showToast({ title: 'Saved', text: `The account of ${person.email} has been changed.` });
    if (kind && isOwn(person)) leave(kind);
  };
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ run }: PersonAction) => run(),
    onSuccess: (_, act) => succeed(act),
    onError(error, act) {
      // An attempt whose response was lost has succeeded: a user who is no longer an administrator is refused the next.
      const isDone =
        act.kind && act.kind !== 'admin' && isOwn(act.person) && isApiError(error, 'not_allowed');
      if (isDone) return succeed(act);
      showToast({ title: 'Not changed', text: messageOf(error, 'Please try again in a moment.'), bad: true });
    },
    onSettled: () => refresh(queries, 'people', 'audit'),
  });
  return {
    pending: isPending ? variables.person.user_id : undefined,
    start: (act: PersonAction) => {
      if (!act.question) return mutate(act);
      setAsked(act);
      setAsking(true);
    },
    question: asked?.question && {
      ...asked.question,
      meaning: `${asked.question.meaning}${isOwn(asked.person) ? ' This is your own account.' : ''}`,
    },
    isAsking,
    answer: (isYes: boolean) => {
      setAsking(false);
      if (isYes && asked) mutate(asked);
    },
  };
}
