import { sql, type Transaction, type Updateable } from 'kysely';
import { isContention, isOrphan, isUniqueViolation, isUnwritable } from '../db/faults.ts';
import { type Db, isPostgres, type Queries } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';
import { stamp } from './clock.ts';
import { changedMeanwhile, refuseOlder } from './errors.ts';
import { inSharedTransaction } from './group-commit.ts';

const attempts = 6;

/**
 * Tables in which a row that is already there may mean that another writer was a moment faster: the second try sees
 * that row and does what is right then.
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

/** Databases that took no writes when they were last asked to. */
const unwritable = new WeakSet<Db>();

/** Whether the last write was stored or failed by itself: asked without writing. A job writes every minute. */
export function takesWrites(db: Db): boolean {
  return !unwritable.has(db);
}

/**
 * Does work in one transaction, tried again when two writers were in each other's way. Requests under `/api` use
 * `write`, which comes here, but for the link that stops reminders: a mail program sends no key, and twice is as once.
 * @param work does the queries, the whole of it anew with each try; what it throws undoes everything
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
      const again = isContention(error) || isUniqueViolation(error, ...raced) || isOrphan(error);
      if (!again || attempt === attempts) throw error;
    }
  }
}

/** SQLite has one writer, so its transactions are shared; PostgreSQL shares the disk's confirmation by itself. */
function once<T>(db: Db, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  return isPostgres(db) ? db.transaction().execute(work) : inSharedTransaction(db, work);
}

/**
 * Locks a row until this transaction is over, after waiting for those that use it: what is checked after this stays
 * true. SQLite has one writer anyway.
 * @param lock `forShare` where several may hold it at once, and only those who change it are waited for
 */
export async function holdRow(
  db: Queries,
  table: 'appointments' | 'contact_submissions' | 'outbox' | 'profiles' | 'reminders' | 'users' | 'vehicles',
  id: string,
  lock: 'forUpdate' | 'forShare' = 'forUpdate',
): Promise<void> {
  if (isPostgres(db)) await db.selectFrom(table).select('id').where('id', '=', id)[lock]().execute();
}

/**
 * Lets only one transaction at a time go on past here with the same `about`, for a check for which no row can be
 * locked: what it finds missing, nobody else adds until it is stored. SQLite has one writer anyway.
 * @param about what is going to be checked
 */
export async function takeTurns(db: Queries, about: string): Promise<void> {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(hashtextextended(${about}, 0))`.execute(db);
}

/** What every change of a row brings that counts its versions, where it is changed whatever its version is. */
export function nextVersion(now: Temporal.Instant) {
  return { version: sql<number>`version + 1`, updated_at: stamp(now) };
}

/** The tables whose rows count their versions, by what people call a row. */
const versioned = {
  appointments: 'appointment',
  contact_submissions: 'enquiry',
  profiles: 'client',
  services: 'service record',
  vehicles: 'vehicle',
};
type Versioned = keyof typeof versioned;

/** How a row is read again once it is changed; `seen`: the version that was on the screen, absent: it may be any. */
export type Changing<Row> = {
  now: Temporal.Instant;
  read: (db: Queries, id: string) => Promise<Row>;
  seen?: number | undefined;
};

/**
 * Changes a row that nobody else has changed since it was read.
 * @param before as it was read
 * @param changing `yours`: what the caller sent, where that is not what is stored
 * @returns the row as it is now
 * @throws {AppError} `changed_meanwhile` with both versions; what reading throws
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
 * Changes a row, unless it is no longer the version that was read.
 * @returns whether it still was, and is changed
 */
export async function storeVersion<T extends Versioned>(
  db: Queries,
  table: T,
  { id, version }: { id: string; version: number },
  change: Updateable<Tables[T]>,
  now: Temporal.Instant,
): Promise<boolean> {
  // Kysely knows what a union of tables has in common, but not what a type parameter has.
  const name: Versioned = table;
  const { numUpdatedRows } = await db
    .updateTable(name)
    .set({ ...change, version: version + 1, updated_at: stamp(now) })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
