import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { unchecked } from '../parts/list-url.ts';
import { answerOf, api } from '../../../../lib/api.ts';

/** A page of the list. @param query search, filter and sorting, as they are in the address */
export function useVehicles(query: Record<string, string>) {
  return useQuery({
    queryKey: ['vehicles', 'list', query],
    queryFn: () => answerOf(api.staff.vehicles.$get({ query: unchecked(query) })),
    placeholderData: keepPreviousData,
    meta: { topics: ['clients'] },
  });
}

/** One vehicle with its history. */
export function useVehicle(id: string | null) {
  return useQuery({
    queryKey: ['vehicles', 'one', id],
    queryFn: () => answerOf(api.staff.vehicles[':id'].$get({ param: { id: id ?? '' } })),
    enabled: id !== null,
    meta: { topics: ['appointments', 'services', 'clients'] },
  });
}
