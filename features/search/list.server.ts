import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type PageOf, pageOf, readCursor } from '../../server/paging.ts';

/** A page of a list, and whether its search has found more than the server looks through. */
export type ListOf<Row> = PageOf<Row> & { too_many: boolean };

/** How a list is sorted: by columns that together are unique and all text, in one direction. */
export type Order<Row> = {
  columns: RawBuilder<unknown>[];
  direction: 'asc' | 'desc';
  keyOf(row: Row): string[];
};

/** The rest of a list after a page: the rows whose sort key lies beyond the cursor's. */
export function afterCursor<Row>(order: Order<Row>, cursor: string | undefined): RawBuilder<SqlBool> {
  const after = readCursor(cursor, order.columns.length);
  if (!after) return sql<SqlBool>`1 = 1`;
  const sign = sql.raw(order.direction === 'asc' ? '>' : '<');
  return sql<SqlBool>`(${sql.join(order.columns)}) ${sign} (${sql.join(after)})`;
}

/** The whole `order by`, for one `orderBy` call. */
export function inOrder<Row>({ columns, direction }: Order<Row>): RawBuilder<unknown> {
  return sql.join(
    columns.map((column, index) =>
      index < columns.length - 1 ? sql`${column} ${sql.raw(direction)}` : column,
    ),
  );
}

/** @param rows one more than `limit`, when there are more */
export function listOf<Row>(rows: Row[], limit: number, order: Order<Row>, tooMany = false): ListOf<Row> {
  return { ...pageOf(rows, limit, order.keyOf), too_many: tooMany };
}
