import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { answerOf, api } from '../../../../lib/api.ts';

const debounceMs = 200;

/** The typed text, after a short pause in typing. */
function useDebounced(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

/**
 * People, cars, appointments and enquiries by name, phone, email or plate; from two characters on.
 * @returns the findings for exactly this text: those for fewer letters may be someone else, whom Enter would open
 */
export function useSearch(typed: string) {
  const wanted = typed.trim();
  const q = useDebounced(wanted);
  const { data, isFetching, error } = useQuery({
    queryKey: ['search', q],
    queryFn: () => answerOf(api.staff.search.$get({ query: { q } })),
    enabled: q.length > 1,
    staleTime: 5000,
    // A client may be erased, merged or renamed meanwhile, and an appointment may move: then these findings are stale.
    meta: { topics: ['clients', 'vehicles', 'appointments', 'enquiries'] },
  });
  if (wanted.length < 2) return { data: undefined, isFetching: false, error: null };
  return q === wanted ? { data, isFetching, error } : { data: undefined, isFetching: true, error: null };
}
