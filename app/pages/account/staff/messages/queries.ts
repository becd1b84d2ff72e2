import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../../../lib/api.ts';

/** The messages to a client, newest first. */
export function useMessages(profileId: string) {
  return useQuery({
    queryKey: ['messages', 'of', profileId],
    queryFn: () => answerOf(api.staff.messages.$get({ query: { profile_id: profileId, limit: '100' } })),
    // The server queues messages, and withdraws those of undone acts, without announcing either.
    meta: { topics: ['appointments', 'clients', 'reminders'] },
  });
}

/** The messages given up, newest first, including those without a client's page, such as the answer to an enquiry. */
export function useGivenUp() {
  return useQuery({
    queryKey: ['messages', 'given up'],
    queryFn: () => answerOf(api.staff.messages.$get({ query: { state: 'failed', limit: '25' } })),
  });
}

/** Whether messages are sent at all, how many are waiting, and how many were given up. */
export function useOutboxState() {
  return useQuery({
    queryKey: ['messages', 'state'],
    queryFn: () => answerOf(api.staff.messages.state.$get()),
  });
}
