import { randomUUIDv7 } from 'node:crypto';
import type { Queries } from '../../db/open.ts';
import type { ProfileRow } from '../../db/tables.ts';
import { stamp } from '../../server/clock.ts';
import { AppError, notFound, refuseOlder } from '../../server/errors.ts';
import { changeRow } from '../../server/transaction.ts';
import { recordAuditEntry } from '../audit/data.server.ts';
import { hasReminderConsent } from '../reminders/consent.ts';
import { consentColumns, stopReminders } from '../reminders/consent.server.ts';
import { indexClient } from '../search/terms.server.ts';
import type { Actor } from './actor.server.ts';
import { lockEmailAddress } from './data.server.ts';
import type { ClientChange, NewClient } from './staff-schema.ts';

/** @throws {AppError} `not_found`, also for an erased client */
export async function findClient(db: Queries, id: string): Promise<ProfileRow> {
  const client = await findKeptClient(db, id);
  if (client.erased_at !== null) throw notFound('client');
  return client;
}

/**
 * A client, even an erased one, for reading what was kept; every change uses `findClient`.
 * @throws {AppError} `not_found`
 */
export async function findKeptClient(db: Queries, id: string): Promise<ProfileRow> {
  const client = await db
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', id)
    .where('user_type', '=', 'client')
    .executeTakeFirst();
  if (!client) throw notFound('client');
  return client;
}

/** @returns what staff noted about a client, or null */
export async function staffNotesOn(db: Queries, clientId: string): Promise<string | null> {
  const row = await db
    .selectFrom('profiles')
    .select('staff_notes')
    .where('id', '=', clientId)
    .executeTakeFirst();
  return row?.staff_notes ?? null;
}

/**
 * Stores a client whom staff enter. If a confirmed account with the address has no profile yet, the client is
 * linked to it; otherwise an account takes the client over when it confirms the address.
 * @throws {AppError} `conflict` if the address is taken, with the other client unless it is a colleague's
 */
export async function createClient(db: Queries, input: NewClient, actor: Actor): Promise<ProfileRow> {
  await requireFreeAddress(db, input.email);
  const { reminders_agreed: agreed, ...given } = input;
  const at = stamp(actor.now);
  const client = await db
    .insertInto('profiles')
    .values({
      ...given,
      id: randomUUIDv7(),
      user_id: await accountWithoutProfile(db, input.email),
      user_type: 'client',
      reminders_agreed_at: agreed ? at : null,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await indexClient(db, client.id);
  await auditClient(db, actor, client, { action: 'created', summary: 'Added a client' });
  return client;
}

/**
 * Changes a client's contacts, notes or consent. A new address links the client to an account as in `createClient`.
 * @throws {AppError} `not_found`, `changed_meanwhile`; `conflict` as `createClient`, and for the address of an account
 */
export async function changeClient(
  db: Queries,
  id: string,
  change: ClientChange,
  actor: Actor,
): Promise<ProfileRow> {
  const before = await findClient(db, id);
  const { version, reminders_agreed: agreed, ...given } = change;
  refuseOlder('client', before, version, change);
  const isMoved = given.email !== undefined && given.email !== before.email;
  if (isMoved) await requireChangeableAddress(db, before, given.email ?? null);
  const account = isMoved ? { user_id: await accountWithoutProfile(db, given.email ?? null) } : {};
  const consent =
    agreed === undefined || agreed === hasReminderConsent(before) ? {} : consentColumns(agreed, actor.now);
  const stored = { ...given, ...account, ...consent };
  const how = { now: actor.now, read: findClient, yours: change };
  const after = await changeRow(db, 'profiles', before, stored, how);
  if (agreed === false) await stopReminders(db, id, actor.now);
  await indexClient(db, id);
  const fields = [...Object.keys(given), ...(Object.keys(consent).length > 0 ? ['reminders'] : [])];
  await auditClient(db, actor, after, {
    action: 'edited',
    summary: ['Changed a client', fields.join(', ').replaceAll('_', ' ')].filter(Boolean).join(': '),
  });
  return after;
}

async function auditClient(
  db: Queries,
  actor: Actor,
  client: ProfileRow,
  { action, summary }: { action: string; summary: string },
): Promise<void> {
  const details = { version: client.version };
  await recordAuditEntry(db, actor, { action: `client.${action}`, subjectId: client.id, summary, details });
}

async function requireChangeableAddress(
  db: Queries,
  client: ProfileRow,
  email: string | null,
): Promise<void> {
  if (client.user_id) {
    throw new AppError(
      'conflict',
      'This client signs in with this email address and changes it in their own account.',
    );
  }
  await requireFreeAddress(db, email);
}

async function requireFreeAddress(db: Queries, email: string | null): Promise<void> {
  if (!email) return;
  await lockEmailAddress(db, email);
  const theirs = await db
    .selectFrom('profiles')
    .selectAll()
    .where('email', '=', email)
    .orderBy('created_at')
    .executeTakeFirst();
  if (!theirs) return;
  const sentence = `This email address already belongs to ${theirs.full_name ?? 'a client without a name'}.`;
  // A colleague is not a client: staff can neither open their page nor read what is stored about them.
  const details = theirs.user_type === 'client' ? { details: { theirs } } : {};
  throw new AppError('conflict', sentence, { fields: { email: sentence }, ...details });
}

async function accountWithoutProfile(db: Queries, email: string | null): Promise<string | null> {
  if (!email) return null;
  const account = await db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select('users.id')
    .where('users.email', '=', email)
    .where('users.email_proven_at', 'is not', null)
    .where('profiles.id', 'is', null)
    .executeTakeFirst();
  return account?.id ?? null;
}
