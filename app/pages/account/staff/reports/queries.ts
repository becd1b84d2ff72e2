import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Period } from '../../../../../features/reports/period.ts';
import { unchecked } from '../parts/list-url.ts';
import { answerOf, api } from '../../../../lib/api.ts';

const { reports } = api.staff;

/** The reports, each with its request. */
export const reportLoaders = {
  appointments: (query: Period) => answerOf(reports.appointments.$get({ query })),
  revenue: (query: Period) => answerOf(reports.revenue.$get({ query })),
  bays: (query: Period) => answerOf(reports.bays.$get({ query })),
  clients: (query: Period) => answerOf(reports.clients.$get({ query })),
  enquiries: (query: Period) => answerOf(reports.enquiries.$get({ query })),
};

/** One report over a period. */
export function useReport<Name extends keyof typeof reportLoaders>(name: Name, period: Period) {
  type Answer = Awaited<ReturnType<(typeof reportLoaders)[Name]>>;
  return useQuery({
    queryKey: ['reports', name, period],
    // The compiler does not see that the name picks both the function and its answer.
    queryFn: () => reportLoaders[name](period) as Promise<Answer>,
    placeholderData: keepPreviousData,
    // Loaded whenever it is opened: the server announces little of what it counts.
    staleTime: 0,
  });
}

/** A page of the MOT call list, with its counts. @param query the page, as it is in the address */
export function useMots(query: Record<string, string>) {
  return useQuery({
    queryKey: ['reports', 'mots', query],
    queryFn: () => answerOf(reports.mots.$get({ query: unchecked(query) })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // Staff phone through this list: once a client is booked, even by a colleague, nobody rings them any more.
    meta: { topics: ['appointments', 'vehicles', 'clients'] },
  });
}

/** The whole MOT call list, for paper. */
export function useAllMots() {
  return useQuery({ queryKey: ['reports', 'mots', 'all'], queryFn: allMots, staleTime: 0 });
}

async function allMots() {
  const pageAfter = (cursor: string | null) =>
    answerOf(reports.mots.$get({ query: { limit: '200', ...(cursor !== null && { cursor }) } }));
  const first = await pageAfter(null);
  const rows = [...first.rows];
  for (let { next } = first; next !== null;) {
    const page = await pageAfter(next);
    rows.push(...page.rows);
    next = page.next;
  }
  return { ...first, rows };
}
