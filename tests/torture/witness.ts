import { createHash } from 'node:crypto';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { databaseFile, isPostgres } from '../../db/open.ts';
import type { TestGarage } from '../garage.ts';

/** Sees from outside whether anything has been stored. */
export type Witness = {
  /** @returns a mark that stays the same until someone commits a change */
  look(): Promise<string>;
  close(): void;
};

/** A witness of a garage's database, whichever engine it uses. */
export async function openWitness(garage: TestGarage): Promise<Witness> {
  return isPostgres(garage.garage.db) ? ofPostgres(garage) : ofSqlite(garage);
}

/**
 * The mark is a digest of all rows, read again only after a commit. The commit alone proves nothing: a write that is
 * refused halfway is undone within a transaction that still commits.
 */
function ofSqlite({ garage }: TestGarage): Witness {
  const file = new Database(databaseFile(garage.env.dataDir), { readonly: true });
  const names = file
    .prepare("select name from sqlite_schema where type = 'table' order by name")
    .pluck()
    .all();
  const tables = names.map((name) => file.prepare(`select * from "${String(name)}"`).raw());
  let version: unknown;
  let mark = '';
  return {
    look: async () => {
      const now = file.pragma('data_version', { simple: true });
      if (now !== version) mark = digest(tables.map((table) => table.all()));
      version = now;
      return mark;
    },
    close: () => file.close(),
  };
}

function digest(rows: unknown): string {
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64url');
}

/**
 * The mark is each table's row count and the latest transaction that wrote one of its rows: inserts and updates
 * change the second, deletes the first. A rollback changes neither.
 */
async function ofPostgres({ garage }: TestGarage): Promise<Witness> {
  const { db } = garage;
  const tables = await db.introspection.getTables();
  const marks = tables.map(
    ({ name }) =>
      sql`(select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) from ${sql.table(name)})`,
  );
  const mark = sql<{ mark: string }>`select concat_ws(',', ${sql.join(marks)}) as mark`;
  return {
    look: async () => (await mark.execute(db)).rows[0]?.mark ?? '',
    close: () => {},
  };
}
