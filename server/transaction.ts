import { sql, type Transaction, type Updateable } from 'kysely';
import { isContention, isForeignKeyViolation, isUniqueViolation, isUnwritable } from '../db/faults.ts';
import { type Db, isPostgres, type Queries } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';
import { stamp } from './clock.ts';
import { changedMeanwhile, refuseOlder } from './errors.ts';
import { inSharedTransaction } from './group-commit.ts';

const attempts = 6;

/**
 * Tables in which a row that already exists may mean that another writer was a moment faster: the retry sees that row
 * and acts accordingly.
 */
const raced = [
  'appointment_slots',
  'calendar_feeds',
  'factors',
  'idempotency_keys',
  'profiles',
  'reminders',
  'users',
];

/** Databases that could not be written to at the last attempt. */
const unwritable = new WeakSet<Db>();

/** Whether the database accepts writes, judged by the last write, not by a new one. A job writes every minute. */
export function takesWrites(db: Db): boolean {
  return !unwritable.has(db);
}

/**
 * Does work in one transaction, which is retried when two writers conflict. Requests under `/api` use `write`, which
 * calls this, except the link that stops reminders: a mail program sends no key, and stopping twice does no harm.
 * @param work does the queries, and runs again in full on each retry; anything it throws rolls everything back
 * @returns what the work returns, once it is stored
 * @throws what the work throws, or why nothing could be stored
 */
export async function transact<T>(db: Db, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await once(db, work);
      unwritable.delete(db);
      return result;
    } catch (error) {
      if (isUnwritable(error)) unwritable.add(db);
      const again = isContention(error) || isUniqueViolation(error, ...raced) || isForeignKeyViolation(error);
      if (!again || attempt === attempts) throw error;
    }
  }
}

/** SQLite has one writer, so its transactions are shared; PostgreSQL groups commits by itself. */
function once<T>(db: Db, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  return isPostgres(db) ? db.transaction().execute(work) : inSharedTransaction(db, work);
}

/**
 * Locks a row until this transaction ends, after waiting for the transactions that hold it: anything checked after this
 * stays true. SQLite has one writer anyway.
 * @param lock `forShare` if several may hold the lock at once, which waits only for transactions that change the row
 */
export async function lockRow(
  db: Queries,
  table: 'appointments' | 'contact_submissions' | 'outbox' | 'profiles' | 'reminders' | 'users' | 'vehicles',
  id: string,
  lock: 'forUpdate' | 'forShare' = 'forUpdate',
): Promise<void> {
  if (isPostgres(db)) await db.selectFrom(table).select('id').where('id', '=', id)[lock]().execute();
}

/**
 * Lets transactions with the same `about` past this point one at a time, for a check that has no row to lock: what it
 * finds missing, nobody else adds until this transaction ends. SQLite has one writer anyway.
 * @param about what is about to be checked
 */
export async function takeAdvisoryLock(db: Queries, about: string): Promise<void> {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(hashtextextended(${about}, 0))`.execute(db);
}

/** The columns to set when a row that counts its versions is changed whatever its current version. */
export function nextVersion(now: Temporal.Instant) {
  return { version: sql<number>`version + 1`, updated_at: stamp(now) };
}

/** The tables whose rows count their versions, with what people call such a row. */
const versioned = {
  appointments: 'appointment',
  contact_submissions: 'enquiry',
  profiles: 'client',
  services: 'service record',
  vehicles: 'vehicle',
};
type Versioned = keyof typeof versioned;

/** How to re-read a row after a change; `seen`: the version that was on the screen, if absent any version will do. */
export type Changing<Row> = {
  now: Temporal.Instant;
  read: (db: Queries, id: string) => Promise<Row>;
  seen?: number | undefined;
};

/**
 * Changes a row, provided that nobody else has changed it since it was read.
 * @param before the row as it was read
 * @param changing `yours`: what the caller sent, if that differs from what is stored
 * @returns the row as it is now
 * @throws {AppError} `changed_meanwhile` with both versions; whatever reading throws
 */
export async function changeRow<T extends Versioned, Row extends { id: string; version: number }>(
  db: Queries,
  table: T,
  before: Row,
  change: Updateable<Tables[T]>,
  { now, read, seen, yours = change }: Changing<Row> & { yours?: unknown },
): Promise<Row> {
  refuseOlder(versioned[table], before, seen, yours);
  const isStored = await storeVersion(db, table, before, change, now);
  const after = await read(db, before.id);
  if (!isStored) throw changedMeanwhile(versioned[table], { theirs: after, yours });
  return after;
}

/**
 * Changes a row if it is still the version that was read.
 * @returns whether it was, so that the row is now changed
 */
export async function storeVersion<T extends Versioned>(
  db: Queries,
  table: T,
  { id, version }: { id: string; version: number },
  change: Updateable<Tables[T]>,
  now: Temporal.Instant,
): Promise<boolean> {
  // Kysely knows which columns a union of tables has in common, but not which a type parameter has.
  const name: Versioned = table;
  const { numUpdatedRows } = await db
    .updateTable(name)
    .set({ ...change, version: version + 1, updated_at: stamp(now) })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
