import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { changed, useUrl } from './use-url.ts';

/**
 * A list's search, filters, sorting and page, all of them in the address.
 * @param names the parameters that the list's route takes
 * @returns `query` for the route, `filters` without the page, `set` for a filter (starts at the first page again),
 *   `toNext(cursor)` and `toPrevious` for paging
 */
export function useListUrl(names: readonly string[]) {
  const { params, change } = useUrl();
  const navigate = useNavigate();
  const { state } = useLocation();
  const trail = trailOf(state);
  const cursor = params.get('cursor');
  const filters = useMemo(() => {
    const given = names.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : []));
    return Object.fromEntries(given) as Record<string, string>;
  }, [names, params]);
  const go = (to: string, pages: string[]) => {
    void navigate({ search: changed(params, { cursor: to }).toString() }, { state: { trail: pages } });
  };
  return {
    filters,
    query: { limit: '50', ...filters, ...(cursor && { cursor }) } as Record<string, string>,
    isFirst: !cursor,
    set: (name: string, value: string, how?: { replace?: boolean }) =>
      change({ [name]: value, cursor: null }, how),
    clear: () => change(Object.fromEntries([...names, 'cursor'].map((name) => [name, null]))),
    toNext: (next: string) => go(next, [...trail, cursor ?? '']),
    // Without a trail (a shared link, a reload elsewhere) the way back is the first page.
    toPrevious: () => go(trail.at(-1) ?? '', trail.slice(0, -1)),
  };
}
export type ListUrl = ReturnType<typeof useListUrl>;

/** The cursors of the pages before this one; the browser's history keeps them. */
function trailOf(state: unknown): string[] {
  const trail = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : [];
  return Array.isArray(trail) ? trail.map(String) : [];
}

/**
 * The address's query in the type that a list's route declares. The address is anybody's to type: the server
 * checks it and answers with a sentence.
 */
export function unchecked<Query>(query: Record<string, string>): Query {
  return query as Query;
}
