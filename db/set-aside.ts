import { existsSync, linkSync, renameSync } from 'node:fs';
import Database from 'better-sqlite3';
import { compact } from '../server/clock.ts';
import { BackupError } from './backup.ts';
import { isDamaged } from './faults.ts';

/**
 * Gives a database another name beside its own, which the restored one then takes from it: a server that is started
 * after a kill between the two would make an empty database where there was none. What lies beside it is moved: SQLite
 * would write what stands in a log of another database into the restored one.
 * @param file where the restored database is to lie
 * @returns where it lies now, or undefined when there was no database
 * @throws {BackupError} when something still uses it
 */
export function setAside(file: string, now: Temporal.Instant): string | undefined {
  const isThere = existsSync(file);
  const aside = `${file}.before-restore-${compact(now)}`;
  if (isThere) {
    refuseRunning(file);
    linkOrRename(file, aside);
  }
  for (const suffix of ['-wal', '-shm'])
    if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
  return isThere ? aside : undefined;
}

/** Some disks, such as a USB stick's, give a file only one name. */
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
    // Leaving the write-ahead log needs the database alone, so it fails while a server has it open.
    if (database.pragma('journal_mode = DELETE', { simple: true }) !== 'delete') throw new Error('in use');
  } catch (error) {
    // A damaged database is what people restore for.
    if (isDamaged(error)) return;
    throw new BackupError(
      'Something still uses the database: stop the server, and Litestream if it runs, then restore again.',
    );
  } finally {
    database.close();
  }
}
