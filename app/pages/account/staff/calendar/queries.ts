import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../../../lib/api.ts';

/** A day with its bays, whether it is closed, and its appointments. */
export function useDay(date: string) {
  return useQuery({
    queryKey: ['appointments', 'day', date],
    queryFn: () => answerOf(api.staff.calendar.day.$get({ query: { date } })),
    // An appointment just moved to another day stays in these rows, with its new date, until the next load.
    select: ({ appointments, ...day }) => ({
      ...day,
      appointments: appointments.filter((each) => each.appointment_date === day.date),
    }),
    placeholderData: keepPreviousData,
    meta: { topics: ['clients', 'vehicles'] },
  });
}

/** How full each day of a week is. */
export function useWeek(from: string) {
  return useQuery({
    queryKey: ['appointments', 'week', from],
    queryFn: () => answerOf(api.staff.calendar.week.$get({ query: { from } })),
    placeholderData: keepPreviousData,
  });
}

/** What is blocked from today on. */
export function useComingBlocks() {
  return useQuery({
    queryKey: ['appointments', 'blocks'],
    queryFn: () => answerOf(api.staff.blocks.$get()),
  });
}
