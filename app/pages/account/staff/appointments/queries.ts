import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Choice } from '../parts/filters.tsx';
import { unchecked } from '../parts/list-url.ts';
import { answerOf, api } from '../../../../lib/api.ts';

/** The list, as filtered in the address. */
export function useAppointments(query: Record<string, string>) {
  return useQuery({
    queryKey: ['appointments', 'list', query],
    queryFn: () => answerOf(api.staff.appointments.$get({ query: unchecked(query) })),
    placeholderData: keepPreviousData,
    meta: { topics: ['clients', 'vehicles'] },
  });
}

/** One appointment with what was done to it. */
export function useAppointment(id: string) {
  return useQuery({
    queryKey: ['appointments', 'one', id],
    queryFn: () => answerOf(api.staff.appointments[':id'].$get({ param: { id } })),
    // Its hour passes without anybody doing anything.
    refetchInterval: 60_000,
    meta: { topics: ['services', 'vehicles', 'clients'] },
  });
}

/** Counters, today's board and what comes next. */
export function useOverview() {
  return useQuery({
    queryKey: ['appointments', 'overview'],
    queryFn: () => answerOf(api.staff.overview.$get()),
    meta: { topics: ['clients', 'vehicles'] },
    // Whether somebody is late changes without anybody doing anything.
    refetchInterval: 60_000,
  });
}

/** Everybody who can be assigned. */
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

/** The starting times that are free on a day, with the bays that are free then. */
export function useFreeTimes(date: string, duration: number, except?: string) {
  const query = { date, duration: String(duration), ...(except && { except }) };
  return useQuery({
    queryKey: ['appointments', 'free', query],
    queryFn: () => answerOf(api.staff.calendar.free.$get({ query })),
    enabled: date !== '',
    placeholderData: keepPreviousData,
    // Times pass while the form is open, and at midnight the day does.
    refetchInterval: 60_000,
  });
}
