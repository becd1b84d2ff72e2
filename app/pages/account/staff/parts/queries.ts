import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
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

type FreeTimesQuery = {
  /** Empty while none is chosen. */
  date: string;
  duration: number;
  /** The appointment that is being moved: its own time counts as free. */
  except: string | undefined;
  /** Whether the choice has been sent and not been answered. */
  isSent: boolean;
  /** Whose other appointments on that day are wanted too. */
  vehicleId?: string | null;
};

/**
 * The free starting times of a day, each with the bays that are free then. Those that have loaded stay as they are while
 * the choice is being sent, and if no answer came: once stored, the booking would itself count against its time.
 */
export function useFreeTimes({ date, duration, except, isSent, vehicleId }: FreeTimesQuery) {
  const query = {
    date,
    duration: String(duration),
    ...(except && { except }),
    ...(vehicleId && { vehicle_id: vehicleId }),
  };
  const queryKey = ['appointments', 'free', query];
  const isKnown = useQueryClient().getQueryData(queryKey) !== undefined;
  return useQuery({
    queryKey,
    queryFn: () => answerOf(api.staff.calendar.free.$get({ query })),
    enabled: date !== '' && !(isSent && isKnown),
    placeholderData: keepPreviousData,
    // Times pass while the form is open, and at midnight so does the day.
    refetchInterval: 60_000,
  });
}
