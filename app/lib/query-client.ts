import { type Query, QueryClient } from '@tanstack/react-query';
import type { Change } from '../../server/live.ts';

export type Topic = Change['topic'] | 'profile' | 'calendar' | 'jobs' | 'audit' | 'people' | 'sessions';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { topics?: Topic[] };
  }
}

/**
 * Keeps the server's answers. A query's key starts with its topic, because live changes name topics; one that
 * shows several topics lists them in its `meta`.
 */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // `send` has already tried again where that helps. A list that somebody goes back to after a long call is there at
      // once, out of date for a moment, so that they are where they were in it: one that has yet to come has no such place.
      queries: { retry: false, staleTime: 30_000, gcTime: 3_600_000 },
      // Else what was pressed while offline waits without a word, and is done once the line is back: also hours later,
      // and what was discarded since.
      mutations: { networkMode: 'always' },
    },
  });
}

/**
 * Asks again for everything on the screen that shows one of these topics; `everything` means all of it.
 * @returns when the new answers are there, or have failed
 */
export async function refresh(queries: QueryClient, ...topics: Topic[]): Promise<void> {
  const predicate = ({ queryKey, meta }: Query) =>
    topics.some((topic) => topic === 'everything' || queryKey[0] === topic || meta?.topics?.includes(topic));
  // What is asked for the first time is not asked again meanwhile, though its answer may be from before the change.
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
