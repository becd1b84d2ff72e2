import { execFile } from 'node:child_process';
import { accessSync, constants, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import { compact } from '../server/clock.ts';
import { OperatorError, reasonOf } from '../server/errors.ts';
import { makeFolder } from '../server/folders.ts';
import { root } from '../server/root.ts';
import { copyTables, tablesInOrder } from './copy.ts';
import { migrate } from './migrate.ts';
import { type Db, databaseFile, openSqliteFile } from './open.ts';
import { syncFolder } from './sync.ts';

/** A backup that was written, then opened again and checked. */
export type Backup = { file: string; bytes: number };
/** Where the data is; if `databaseUrl` is empty, in the embedded file in `dataDir`. */
export type Source = { db: Db; databaseUrl: string; dataDir: string };

/** The backup cannot be made or used. */
export class BackupError extends OperatorError {}

/**
 * Writes a consistent copy of everything while the server runs, checks it, and only then gives it its final name. First
 * deletes what a backup interrupted by a power cut left behind: the disk may not have room for both.
 * With either engine the result is one SQLite file, which `restore` can load into either.
 * @param folder made when missing
 * @param signal ends it early
 * @returns the file `garage-YYYYMMDDTHHMMSSZ.db`
 * @throws {BackupError} when it could not be written or checked; the signal's reason; leaves nothing half-written
 */
export async function backupNow(
  source: Source,
  folder: string,
  now: Temporal.Instant,
  signal?: AbortSignal,
): Promise<Backup> {
  const file = join(folder, `garage-${compact(now)}.db`);
  const part = `${file}.${process.pid}.part`;
  try {
    makeFolder(folder);
    // SQLite would only say that it cannot open a database, as if the garage's own were damaged.
    accessSync(folder, constants.W_OK);
    removeUnfinished(folder);
    await (source.databaseUrl
      ? copyRows(source.db, part, signal)
      : copyFile(databaseFile(source.dataDir), part, signal));
    await checkAside(part, signal);
    renameSync(part, file);
    syncFolder(folder);
    return { file, bytes: statSync(file).size };
  } catch (error) {
    signal?.throwIfAborted();
    throw new BackupError(`The backup could not be made: ${reasonOf(error)}`);
  } finally {
    removePart(part);
  }
}

/**
 * What the nightly job and `npm run backup` do: make a backup, then delete old ones.
 * @param signal as for `backupNow`
 * @returns the new backup's file and its size in words, and the names of the backups that were deleted
 * @throws {BackupError} as `backupNow`; in that case nothing is deleted
 */
export async function backUpAndPrune(
  source: Source,
  folder: string,
  now: Temporal.Instant,
  signal?: AbortSignal,
): Promise<{ file: string; size: string; deleted: string[] }> {
  const { file, bytes } = await backupNow(source, folder, now, signal);
  return { file, size: `${(bytes / 1_000_000).toFixed(1)} MB`, deleted: pruneBackups(folder, file) };
}

/**
 * Removes an unfinished database and the files that SQLite keeps next to it. If the folder cannot be used, there is
 * nothing to remove, and callers should see the error that says why.
 */
export function removePart(part: string): void {
  try {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(part + suffix, { force: true });
  } catch {
    // A later backup removes what is left.
  }
}

const unfinished = /^garage-\d{8}T\d{6}Z\.db\.\d+\.part/;
/** No backup takes this long, in milliseconds. */
const longestBackup = 86_400_000;

function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder).filter((name) => unfinished.test(name))) {
    const file = join(folder, name);
    // Another process may just have removed its own file.
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - changed > longestBackup) rmSync(file, { force: true });
  }
}

/** Copies page by page in one read transaction: it blocks nobody, and other connections' writes do not restart it. */
async function copyFile(file: string, target: string, signal?: AbortSignal): Promise<void> {
  const source = new Database(file, { readonly: true });
  try {
    source.exec('begin');
    source.prepare('select count(*) from sqlite_master').get();
    const progress = () => {
      signal?.throwIfAborted();
      return 1000;
    };
    await source.backup(target, { progress });
  } finally {
    source.close();
  }
}

/**
 * Checks a backup and flushes it to disk, in a separate process: both take about 10 ms per MB, during which the server
 * could answer nobody, and a thread would not give its memory back.
 */
