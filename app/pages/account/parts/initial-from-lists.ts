import type { QueryClient, QueryKey } from '@tanstack/react-query';

type Rows<Row> = { rows: Row[] };

/**
 * A row that a list has already loaded, for a query whose answer would be the same, so that opening the row needs no
 * second wait. The row is as old as its list, and is fetched again if the list is out of date.
 * @param listKey the beginning of the query keys of the lists
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
