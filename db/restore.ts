import { chmodSync, copyFileSync, existsSync, renameSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { sql, type Transaction } from 'kysely';
import { OperatorError } from '../server/errors.ts';
import { makeFolder } from '../server/folders.ts';
import { BackupError, checkBackup, removePart } from './backup.ts';
import { copyTables, holdsRows, type Sum, tablesInOrder } from './copy.ts';
import {
  type Departure,
  departuresIn,
  departuresInFiles,
  keepDepartures,
  lastDeparture,
} from './departures.ts';
import {
  backupsIn,
  eraseAgain,
  type Erasure,
  erasuresIn,
  erasuresInFile,
  erasuresInFiles,
} from './erasures.ts';
import { isContention } from './faults.ts';
import { dropEverything, isNewer, migrate } from './migrate.ts';
import { databaseFile, type Db, openDatabase, openSqliteFile } from './open.ts';
import { setAside } from './set-aside.ts';
import { syncFile, syncName } from './sync.ts';
import type { Tables } from './tables.ts';

/** The target already holds something; only a person may say that it can go. */
export class NotEmptyError extends OperatorError {}

/** What a restore is to do. */
export type Restore = {
  backup: string;
  /** Another folder with backups: they may know of erasures that this one does not. */
  backupDir: string;
  /** What is there may be replaced. */
  overwrite: boolean;
  now: Temporal.Instant;
};

/**
 * Puts a backup in the place of the embedded database, which is kept beside the new one. Whoever was erased after
 * the backup was made is erased again, what has left since does not leave again, and everybody has to sign in again,
 * because a session that was ended since must not live again.
 * @returns where the replaced database lies now, undefined when there was none; how many erasures were done again,
 *   whether the replaced database could say which, and the backups that could not
 * @throws {NotEmptyError} when there is a database and `overwrite` was not said
 * @throws {BackupError} when the backup is damaged or the server is running
 */
export async function restoreFile(
  { backup, backupDir, overwrite, now }: Restore,
  dataDir: string,
): Promise<{ replaced: string | undefined; erased: number; isKnown: boolean; unread: string[] }> {
  const file = databaseFile(dataDir);
  const isThere = existsSync(file);
  if (isThere && !overwrite) throw new NotEmptyError(`There is already a database in ${dataDir}.`);
  return withCopy(backup, dataDir, async (part) => {
    const backups = backupsIn([dirname(backup), backupDir]);
    const own = isThere ? erasuresInFile(file) : [];
    const { erasures: newer, unread } = erasuresInFiles(backups);
    const erasures = [...newer, ...(own ?? [])];
    const departures = (since: string) => departuresInFiles([...backups, file], since);
    const erased = await withFile(part, (db) => prepare(db, { erasures, departures }, now));
    syncFile(part);
    const replaced = setAside(file, now);
    renameSync(part, file);
    syncName(file);
    return { replaced, erased, isKnown: own !== undefined, unread };
  });
}

/** Works with a checked copy of a backup, and takes it away afterwards: it holds everybody. */
async function withCopy<T>(backup: string, dataDir: string, work: (part: string) => Promise<T>): Promise<T> {
  makeFolder(dataDir);
  const part = `${databaseFile(dataDir)}.part`;
  if (resolve(backup) === resolve(part))
    throw new BackupError(`${backup} is what a restore has left that was cut short, and no backup.`);
  // What a restore left that was cut short: SQLite would write what stands in its log into this copy.
  removePart(part);
  try {
    copyChecked(backup, part);
    return await work(part);
  } finally {
    removePart(part);
  }
}

/** What newer databases remember of what came after a backup. */
type Since = { erasures: Erasure[]; departures(since: string): Departure[] | Promise<Departure[]> };

/** Brings the copy of a backup up to date. @returns how many erasures were done again */
async function prepare(db: Db, { erasures, departures }: Since, now: Temporal.Instant): Promise<number> {
  await migrate(db);
  await db.deleteFrom('sessions').execute();
  await keepDepartures(db, await departures(await lastDeparture(db, now)), now);
  // Last: it also takes what was just noted about whoever was erased.
  return eraseAgain(db, erasures, now);
}

async function withFile<T>(file: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openSqliteFile(file);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Checks a copy, because checking may write, and the backup itself must stay as it is. */
function copyChecked(backup: string, target: string): void {
  // Of one in a folder that this user may not enter, `existsSync` would say that it is not there.
  if (!statSync(backup, { throwIfNoEntry: false })) throw new BackupError(`There is no file ${backup}.`);
  // In the log beside it stand the newest writes, where it is the copy of a data folder that nobody had closed.
  for (const suffix of ['', '-wal'].filter((each) => existsSync(backup + each))) {
    copyFileSync(backup + suffix, target + suffix);
    // Whatever the backup's own is: it may lie write-protected, or open to all.
    chmodSync(target + suffix, 0o600);
  }
  checkBackup(target, backup);
}

/**
 * Puts a backup into PostgreSQL: everything or nothing, as `restoreFile` does.
 * @param dataDir where its copy lies meanwhile: the next restore finds there what one leaves that is cut short
 * @throws {NotEmptyError} when the target holds rows and `overwrite` was not said
 * @throws {BackupError} when the backup is damaged or a server that runs was in the way
 */
export async function restoreInto(
  { backup, backupDir, overwrite, now }: Restore,
  databaseUrl: string,
  dataDir: string,
): Promise<{ sums: Map<string, Sum>; erased: number; unread: string[] }> {
  return withCopy(backup, dataDir, async (part) => {
    const backups = backupsIn([dirname(backup), backupDir]);
    const { erasures: newer, unread } = erasuresInFiles(backups);
    const erasures = [...newer, ...(await askPostgres(databaseUrl, erasuresIn))];
    const departures = async (since: string) => [
      ...departuresInFiles(backups, since),
      ...(await askPostgres(databaseUrl, (db) => departuresIn(db, since))),
    ];
    return withFile(part, async (from) => {
      const erased = await prepare(from, { erasures, departures }, now);
      return { sums: await fill(from, databaseUrl, overwrite), erased, unread };
    });
  }).catch((error: unknown) => {
    if (!isContention(error)) throw error;
    throw new BackupError('Something still writes to the database: stop every server, then restore again.');
  });
}

async function askPostgres<T>(databaseUrl: string, question: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase(databaseUrl, '', { patient: true });
  try {
    return await question(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Copies an embedded database, which may be in use, into PostgreSQL, and compares every row.
 * @returns what was copied, and whether somebody wrote to the old database meanwhile
 * @throws {OperatorError} when there is no embedded database
 * @throws {NotEmptyError} when the target holds rows
 */
export async function moveInto(
  dataDir: string,
  databaseUrl: string,
): Promise<{ sums: Map<string, Sum>; isStale: boolean }> {
  const from = openDatabase('', dataDir, { existing: true });
  const witness = new Database(databaseFile(dataDir), { readonly: true });
  try {
    await migrate(from);
    const before = witness.pragma('data_version', { simple: true });
    const sums = await fill(from, databaseUrl, false);
    return { sums, isStale: witness.pragma('data_version', { simple: true }) !== before };
  } finally {
    witness.close();
    await from.destroy();
  }
}

async function fill(from: Db, databaseUrl: string, overwrite: boolean): Promise<Map<string, Sum>> {
  const to = openDatabase(databaseUrl, '', { patient: true });
  try {
    return await from
      .transaction()
      .setAccessMode('read only')
      .execute((reading) => to.transaction().execute((writing) => fillEmpty(reading, writing, overwrite)));
  } finally {
    await to.destroy();
  }
}

async function fillEmpty(
  from: Transaction<Tables>,
  to: Transaction<Tables>,
  overwrite: boolean,
): Promise<Map<string, Sum>> {
  const full = new NotEmptyError('The database at that address already holds data.');
  // Whoever goes back to this version after an upgrade has a database that this version could not fill.
  if (await isNewer<Tables>(to)) {
    if (!overwrite) throw full;
    await dropEverything<Tables>(to);
  }
  await requireWritable(to);
  await migrate<Tables>(to);
  const tables = await tablesInOrder(from);
  // What a server that somebody forgot to stop stores meanwhile would stay among what is restored.
  await sql`lock table ${sql.join(tables.map(({ name }) => sql.table(name)))} in share row exclusive mode`.execute(
    to,
  );
  if (!overwrite && (await holdsRows(to, tables))) throw full;
  return copyTables(from, to, tables);
}

/** Where no table may be made, Kysely asks a second time whether its own is there, and only that failure would be heard. */
async function requireWritable(to: Transaction<Tables>): Promise<void> {
  await sql`create table may_be_made ()`.execute(to);
  await sql`drop table may_be_made`.execute(to);
}
