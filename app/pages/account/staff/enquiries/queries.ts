import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { unchecked } from '../parts/list-url.ts';
import { useNewest } from '../parts/use-newest.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import { initialFromLists } from '../../parts/initial-from-lists.ts';
import type { Enquiry } from '../parts/types.ts';

/** A page of the inbox. @param query search, filter and sorting, as the route knows them */
export function useEnquiries(query: Record<string, string>) {
  return useQuery({
    queryKey: ['enquiries', 'list', query],
    queryFn: () => answerOf(api.staff.enquiries.$get({ query: unchecked(query) })),
    placeholderData: keepPreviousData,
  });
}

/** One enquiry, even if the filters leave it out of the list. */
export function useEnquiry(id: string) {
  return useQuery({
    queryKey: ['enquiries', 'one', id],
    queryFn: () => answerOf(api.staff.enquiries[':id'].$get({ param: { id } })),
    ...initialFromLists<Enquiry>(useQueryClient(), ['enquiries', 'list'], id),
    placeholderData: keepPreviousData,
  });
}

/** How many there are of each status, and of suspected spam. */
export function useCounts() {
  return useQuery({
    queryKey: ['enquiries', 'counts'],
    queryFn: () => answerOf(api.staff.enquiries.counts.$get()),
    // The server announces new ones; this is for when it cannot.
    refetchInterval: 120_000,
  });
}

/** How many nobody has looked at yet. */
export const useEnquiryCount = () => useCounts().data?.new;

/** What an enquiry says, sorted into the fields of a form. */
export function useEnquiryDraft(id: string) {
  // Someone who was not a client last time may be one by now.
  return useNewest({
    queryKey: ['enquiries', 'draft', id],
    queryFn: () => answerOf(api.staff.enquiries[':id'].draft.$get({ param: { id } })),
  });
}
