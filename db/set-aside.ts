import { existsSync, linkSync, renameSync } from 'node:fs';
import Database from 'better-sqlite3';
import { compact } from '../server/clock.ts';
import { BackupError } from './backup.ts';
import { isDamaged } from './faults.ts';

/**
 * Gives a database a second name and leaves its own for the restored one to take over. If the first name were removed,
 * a server started after a kill between the two steps would make an empty database there. The files next to it are
 * moved: SQLite would write another database's log into the restored one.
 * @param file where the restored database is to go
 * @returns the old database's second name, or undefined if there was no database
 * @throws {BackupError} when something still uses the database
 */
export function setAside(file: string, now: Temporal.Instant): string | undefined {
  const isThere = existsSync(file);
  const aside = `${file}.before-restore-${compact(now)}`;
  if (isThere) {
    refuseRunning(file);
    linkOrRename(file, aside);
  }
  renameParts(file, aside, ['-wal', '-shm']);
  return isThere ? aside : undefined;
}

/**
 * Gives an embedded database that has been moved to PostgreSQL another name: a server started without DATABASE_URL would
 * serve it, with people who have been erased since.
 * @returns the new name, or undefined if something still uses the database
 */
export function setMovedAside(file: string, now: Temporal.Instant): string | undefined {
  const aside = `${file}.moved-${compact(now)}`;
  try {
    refuseRunning(file);
  } catch (error) {
    if (error instanceof BackupError) return undefined;
    throw error;
  }
  renameParts(file, aside, ['', '-wal', '-shm']);
  return aside;
}

function renameParts(file: string, aside: string, suffixes: string[]): void {
  for (const suffix of suffixes) if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
}

/** Some disks, such as USB sticks, allow a file only one name. */
function linkOrRename(file: string, aside: string): void {
  try {
    linkSync(file, aside);
  } catch {
    renameSync(file, aside);
  }
}

function refuseRunning(file: string): void {
  const database = new Database(file, { timeout: 0 });
  try {
    // Leaving write-ahead mode needs exclusive access, so it fails while a server has the database open.
    if (database.pragma('journal_mode = DELETE', { simple: true }) !== 'delete') throw new Error('in use');
  } catch (error) {
    // A damaged database is the very reason to restore.
    if (isDamaged(error)) return;
    throw new BackupError(
      'Something is still using the database: stop the server, and Litestream if it is running, then restore again.',
    );
  } finally {
    database.close();
  }
}
