import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { unchecked } from '../parts/list-url.ts';
import { useNewest } from '../parts/use-newest.ts';
import { answerOf, api } from '../../../../lib/api.ts';

/** A page of the list. @param query search, filter and sorting, as they are in the address */
export function useServices(query: Record<string, string>) {
  return useQuery({
    queryKey: ['services', 'list', query],
    queryFn: () => answerOf(api.staff.services.$get({ query: unchecked(query) })),
    placeholderData: keepPreviousData,
    meta: { topics: ['clients', 'vehicles'] },
  });
}

/** What fills in the record's form from a completed appointment. */
export function useRecordDraft(appointmentId: string) {
  return useNewest({
    queryKey: ['services', 'draft', appointmentId],
    queryFn: () => answerOf(api.staff.services.draft.$get({ query: { appointment_id: appointmentId } })),
    enabled: appointmentId !== '',
    meta: { topics: ['appointments'] },
  });
}

/** One record of work that was done, for correcting it. */
export function useService(id: string) {
  return useNewest({
    queryKey: ['services', 'one', id],
    queryFn: () => answerOf(api.staff.services[':id'].$get({ param: { id } })),
    meta: { topics: ['clients', 'vehicles'] },
  });
}
