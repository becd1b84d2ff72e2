import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../../../lib/api.ts';

/** What was written to a client, newest first. */
export function useMessages(profileId: string) {
  return useQuery({
    queryKey: ['messages', 'of', profileId],
    queryFn: () => answerOf(api.staff.messages.$get({ query: { profile_id: profileId, limit: '100' } })),
    // What is written waits, and what was undone is taken back, without a word of its own from the server.
    meta: { topics: ['appointments', 'clients', 'reminders'] },
  });
}

/** What was given up, newest first, also what has no client's page, as the answer to an enquiry. */
export function useGivenUp() {
  return useQuery({
    queryKey: ['messages', 'given up'],
    queryFn: () => answerOf(api.staff.messages.$get({ query: { state: 'failed', limit: '25' } })),
  });
}

/** Whether messages leave at all, how many wait, and how many were given up. */
export function useOutboxState() {
  return useQuery({
    queryKey: ['messages', 'state'],
    queryFn: () => answerOf(api.staff.messages.state.$get()),
  });
}
