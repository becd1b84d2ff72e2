import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { unchecked } from '../parts/list-url.ts';
import { answerOf, api } from '../../../../lib/api.ts';

/** A page of the list. @param query search, filter and sorting, as they stand in the address */
export function useServices(query: Record<string, string>) {
  return useQuery({
    queryKey: ['services', 'list', query],
    queryFn: () => answerOf(api.staff.services.$get({ query: unchecked(query) })),
    placeholderData: keepPreviousData,
    meta: { topics: ['clients', 'vehicles'] },
  });
}

/** The record's form, filled in from a completed appointment. */
export function useRecordDraft(appointmentId: string) {
  return useQuery({
    queryKey: ['services', 'draft', appointmentId],
    queryFn: () => answerOf(api.staff.services.draft.$get({ query: { appointment_id: appointmentId } })),
    enabled: appointmentId !== '',
    // A form fills its fields once: with what is so now, not with what was kept from the last time.
    gcTime: 0,
  });
}

/** One record of work that was done, never as it was before it was opened: it opens as a form (as above). */
export function useService(id: string) {
  const { data, isFetchedAfterMount, ...query } = useQuery({
    queryKey: ['services', 'one', id],
    queryFn: () => answerOf(api.staff.services[':id'].$get({ param: { id } })),
    meta: { topics: ['clients', 'vehicles'] },
    staleTime: 0,
  });
  return { ...query, data: isFetchedAfterMount ? data : undefined };
}
