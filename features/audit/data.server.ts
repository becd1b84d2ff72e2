import { randomUUIDv7 } from 'node:crypto';
import type { Queries } from '../../db/open.ts';
import type { AuditRow } from '../../db/tables.ts';
import { stamp } from '../../server/clock.ts';
import { storeTerms } from '../search/terms.server.ts';
import { distinct, wordsOf } from '../search/words.ts';
import type { SubjectKind } from './kinds.ts';

/** Who did something, and when. `id`: the staff member's profile; null if the client or the software did it. */
export type Attribution = { id: string | null; now: Temporal.Instant };

/** An action that must stay on record. */
export type NewAuditEntry = {
  /** What was done to which kind of thing, such as `appointment.confirmed`, and the thing's id. */
  action: `${SubjectKind}.${string}`;
  subjectId: string;
  /**
   * A few words for the reader of the log, such as `Confirmed Diagnostics on 8 Jun 2026 at 09:00`. Nothing in
   * them may identify a client, because the log outlives an erased client.
   */
  summary: string;
  /** What changed; never passwords, codes or tokens. */
  details?: Record<string, unknown>;
};

/**
 * Records an entry, and indexes it for search. Call it in the transaction of the act it describes, so that both are
 * stored or neither.
 */
export async function recordAuditEntry(
  db: Queries,
  { id: actorId, now }: Attribution,
  { action, subjectId, summary, details = {} }: NewAuditEntry,
): Promise<void> {
  const id = randomUUIDv7();
  await db
    .insertInto('audit_log')
    .values({
      id,
      actor_id: actorId,
      action,
      subject_kind: action.slice(0, action.indexOf('.')),
      subject_id: subjectId,
      summary,
      details: JSON.stringify(details),
      created_at: stamp(now),
    })
    .execute();
  const actor = actorId ? await nameOf(db, actorId) : null;
  await indexAuditEntry(db, { id, summary, action }, actor);
}

async function nameOf(db: Queries, profileId: string): Promise<string | null> {
  const row = await db
    .selectFrom('profiles')
    .select('full_name')
    .where('id', '=', profileId)
    .executeTakeFirst();
  return row?.full_name ?? null;
}

async function indexAuditEntry(
  db: Queries,
  { id, summary, action }: Pick<AuditRow, 'id' | 'summary' | 'action'>,
  actor: string | null,
): Promise<void> {
  await storeTerms(db, 'audit', id, distinct([summary, action, actor].flatMap(wordsOf)));
}

/** Removes every name that a former colleague had from the search terms of their entries. */
export async function forgetActor(db: Queries, profileId: string): Promise<void> {
  const entries = await db
    .selectFrom('audit_log')
    .select(['id', 'summary', 'action'])
    .where('actor_id', '=', profileId)
    .execute();
  for (const entry of entries) await indexAuditEntry(db, entry, null);
}

/** An entry of the audit log as the server sends it. */
export type AuditEntry = Omit<AuditRow, 'actor_id' | 'details'> & {
  actor: { id: string; full_name: string | null } | null;
  details: Record<string, unknown>;
};

/** Every list of the audit log starts here. */
export function selectAuditEntries(db: Queries) {
  return db
    .selectFrom('audit_log')
    .leftJoin('profiles', 'profiles.id', 'audit_log.actor_id')
    .selectAll('audit_log')
    .select('profiles.full_name as actor_name');
}

/** @param row as `selectAuditEntries` reads it. @returns the entry as staff see it, with its details parsed from JSON */
export function toAuditEntry({
  actor_id: id,
  actor_name: name,
  details,
  ...row
}: AuditRow & { actor_name: string | null }): AuditEntry {
  return {
    ...row,
    actor: id === null ? null : { id, full_name: name },
    details: JSON.parse(details) as Record<string, unknown>,
  };
}

/** The last hundred entries about one subject, newest first. */
export async function auditEntriesOn(
  db: Queries,
  subjectKind: SubjectKind,
  subjectId: string,
): Promise<AuditEntry[]> {
  const rows = await selectAuditEntries(db)
    .where('audit_log.subject_kind', '=', subjectKind)
    .where('audit_log.subject_id', '=', subjectId)
    .orderBy('audit_log.created_at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(100)
    .execute();
  return rows.map(toAuditEntry);
}
