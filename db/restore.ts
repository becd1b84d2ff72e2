import { chmodSync, copyFileSync, existsSync, renameSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { sql, type Transaction } from 'kysely';
import { OperatorError } from '../server/errors.ts';
import { makeFolder } from '../server/folders.ts';
import { BackupError, checkBackup, removePart } from './backup.ts';
import { copyTables, holdsRows, type TableChecksum, tablesInOrder } from './copy.ts';
import {
  type SentMessage,
  sentMessagesIn,
  sentMessagesInFiles,
  recordSentMessages,
  lastSentAt,
} from './sent-messages.ts';
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

/** The target already holds data; only a person may decide that it can go. */
export class NotEmptyError extends OperatorError {}

/** What a restore is to do. */
export type Restore = {
  backup: string;
  /** Another folder with backups: these may know of erasures that `backup` does not. */
  backupDir: string;
  /** Existing data may be replaced. */
  overwrite: boolean;
  now: Temporal.Instant;
};

/**
 * Replaces the embedded database with a backup, and keeps the old database next to the new one. Anyone erased after
 * the backup was made is erased again, messages sent since are not sent again, and everyone has to sign in again,
 * because a session that has been ended since must not come back to life.
 * @returns where the replaced database is now, undefined if there was none; how many erasures were repeated; whether
 *   the replaced database could be read for erasures, and the backups that could not
 * @throws {NotEmptyError} when there is a database and `overwrite` is not set
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
    const sentMessages = (since: string) => sentMessagesInFiles([...backups, file], since);
    const erased = await withFile(part, (db) => prepare(db, { erasures, sentMessages }, now));
    syncFile(part);
    const replaced = setAside(file, now);
    renameSync(part, file);
    syncName(file);
    return { replaced, erased, isKnown: own !== undefined, unread };
  });
}

/** Works on a checked copy of a backup, and deletes it afterwards: it holds everyone's data. */
async function withCopy<T>(backup: string, dataDir: string, work: (part: string) => Promise<T>): Promise<T> {
  makeFolder(dataDir);
  const part = `${databaseFile(dataDir)}.part`;
  if (resolve(backup) === resolve(part))
    throw new BackupError(`${backup} is left over from a restore that was cut short. It is not a backup.`);
  // An interrupted restore may have left files: SQLite would write the contents of their log into this copy.
  removePart(part);
  try {
    copyChecked(backup, part);
    return await work(part);
  } finally {
    removePart(part);
  }
}

/** What newer databases know about the time after a backup. */
type Since = { erasures: Erasure[]; sentMessages(since: string): SentMessage[] | Promise<SentMessage[]> };

/** Brings the copy of a backup up to date. @returns how many erasures were repeated */
async function prepare(db: Db, { erasures, sentMessages }: Since, now: Temporal.Instant): Promise<number> {
  await migrate(db);
  // What has been ended or used since the backup must not work again.
  await db.deleteFrom('sessions').execute();
  await db.deleteFrom('one_time_tokens').execute();
  await recordSentMessages(db, await sentMessages(await lastSentAt(db, now)), now);
  // Last, because it also removes what was just recorded about anyone erased.
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
  // `existsSync` would report a file as missing if this user may not enter its folder.
  if (!statSync(backup, { throwIfNoEntry: false })) throw new BackupError(`There is no file ${backup}.`);
  // If it is a copy of a data folder whose database was still open, the log next to it holds the newest writes.
  for (const suffix of ['', '-wal'].filter((each) => existsSync(backup + each))) {
    copyFileSync(backup + suffix, target + suffix);
    // Whatever the backup's own mode: it may be write-protected, or open to everyone.
    chmodSync(target + suffix, 0o600);
  }
  checkBackup(target, backup);
}

/**
 * Restores a backup into PostgreSQL: everything or nothing, as `restoreFile` does.
 * @param dataDir where the backup's copy is meanwhile: the next restore finds there what an interrupted one left
 * @throws {NotEmptyError} when the target holds rows and `overwrite` is not set
 * @throws {BackupError} when the backup is damaged or a running server got in the way
 */
export async function restoreInto(
  { backup, backupDir, overwrite, now }: Restore,
  databaseUrl: string,
  dataDir: string,
): Promise<{ sums: Map<string, TableChecksum>; erased: number; unread: string[] }> {
  return withCopy(backup, dataDir, async (part) => {
    const backups = backupsIn([dirname(backup), backupDir]);
    const { erasures: newer, unread } = erasuresInFiles(backups);
    const erasures = [...newer, ...(await askPostgres(databaseUrl, erasuresIn))];
    const sentMessages = async (since: string) => [
      ...sentMessagesInFiles(backups, since),
      ...(await askPostgres(databaseUrl, (db) => sentMessagesIn(db, since))),
    ];
    return withFile(part, async (from) => {
      const erased = await prepare(from, { erasures, sentMessages }, now);
      return { sums: await fill(from, databaseUrl, overwrite), erased, unread };
    });
  }).catch((error: unknown) => {
    if (!isContention(error)) throw error;
    throw new BackupError(
      'Something is still writing to the database: stop every server, then restore again.',
    );
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
 * @returns what was copied, and whether anyone wrote to the old database meanwhile
 * @throws {OperatorError} when there is no embedded database
 * @throws {NotEmptyError} when the target holds rows
 */
export async function moveInto(
  dataDir: string,
  databaseUrl: string,
): Promise<{ sums: Map<string, TableChecksum>; isStale: boolean }> {
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

async function fill(from: Db, databaseUrl: string, overwrite: boolean): Promise<Map<string, TableChecksum>> {
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
): Promise<Map<string, TableChecksum>> {
  const full = new NotEmptyError('The database at that address already holds data.');
  // Someone who goes back to this version after an upgrade has a database that this version could not fill.
  if (await isNewer<Tables>(to)) {
    if (!overwrite) throw full;
    await dropEverything<Tables>(to);
  }
  await requireWritable(to);
  await migrate<Tables>(to);
  const tables = await tablesInOrder(from);
  // If someone forgot to stop a server, what it stores meanwhile would end up among the restored data.
  await sql`lock table ${sql.join(tables.map(({ name }) => sql.table(name)))} in share row exclusive mode`.execute(
    to,
  );
  if (!overwrite && (await holdsRows(to, tables))) throw full;
  return copyTables(from, to, tables);
}

/** If no table may be created, Kysely checks for its own a second time, and only that failure would be reported. */
async function requireWritable(to: Transaction<Tables>): Promise<void> {
  await sql`create table may_be_made ()`.execute(to);
  await sql`drop table may_be_made`.execute(to);
}
