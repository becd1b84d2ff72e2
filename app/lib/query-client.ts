import { type Query, QueryClient } from '@tanstack/react-query';
import type { LiveChange } from '../../server/live.ts';

export type Topic = LiveChange['topic'] | 'profile' | 'calendar' | 'jobs' | 'audit' | 'people' | 'sessions';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { topics?: Topic[] };
  }
}

/**
 * Caches the server's answers. A query's key starts with its topic, because live changes name topics; a query
 * that shows several topics lists them in its `meta`.
 */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // `send` has already retried where that helps. After a long call, people go back to a list that is there at once,
      // stale for a moment, and are where they were in it: a list that is still loading cannot put them back.
      queries: { retry: false, staleTime: 30_000, gcTime: 3_600_000 },
      // Otherwise a press made while offline would wait silently and be carried out once the connection is back, even
      // hours later, and even if it was discarded since.
      mutations: { networkMode: 'always' },
    },
  });
}

/**
 * Refetches everything on the screen that shows one of these topics; `everything` means all topics.
 * @returns once the new answers have arrived or failed
 */
export async function refresh(queries: QueryClient, ...topics: Topic[]): Promise<void> {
  const predicate = ({ queryKey, meta }: Query) =>
    topics.some((topic) => topic === 'everything' || queryKey[0] === topic || meta?.topics?.includes(topic));
  // The library does not refetch a first load in flight, though its answer may predate the change.
  const firstLoads = queries
    .getQueryCache()
    .findAll({ predicate, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  await Promise.all([
    queries.invalidateQueries({ predicate }),
    ...firstLoads.map(async ({ queryKey, promise }) => {
      await promise?.catch(() => {});
      await queries.invalidateQueries({ queryKey, exact: true });
    }),
  ]);
}
