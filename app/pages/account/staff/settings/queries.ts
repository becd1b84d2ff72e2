import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../../../lib/api.ts';

const load = () => answerOf(api.staff.settings.$get());

/** How the garage works: bays, closed days, usual durations. */
export function useSettings() {
  return useQuery({ queryKey: ['settings'], queryFn: load, staleTime: 300_000 });
}

/** The same for a form, which starts with what is so now: nothing is kept from the last time. */
export function useNewestSettings() {
  return useQuery({ queryKey: ['settings', 'newest'], queryFn: load, gcTime: 0 });
}

export type GivenSettings = NonNullable<ReturnType<typeof useSettings>['data']>;
