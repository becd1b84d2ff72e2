import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Period } from '../../../../../features/reports/period.ts';
import { answerOf, api } from '../../../../lib/api.ts';

const { reports } = api.staff;

/** The reports, each with its request. */
export const reportLoaders = {
  appointments: (query: Period) => answerOf(reports.appointments.$get({ query })),
  revenue: (query: Period) => answerOf(reports.revenue.$get({ query })),
  bays: (query: Period) => answerOf(reports.bays.$get({ query })),
  clients: (query: Period) => answerOf(reports.clients.$get({ query })),
  enquiries: (query: Period) => answerOf(reports.enquiries.$get({ query })),
  mots: () => answerOf(reports.mots.$get()),
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
    // Staff phone through this list: once a client is booked, even by a colleague, nobody rings them any more.
    meta: { topics: name === 'mots' ? ['appointments', 'vehicles', 'clients'] : [] },
  });
}
