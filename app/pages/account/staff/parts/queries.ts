import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../../../lib/api.ts';
import type { Choice } from './filters.tsx';

/** Everyone who can be assigned. */
export function useColleagues() {
  return useQuery({
    queryKey: ['clients', 'colleagues'],
    queryFn: () => answerOf(api.staff.colleagues.$get()),
    staleTime: 300_000,
  });
}

/** The same people, as the choices of a list. */
export function useColleagueChoices(): Choice[] {
  const rows = useColleagues().data?.rows ?? [];
  return rows.map(({ id, full_name, email }) => [id, full_name ?? email ?? 'Unnamed']);
}

/** The free starting times of a day, each with the bays that are free then. */
export function useFreeTimes(date: string, duration: number, except?: string) {
  const query = { date, duration: String(duration), ...(except && { except }) };
  return useQuery({
    queryKey: ['appointments', 'free', query],
    queryFn: () => answerOf(api.staff.calendar.free.$get({ query })),
    enabled: date !== '',
    placeholderData: keepPreviousData,
    // Times pass while the form is open, and at midnight so does the day.
    refetchInterval: 60_000,
  });
}
