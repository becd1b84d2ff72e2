import { useQuery } from '@tanstack/react-query';
import type { ServiceType } from '../../../../../features/appointments/schema.ts';
import { defaultDuration } from '../../../../../features/appointments/times.ts';
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

/** How many minutes a type of work usually takes; what nobody has chosen yet takes an hour. */
export function useUsualMinutes(type: string): number {
  return useSettings().data?.durations[type as ServiceType] ?? defaultDuration;
}
