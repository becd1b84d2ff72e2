import { QueryClient } from '@tanstack/react-query';
import type { Change } from '../../server/live.ts';

export type Topic = Change['topic'] | 'profile' | 'calendar' | 'jobs' | 'audit';

/**
 * Keeps the server's answers. A query's key starts with its topic, because live changes name topics; one that
 * shows several topics lists them in its `meta`.
 */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    // `send` has already tried again where that helps.
    defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
  });
}

/** Asks again for everything on the screen that shows one of these topics. */
export function refresh(queries: QueryClient, ...topics: Topic[]): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey, meta }) =>
      topics.some((topic) => queryKey[0] === topic || shows(meta).includes(topic)),
  });
}

function shows(meta: Record<string, unknown> | undefined): unknown[] {
  return Array.isArray(meta?.['topics']) ? meta['topics'] : [];
}
