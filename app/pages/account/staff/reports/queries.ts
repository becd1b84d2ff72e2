import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Period } from '../../../../../features/reports/period.ts';
import { answerOf, api } from '../../../../lib/api.ts';

const { reports } = api.staff;

/** The reports, each with how it is asked for. */
export const asked = {
  appointments: (query: Period) => answerOf(reports.appointments.$get({ query })),
  revenue: (query: Period) => answerOf(reports.revenue.$get({ query })),
  bays: (query: Period) => answerOf(reports.bays.$get({ query })),
  clients: (query: Period) => answerOf(reports.clients.$get({ query })),
  enquiries: (query: Period) => answerOf(reports.enquiries.$get({ query })),
  mots: () => answerOf(reports.mots.$get()),
};

/** One report over a period. */
export function useReport<Name extends keyof typeof asked>(name: Name, period: Period) {
  type Answer = Awaited<ReturnType<(typeof asked)[Name]>>;
  return useQuery({
    queryKey: ['reports', name, period],
    // The compiler does not see that the name picks both the function and its answer.
    queryFn: () => asked[name](period) as Promise<Answer>,
    placeholderData: keepPreviousData,
    // Asked for whenever it is opened: of most of what it counts it is not told.
    staleTime: 0,
    // Worked through on the phone: who is booked, also by a colleague, is not rung any more.
    meta: { topics: name === 'mots' ? ['appointments', 'vehicles', 'clients'] : [] },
  });
}
