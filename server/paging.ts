import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import { AppError } from './errors.ts';

/** Which page of a list: how many rows, after the page that gave the cursor. */
export type Paging = { limit: number; cursor?: string | undefined };
/** The same for a list that can be sorted in several ways, and by which of them. */
export type SortedPaging = Paging & { sort?: string | undefined };

/** One page of a list: its rows, and the cursor of the next page or null at the end. */
export type PageOf<Row> = { rows: Row[]; next: string | null };

/**
 * Makes a page from one row more than was asked for.
 * @param rows up to `limit + 1` rows
 * @param keyOf the sort key of a row, its id last, so that it is unique
 */
export function pageOf<Row>(
  rows: Row[],
  { limit, sort = '' }: SortedPaging,
  keyOf: (row: Row) => string[],
): PageOf<Row> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next = rows.length > limit && last ? toCursor([sort, ...keyOf(last)]) : null;
  return { rows: page, next };
}

const toCursor = (parts: string[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');

/**
 * @param length how many parts the list's sort key has
 * @param asked the same sorting as for the page that gave the cursor: another would repeat rows or leave some out
 * @returns the sort key after which the next page starts, or undefined for the first page
 * @throws {AppError} `invalid_input` when the cursor belongs to another sorting or is malformed
 */
export function readCursor(
  { cursor, sort = '' }: Omit<SortedPaging, 'limit'>,
  length: number,
): string[] | undefined {
  if (!cursor) return undefined;
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(parts) && parts.every((part) => typeof part === 'string')) {
      const [of, ...key] = parts;
      if (of === sort && key.length === length) return key;
    }
  } catch {
    // Falls through to the same answer as any other wrong cursor.
  }
  throw new AppError('invalid_input', 'This page of the list is no longer there. Please start again.');
}

/** How a list is sorted: by columns that together are unique and all text, in one direction. */
export type Order<Row> = {
  columns: RawBuilder<unknown>[];
  direction: 'asc' | 'desc';
  keyOf(row: Row): string[];
};

/**
 * Limits a query to one page of a list: `query.$call(onePage(order, asked))`.
 * @returns the query for one row more than `limit`, so that `pageOf` knows whether there are more
 */
export function onePage<Row>(order: Order<Row>, asked: SortedPaging) {
  return <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) =>
    order.columns
      .reduce(
        (sorted, column) => sorted.orderBy(column, order.direction),
        query.where(afterCursor(order, asked)),
      )
      .limit(asked.limit + 1);
}

/** The rest of a list after a page: the rows whose sort key lies beyond the cursor's. */
function afterCursor<Row>(order: Order<Row>, asked: SortedPaging): RawBuilder<SqlBool> {
  const after = readCursor(asked, order.columns.length);
  if (!after) return sql<SqlBool>`1 = 1`;
  const sign = sql.raw(order.direction === 'asc' ? '>' : '<');
  return sql<SqlBool>`(${sql.join(order.columns)}) ${sign} (${sql.join(after)})`;
}
