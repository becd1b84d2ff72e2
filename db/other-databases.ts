import Database from 'better-sqlite3';
import type { RawBuilder } from 'kysely';
import type { Queries } from './open.ts';

/** @returns the rows of a query; nothing when the database is empty, without the table that is asked */
export async function rowsIn<Row>(db: Queries, table: string, query: RawBuilder<Row>): Promise<Row[]> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === table)) return [];
  return (await query.execute(db)).rows;
}

/** @returns the rows of a query to a file, or undefined when it is no database that can be read; it is not changed */
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
