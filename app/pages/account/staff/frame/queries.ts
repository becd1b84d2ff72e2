import { keepPreviousData, useQuery } from '@tanstack/react-query';
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

/** People, cars, appointments and enquiries by name, phone, e-mail or plate; from two characters on. */
export function useSearch(typed: string) {
  const q = useSettled(typed.trim());
  return useQuery({
    queryKey: ['search', q],
    queryFn: () => answerOf(api.staff.search.$get({ query: { q } })),
    enabled: q.length > 1,
    staleTime: 5000,
    placeholderData: keepPreviousData,
  });
}