async function checkAside(file: string, signal?: AbortSignal): Promise<void> {
  const program = join(root, 'db', 'check-backup.ts');
  try {
    await promisify(execFile)(process.execPath, [program, file], { signal });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw new Error(said || 'it could not be checked', { cause: error });
  }
}

/** Copies table by table from one PostgreSQL snapshot. */
async function copyRows(from: Db, target: string, signal?: AbortSignal): Promise<void> {
  const to = openSqliteFile(target);
  try {
    await migrate(to);
    const tables = await tablesInOrder(to);
    const snapshot = from.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    await snapshot.execute((reading) =>
      to.transaction().execute((writing) => copyTables(reading, writing, tables, signal)),
    );
  } finally {
    await to.destroy();
  }
}

/**
 * Opens a backup and has SQLite check all of it. Also makes it a single file that needs no other files next to it.
 * @param calledBy the name that people know it by, if `file` is a copy
 * @throws {BackupError} when it is not a complete backup of this software
 */
export function checkBackup(file: string, calledBy: string = file): void {
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { fileMustExist: true });
    database.pragma('journal_mode = DELETE');
    const integrity = database.pragma('integrity_check', { simple: true });
    if (integrity !== 'ok') throw new Error(String(integrity));
    const orphans = database.pragma('foreign_key_check');
    if (Array.isArray(orphans) && orphans.length > 0)
      throw new Error('some rows refer to rows that do not exist');
    database.prepare('select count(*) from kysely_migration').get();
  } catch (error) {
    throw new BackupError(`${calledBy} is not a complete backup: ${reasonOf(error)}.`);
  } finally {
    database?.close();
  }
}

const named = /^garage-(\d{4})(\d\d)(\d\d)T\d{6}Z\.db$/;

/** Whether a file's name is one that `backupNow` gives. */
export const isBackupName = (name: string): boolean => named.test(name);

/**
 * Deletes old backups. Keeps all those of the newest day, and the newest of each of the last 7 days, 4 weeks and
 * 12 months that have one, if not older than a year before the newest. Leaves files with any other name alone.
 * @param made the newest backup; any with a later date are from before the clock was put back, and count by themselves
 * @returns the names of the backups that were deleted
 */
export function pruneBackups(folder: string, made = ''): string[] {
  const names = readdirSync(folder).filter(isBackupName);
  const isLater = (name: string) => name > basename(made);
  const kept = backupsToKeep(names.filter((name) => !isLater(name)));
  const keptOfLater = backupsToKeep(names.filter(isLater));
  return names.filter((name) => !kept.has(name) && !keptOfLater.has(name) && isDeleted(join(folder, name)));
}

/** A file that something else holds open, as happens on a network drive, is left for the next backup to delete. */
function isDeleted(file: string): boolean {
  try {
    rmSync(file, { force: true });
    return true;
  } catch {
    return false;
  }
}

/** The privacy notice says how long a backup can still hold an erased person: a year at most. */
const maxDays = 365;

/** @param names of backups, in any order */
export function backupsToKeep(names: string[]): Set<string> {
  const newestFirst = names.toSorted().toReversed();
  // Someone who backs up the current data before restoring last night's backup must still find last night's.
  const newestDay = newestFirst[0] && day(dateOf(newestFirst[0]));
  const kept = new Set(newestFirst.filter((name) => day(dateOf(name)) === newestDay));
  for (const [periods, periodOf] of [
    [7, day],
    [4, week],
    [12, month],
  ] as const) {
    const newest = new Map<string, string>();
    for (const name of newestFirst)
      newest.set(periodOf(dateOf(name)), newest.get(periodOf(dateOf(name))) ?? name);
    for (const name of [...newest.values()].slice(0, periods)) kept.add(name);
  }
  const newest = newestFirst[0] && dateOf(newestFirst[0]);
  const isTooOld = (name: string) => newest && dateOf(name).until(newest).days > maxDays;
  return new Set([...kept].filter((name) => !isTooOld(name)));
}

function dateOf(name: string): Temporal.PlainDate {
  const [, year, month, day] = (named.exec(name) ?? []).map(Number);
  return Temporal.PlainDate.from({ year: year ?? 0, month: month ?? 1, day: day ?? 1 });
}

const day = (date: Temporal.PlainDate) => date.toString();
const week = (date: Temporal.PlainDate) => `${date.yearOfWeek}-${date.weekOfYear}`;
const month = (date: Temporal.PlainDate) => date.toPlainYearMonth().toString();
