import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { recordAuditEntry } from '../features/audit/data.server.ts';
import { workStatuses } from '../features/appointments/statuses.ts';
import { removeEnquiries } from '../features/enquiries/data.server.ts';
import { erasePerson } from '../features/privacy/erase.server.ts';
import { transact } from '../server/transaction.ts';
import { isBackupName } from './backup.ts';
import type { Db, Queries } from './open.ts';
import { rowsIn, rowsInFile } from './other-databases.ts';

/** A permanent erasure, as the audit log records it: by id, because nothing else is kept. */
export type Erasure = { action: string; subject_id: string };

const recorded =
  "select action, subject_id from audit_log where action in ('client.erased', 'client.erased-again', 'enquiry.deleted')";

/** @returns the erasures recorded in a database; none if it is empty */
export async function erasuresIn(db: Queries): Promise<Erasure[]> {
  return rowsIn(db, 'audit_log', sql.raw<Erasure>(recorded));
}

/** @returns the same for a file, which is not changed; undefined if it is not a readable database */
export function erasuresInFile(file: string): Erasure[] | undefined {
  return rowsInFile<Erasure>(file, recorded);
}

/** @returns what these files record, because newer backups know more than older ones; and which files cannot be read */
export function erasuresInFiles(files: string[]): { erasures: Erasure[]; unread: string[] } {
  const found = files.map((file) => ({ file, erasures: erasuresInFile(file) }));
  return {
    erasures: found.flatMap(({ erasures }) => erasures ?? []),
    unread: found.filter(({ erasures }) => !erasures).map(({ file }) => file),
  };
}

/**
 * @returns all backups in these folders
 * @throws when a folder cannot be read: the erasures its backups record would be missed
 */
export function backupsIn(folders: string[]): string[] {
  return folders
    .filter((folder) => statSync(folder, { throwIfNoEntry: false }))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter(isBackupName)
        .map((name) => join(folder, name)),
    );
}

/**
 * Erases again what was erased after a backup was made, so that restoring it brings nobody back (the privacy notice
 * promises this), and records it, so that the next restore knows too.
 * @param db the restored database
 * @returns how many erasures it did not know of
 */
export async function eraseAgain(db: Db, erasures: Erasure[], now: Temporal.Instant): Promise<number> {
  const known = new Set((await erasuresIn(db)).map(({ subject_id: id }) => id));
  const missing = new Map(
    erasures.filter(({ subject_id: id }) => !known.has(id)).map((each) => [each.subject_id, each.action]),
  );
  for (const [id, action] of missing) {
    await transact(db, (trx) =>
      action === 'enquiry.deleted' ? eraseEnquiry(trx, id, now) : eraseClient(trx, id, now),
    );
  }
  return missing.size;
}

const summary = 'Erased again after a restore';
/** An action of its own: the log takes `client.erased` without an actor for the client's own doing. */
const erasedAgain = { action: 'client.erased-again', summary } as const;

async function eraseClient(db: Queries, id: string, now: Temporal.Instant): Promise<void> {
  // When this client was erased, they were not staff, and none of their cars was being worked on.
  const client = await db
    .updateTable('profiles')
    .set({ user_type: 'client' })
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  await db
    .updateTable('appointments')
    .set({ status: 'completed' })
    .where('client_id', '=', id)
    .where('status', 'in', workStatuses)
    .execute();
  if (client) await erasePerson(db, id, { id: null, now }, erasedAgain);
  else await recordAuditEntry(db, { id: null, now }, { ...erasedAgain, subjectId: id });
}

async function eraseEnquiry(db: Queries, id: string, now: Temporal.Instant): Promise<void> {
  await removeEnquiries(db, [id]);
  await recordAuditEntry(db, { id: null, now }, { action: 'enquiry.deleted', subjectId: id, summary });
}
