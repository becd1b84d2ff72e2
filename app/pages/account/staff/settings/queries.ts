import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../../../lib/api.ts';

/** How the garage works: bays, closed days, usual durations. */
export function useSettings() {
  return useQuery({
    queryKey: ['settings'],
    queryFn: () => answerOf(api.staff.settings.$get()),
    staleTime: 300_000,
  });
}

export type GivenSettings = NonNullable<ReturnType<typeof useSettings>['data']>;
