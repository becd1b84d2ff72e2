import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import { isPostgres, type Queries } from '../../db/open.ts';
import { type Order, type PageOf, pageOf, type SortedPaging } from '../../server/paging.ts';

/** A page of a list, and whether its search has found more than the server looks through. */
export type ListOf<Row> = PageOf<Row> & { too_many: boolean };

/**
 * More rows than a search ever finds. As the limit of the inner query that reads the rows found, it makes both engines
 * read these first, by their ids, and filter and sort them afterwards. Without it they may walk the whole list instead,
 * because they cannot know how few rows there are.
 */
export const allFound = 1_000_000;

/**
 * The rows whose column is one of the ids found: `where(among(db, 'id', ids))`. However many ids there are, they are
 * one parameter, so that the query's text stays the same and is prepared once. PostgreSQL looks for a better plan at
 * each call when it sees how many ids there are, and that takes longer than reading the rows: `array` hides it.
 * @param ids empty or absent: no rows
 */
export function among(
  db: Queries,
  column: string,
  ids: readonly (string | { id: string })[] | undefined = [],
): RawBuilder<SqlBool> {
  const texts = ids.map((id) => (typeof id === 'string' ? id : id.id));
  return isPostgres(db)
    ? sql<SqlBool>`${sql.ref(column)} = any(array(select unnest(${texts}::text[])))`
    : sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(texts)}))`;
}

/**
 * Keeps only the rows that a list's search found: `query.$call(onlyFound(db, 'id', found?.ids))`, as an inner query.
 * @param ids if absent, there was no search, and all rows are kept
 */
export function onlyFound(db: Queries, column: string, ids: string[] | undefined) {
  return <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) =>
    ids ? query.where(among(db, column, ids)).limit(allFound) : query;
}

/**
 * Reads the rows of a page in the order of `ids`. A list finds its ids first, in the narrow index, and only then
 * reads the rows with everything that belongs to them, so that a search that finds many stays quick.
 * @param query the rows with everything that belongs to them, without a condition
 * @param id the column of their id, with its table: `vehicles.id`
 */
export async function readListed<DB, TB extends keyof DB, Row extends { id: string }>(
  db: Queries,
  query: SelectQueryBuilder<DB, TB, Row>,
  id: string,
  ids: { id: string }[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = await query.where(among(db, id, ids)).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((listed) => byId.get(listed.id) ?? []);
}

/**
 * The end of the condition that a list's `assigned` asks for: `where('assigned_to', ...assignee(assigned, me))`.
 * @param me the caller's profile
 */
export function assignee(assigned: string, me: string): ['is' | '=', string | null] {
  return assigned === 'none' ? ['is', null] : ['=', assigned === 'me' ? me : assigned];
}

/** @param rows one more than asked for, if there are more */
export function listOf<Row>(
  rows: Row[],
  asked: SortedPaging,
  order: Order<Row>,
  tooMany = false,
): ListOf<Row> {
  return { ...pageOf(rows, asked, order.keyOf), too_many: tooMany };
}
