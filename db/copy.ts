import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from './open.ts';

/**
 * Copies every table from one database to another, whichever engine each uses, and verifies that both hold the
 * same rows. Both must have the same schema, so run `migrate` on both first.
 */

export type Table = { name: string; columns: string[]; key: string[] };
/** How many rows a table has, and a checksum of all of them that does not depend on their order. */
export type TableChecksum = { rows: number; sum: string };

const batch = 500;

/**
 * Lists the tables in an order in which rows can be inserted: tables that others refer to come first.
 * @param sqlite an SQLite database with the current schema; the other engine has the same tables
 * @returns this software's tables, without those that Litestream adds
 * @throws when a table has no primary key, or tables refer to each other or to themselves
 */
export async function tablesInOrder(sqlite: Queries): Promise<Table[]> {
  const { rows: names } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%' and name not glob '_litestream_*' order by name`.execute(
    sqlite,
  );
  const waiting = new Map<string, Table & { refers: Set<string> }>();
  for (const { name } of names) waiting.set(name, await describe(sqlite, name));
  const ordered: Table[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(
      ({ refers }) => ![...refers].some((other) => waiting.has(other)),
    );
    if (ready.length === 0)
      throw new Error(`These tables refer to each other: ${[...waiting.keys()].join(', ')}.`);
    for (const { refers: _, ...table } of ready) {
      ordered.push(table);
      waiting.delete(table.name);
    }
  }
  return ordered;
}

async function describe(sqlite: Queries, name: string): Promise<Table & { refers: Set<string> }> {
  const columns = await sql<{
    name: string;
    pk: number;
  }>`select name, pk from pragma_table_info(${name}) order by cid`.execute(sqlite);
  const foreign = await sql<{ table: string }>`select "table" from pragma_foreign_key_list(${name})`.execute(
    sqlite,
  );
  const key = columns.rows.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
  if (key.length === 0) throw new Error(`The table ${name} has no primary key, so it cannot be copied.`);
  const refers = new Set(foreign.rows.map(({ table }) => table));
  return {
    name,
    columns: columns.rows.map((column) => column.name),
    key: key.map((column) => column.name),
    refers,
  };
}

/** Whether any of the tables holds a row that the migrations did not put there. */
export async function holdsRows(db: Queries, tables: Table[]): Promise<boolean> {
  for (const { name } of tables.filter((table) => !isKeptByTriggers(table))) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

/**
 * Replaces everything in the target with what the source holds. Pass transactions: on the source so that it does
 * not change meanwhile, on the target so that a failure leaves it as it was.
 * @param signal ends the copy between two pages of rows
 * @returns what was copied, per table
 * @throws when a table's row counts or sums differ afterwards; the signal's reason
 */
export async function copyTables(
  from: Queries,
  to: Queries,
  tables: Table[],
  signal?: AbortSignal,
): Promise<Map<string, TableChecksum>> {
  for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(to);
  const sums = new Map<string, TableChecksum>();
  for (const table of tables.toSorted((a, b) => Number(isKeptByTriggers(a)) - Number(isKeptByTriggers(b))))
    sums.set(table.name, await copyTable(from, to, table, signal));
  // Compare only now, because a trigger may have changed a table after it was copied.
  for (const table of tables) refuseDifference(table.name, sums.get(table.name), await sumOf(to, table));
  return sums;
}

/** Triggers change the rows of these tables while the others are copied, so these are copied last. */
const isKeptByTriggers = ({ name }: Table) => name === 'counters';

async function copyTable(
  from: Queries,
  to: Queries,
  table: Table,
  signal?: AbortSignal,
): Promise<TableChecksum> {
  const copied = adder();
  for await (const rows of pagesOf(from, table)) {
    signal?.throwIfAborted();
    copied.add(rows);
    await insert(to, table, rows);
  }
  return copied.total();
}

function refuseDifference(name: string, sent: TableChecksum | undefined, arrived: TableChecksum): void {
  if (arrived.rows === sent?.rows && arrived.sum === sent.sum) return;
  throw new Error(
    `The table ${name} was not copied completely: ${sent?.rows} rows were read and ${arrived.rows} arrived, or their contents differ.`,
  );
}

/** Counts and sums one table. */
export async function sumOf(db: Queries, table: Table): Promise<TableChecksum> {
  const found = adder();
  for await (const rows of pagesOf(db, table)) found.add(rows);
  return found.total();
}

/** A table's rows, a few hundred at a time, each with its columns in the table's order. */
async function* pagesOf(db: Queries, { name, columns, key }: Table): AsyncGenerator<unknown[][]> {
  const keyColumns = sql.join(key.map((column) => sql.ref(column)));
  const keyAt = key.map((column) => columns.indexOf(column));
  let last: unknown[] | undefined;
  for (;;) {
    const after = last ? sql`where (${keyColumns}) > (${sql.join(last)})` : sql``;
    const page = sql<
      Record<string, unknown>
    >`select * from ${sql.table(name)} ${after} order by ${keyColumns} limit ${sql.lit(batch)}`;
    const { rows } = await page.execute(db);
    const values = rows.map((row) => columns.map((column) => row[column]));
    if (values.length > 0) yield values;
    if (values.length < batch) return;
    last = keyAt.map((index) => values.at(-1)?.[index]);
  }
}

/** In batches, because an engine accepts only so many values per statement (SQLite 32,766). */
async function insert(db: Queries, { name, columns }: Table, rows: unknown[][]): Promise<void> {
  const atOnce = Math.floor(10_000 / columns.length);
  for (let start = 0; start < rows.length; start += atOnce) {
    const tuples = rows.slice(start, start + atOnce).map((row) => sql`(${sql.join(row)})`);
    const names = sql.join(columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(tuples)}`.execute(db);
  }
}

/** Adds up the rows' digests: engines may return the rows in a different order, but not different rows. */
function adder() {
  let count = 0;
  let sum = 0n;
  return {
    add(rows: unknown[][]) {
      for (const row of rows) {
        sum += BigInt(`0x${createHash('sha256').update(JSON.stringify(row)).digest('hex')}`);
        count += 1;
      }
    },
    total: (): TableChecksum => ({ rows: count, sum: BigInt.asUintN(256, sum).toString(16) }),
  };
}
