import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import { AppError } from './errors.ts';

/** Which page of a list: how many rows, after the page that gave the cursor. */
export type Paging = { limit: number; cursor?: string | undefined };

/** One page of a list: its rows, and the cursor of the next page or null at the end. */
export type PageOf<Row> = { rows: Row[]; next: string | null };

/**
 * Makes a page from one row more than was asked for.
 * @param rows up to `limit + 1` rows
 * @param keyOf the sort key of a row, its id last, so that it is unique
 * @param sort which of the list's sortings this is, where it has several
 */
export function pageOf<Row>(
  rows: Row[],
  limit: number,
  keyOf: (row: Row) => string[],
  sort = '',
): PageOf<Row> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next = rows.length > limit && last ? toCursor([sort, ...keyOf(last)]) : null;
  return { rows: page, next };
}

const toCursor = (parts: string[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');

/**
 * @param length how many parts the list's sort key has
 * @param sort as `pageOf` was told: after the cursor of another sorting rows would come again, or be left out
 * @returns the sort key after which the next page starts, or undefined for the first page
 * @throws {AppError} `invalid_input` when the cursor is not one of this sorting
 */
export function readCursor(cursor: string | undefined, length: number, sort = ''): string[] | undefined {
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
  /** Its name among the list's sortings, where there are several. */
  sort?: string;
};

/**
 * Makes a query give one page of a list: `query.$call(onePage(order, { limit, cursor }))`.
 * @returns the query for one row more than `limit`, so that `pageOf` knows whether there are more
 */
export function onePage<Row>(order: Order<Row>, { limit, cursor }: Paging) {
  return <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) =>
    query
      .where(afterCursor(order, cursor))
      .orderBy(inOrder(order), order.direction)
      .limit(limit + 1);
}

/** The rest of a list after a page: the rows whose sort key lies beyond the cursor's. */
function afterCursor<Row>(order: Order<Row>, cursor: string | undefined): RawBuilder<SqlBool> {
  const after = readCursor(cursor, order.columns.length, order.sort);
  if (!after) return sql<SqlBool>`1 = 1`;
  const sign = sql.raw(order.direction === 'asc' ? '>' : '<');
  return sql<SqlBool>`(${sql.join(order.columns)}) ${sign} (${sql.join(after)})`;
}

/** The whole `order by`, for one `orderBy` call. */
function inOrder<Row>({ columns, direction }: Order<Row>): RawBuilder<unknown> {
  return sql.join(
    columns.map((column, index) =>
      index < columns.length - 1 ? sql`${column} ${sql.raw(direction)}` : column,
    ),
  );
}
