import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { unchecked } from '../parts/list-url.ts';
import { answerOf, api } from '../../../../lib/api.ts';

/** A page of the list. @param query search, filter and sorting, as they are in the address */
export function useClients(query: Record<string, string>) {
  return useQuery({
    queryKey: ['clients', 'list', query],
    queryFn: () => answerOf(api.staff.clients.$get({ query: unchecked(query) })),
    placeholderData: keepPreviousData,
    meta: { topics: ['vehicles'] },
  });
}

/** A client with everything that belongs to them. */
export function useClient(id: string | null) {
  return useQuery({
    queryKey: ['clients', 'one', id],
    queryFn: () => answerOf(api.staff.clients[':id'].$get({ param: { id: id ?? '' } })),
    enabled: id !== null,
    meta: { topics: ['appointments', 'vehicles', 'services', 'reminders', 'enquiries'] },
  });
}
