import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { answerOf, api } from '../../../../lib/api.ts';

const pauseMs = 200;

/** A text that follows what is typed after a short pause. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

/**
 * People, cars, appointments and enquiries by name, phone, email or plate; from two characters on.
 * @returns what was found for exactly this text: what fewer letters found is somebody else, whom Enter would open
 */
export function useSearch(typed: string) {
  const wanted = typed.trim();
  const q = useSettled(wanted);
  const { data, isFetching, error } = useQuery({
    queryKey: ['search', q],
    queryFn: () => answerOf(api.staff.search.$get({ query: { q } })),
    enabled: q.length > 1,
    staleTime: 5000,
    // Whoever is erased, merged or renamed meanwhile is not there to be opened any more, and an appointment may have moved.
    meta: { topics: ['clients', 'vehicles', 'appointments', 'enquiries'] },
  });
  if (wanted.length < 2) return { data: undefined, isFetching: false, error: null };
  return q === wanted ? { data, isFetching, error } : { data: undefined, isFetching: true, error: null };
}
