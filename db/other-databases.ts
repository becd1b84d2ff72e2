import Database from 'better-sqlite3';
import type { RawBuilder } from 'kysely';
import type { Queries } from './open.ts';

/** @returns the rows of a query; none if the database is empty and so lacks the table */
export async function rowsIn<Row>(db: Queries, table: string, query: RawBuilder<Row>): Promise<Row[]> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === table)) return [];
  return (await query.execute(db)).rows;
}

/** @returns the rows of a query on a file, which is not changed; undefined if it is not a readable database */
export function rowsInFile<Row>(file: string, query: string, ...values: string[]): Row[] | undefined {
  try {
    const database = new Database(file, { readonly: true });
    try {
      return database.prepare<string[], Row>(query).all(...values);
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}
