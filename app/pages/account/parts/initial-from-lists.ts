import type { QueryClient, QueryKey } from '@tanstack/react-query';

type Rows<Row> = { rows: Row[] };

/**
 * What a list has brought already of one of its rows, for a query that would be answered the same: whoever opens the
 * row does not wait for it a second time. It is as old as the list, and asked for again where that is out of date.
 * @param listKey what the keys of the lists begin with
 */
export function initialFromLists<Row extends { id: string }>(
  queries: QueryClient,
  listKey: QueryKey,
  id: string | null,
) {
  const newest = () =>
    queries
      .getQueryCache()
      .findAll({ queryKey: listKey })
      .flatMap(({ state: { data, dataUpdatedAt, isInvalidated } }) => {
        const row = rowsIn(data as Rows<Row> | { pages: Rows<Row>[] } | undefined).find(
          (one) => one.id === id,
        );
        return row ? [{ row, at: isInvalidated ? 0 : dataUpdatedAt }] : [];
      })
      .toSorted((one, other) => other.at - one.at)[0];
  return { initialData: () => newest()?.row, initialDataUpdatedAt: () => newest()?.at };
}

function rowsIn<Row>(data: Rows<Row> | { pages: Rows<Row>[] } | undefined): Row[] {
  const pages = data && 'pages' in data ? data.pages : [data];
  return pages.flatMap((page) => page?.rows ?? []);
}
