import { keepPreviousData, useQuery } from '@tanstack/react-query';
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

/** One appointment with the acts on it. */
export function useAppointment(id: string) {
  return useQuery({
    queryKey: ['appointments', 'one', id],
    queryFn: () => answerOf(api.staff.appointments[':id'].$get({ param: { id } })),
    // Its time passes without anyone doing anything.
    refetchInterval: 60_000,
    meta: { topics: ['services', 'vehicles', 'clients'] },
  });
}

/** How many appointments from today on still wait to be confirmed. */
export function useToConfirmCount(): number | undefined {
  return useQuery({
    queryKey: ['appointments', 'counts'],
    queryFn: () => answerOf(api.staff.appointments.counts.$get()),
    // The server announces new ones; this is for when it cannot.
    refetchInterval: 120_000,
  }).data?.to_confirm;
}

/** Counters, today's board and what comes next. */
export function useOverview() {
  return useQuery({
    queryKey: ['appointments', 'overview'],
    queryFn: () => answerOf(api.staff.overview.$get()),
    meta: { topics: ['clients', 'vehicles', 'services'] },
    // The hour of an appointment passes without anyone doing anything.
    refetchInterval: 60_000,
  });
}
