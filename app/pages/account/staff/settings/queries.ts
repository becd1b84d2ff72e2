import { useQuery } from '@tanstack/react-query';
import type { Settings } from '../../../../../features/settings/schema.ts';
import { usualMinutes } from '../../../../../features/appointments/times.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import { useNewest } from '../parts/use-newest.ts';

export const settingsKey = ['settings'];
const load = () => answerOf(api.staff.settings.$get());

/** How the garage works: bays, closed days, usual durations. */
export function useSettings() {
  return useQuery({ queryKey: settingsKey, queryFn: load, staleTime: 300_000 });
}

/** The same, for a form. */
export function useNewestSettings() {
  return useNewest({ queryKey: settingsKey, queryFn: load });
}

/** How many upcoming appointments on a day of the week, 1 for Monday, are not within the hours; null for closed. */
export function useBookedOutside(day: number, hours: Settings['opening_hours'][number]) {
  const query = { weekday: day, ...hours };
  return useQuery({
    queryKey: ['appointments', 'outside', query],
    queryFn: () => answerOf(api.staff.calendar.outside.$get({ query: { ...query, weekday: String(day) } })),
  });
}

/** How many appointments are booked on each day from today on, by date; days without any are missing. */
export function useBookedByDay(): Map<string, number> {
  const { data } = useQuery({
    queryKey: ['appointments', 'booked'],
    queryFn: () => answerOf(api.staff.calendar.booked.$get()),
  });
  return new Map(data?.rows.map(({ date, appointments }) => [date, appointments]));
}

/** How many minutes a type of work usually takes. */
export function useUsualMinutes(type: string): number {
  return usualMinutes(useSettings().data?.durations, type);
}
