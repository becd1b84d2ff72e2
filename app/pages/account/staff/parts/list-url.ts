import { useMemo } from 'react';
import type * as z from 'zod/mini';
import { useNavigate } from 'react-router';
import { pageSize } from '../../../../../features/search/page-size.ts';
import type { Sorting } from '../../../../ui/table.tsx';
import type { Choice } from './filters.tsx';
import { changed } from '../../parts/url-change.ts';
import { placeOf, useUrl } from './use-url.ts';

type Filters = Record<string, string>;
const asGiven = (filters: Filters) => filters;

/** What a list's route takes, by name. */
type Rules = { shape: Record<string, z.ZodMiniType> };

/**
 * A list's filters and sorting in the address, with its search and page kept beside the address.
 * @param names the filters that the list offers
 * @param rules what its route takes: anything else in a mistyped address is ignored
 * @param fit replaces values that do not go together, such as a sorting that a filter rules out
 * @returns `query` for the route, `filters` without the page, `set` for a filter and `clear` for all but some (both
 *   return to the first page), the number of the `page`, `toNext(cursor)` and `toPrevious` for paging
 */
export function useListUrl(
  names: readonly string[],
  rules: Rules,
  fit: (filters: Filters) => Filters = asGiven,
) {
  const { params, change } = useUrl();
  const navigate = useNavigate();
  const cursor = params.get('cursor');
  // The cursors of the pages between the first one and this one.
  const trail = (params.get('trail') ?? '').split(' ').filter(Boolean);
  const filters = useMemo(() => {
    const given = names.map((name) => [name, params.get(name) ?? ''] as const);
    return fit(
      Object.fromEntries(given.filter(([name, value]) => value && isAllowedFilter(rules, name, value))),
    );
  }, [names, rules, fit, params]);
  const go = (to: string, pages: string[]) => {
    const place = placeOf(changed(params, { cursor: to, trail: pages.join(' ') }));
    void navigate(place.to, { state: place.state });
  };
  return {
    filters,
    query: { limit: String(pageSize), ...filters, ...(cursor && { cursor }) } as Filters,
    /** Counted from 1. */
    page: cursor ? trail.length + 2 : 1,
    set: (name: string, value: string, how?: { replace?: boolean }) =>
      change({ [name]: value, cursor: null }, how),
    clear: (except: readonly string[]) =>
      change(
        Object.fromEntries(
          [...names, 'cursor'].filter((name) => !except.includes(name)).map((name) => [name, null]),
        ),
      ),
    toNext: (next: string) => go(next, cursor ? [...trail, cursor] : []),
    // Without a trail, as on the second page, the previous page is the first.
    toPrevious: () => go(trail.at(-1) ?? '', trail.slice(0, -1)),
  };
}

/** Whether a route takes a filter. A search always passes: the user typed it, and is told what is wrong with it. */
export const isAllowedFilter = ({ shape }: Rules, name: string, value: string): boolean =>
  name === 'q' || shape[name]?.safeParse(value).success !== false;

export type ListUrl = ReturnType<typeof useListUrl>;

/** Parameters that choose among views of a list and do not filter it. */
export const sorting: readonly string[] = ['sort'];

/**
 * What a table's headings need to sort a list.
 * @param choices those of the list's select, the usual one as the empty value
 * @param usual how the list is sorted if the address says nothing
 */
export const sortingOf = (url: ListUrl, choices: readonly Choice[], usual: string): Sorting => ({
  by: url.filters['sort'] ?? usual,
  choices: choices.map(([value]) => value || usual),
  onSort: (by) => url.set('sort', by === usual ? '' : by),
});

/**
 * For `useListUrl`: replaces a sorting that the other filters rule out by the first that they allow.
 * @param sortsFor the sortings on offer with some filters, the usual one as the empty value
 */
export const fitSorting =
  (sortsFor: (filters: Filters) => readonly Choice[]) =>
  ({ sort = '', ...filters }: Filters): Filters => {
    const offered = sortsFor(filters).map(([value]) => value);
    const fitting = offered.includes(sort) ? sort : offered[0];
    return { ...filters, ...(fitting && { sort: fitting }) };
  };

/**
 * The address's query in the type that a list's route declares. Anyone can type an address: the server checks it
 * and answers with a sentence.
 */
export function unchecked<Query>(query: Record<string, string>): Query {
  return query as Query;
}
