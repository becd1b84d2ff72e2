import { randomUUIDv7 } from 'node:crypto';
import type { Queries } from '../../db/open.ts';
import type { ProfileRow } from '../../db/tables.ts';
import { stamp } from '../../server/clock.ts';
import { notFound } from '../../server/errors.ts';
import { takeAdvisoryLock } from '../../server/transaction.ts';
import { indexClient } from '../search/terms.server.ts';

/** @returns the profile of an account, or undefined before the first visit to the dashboard */
export function findProfile(db: Queries, userId: string): Promise<ProfileRow | undefined> {
  return db.selectFrom('profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Whether a client can sign in. */
export async function hasAccount(db: Queries, profileId: string): Promise<boolean> {
  const { user_id: account } = await db
    .selectFrom('profiles')
    .select('user_id')
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow();
  return account !== null;
}

/**
 * Creates the profile of an account (specification, section 4): a client with the account's email and the full name
 * from sign-up or null. A second call returns the profile of the first.
 */
export async function createProfile(
  db: Queries,
  person: { userId: string; email: string; fullName: string | null },
  now: Temporal.Instant,
): Promise<ProfileRow> {
  const row = {
    id: randomUUIDv7(),
    user_id: person.userId,
    email: person.email,
    full_name: person.fullName,
    phone: null,
    user_type: 'client' as const,
    created_at: stamp(now),
    updated_at: stamp(now),
  };
  await db
    .insertInto('profiles')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const profile = await db
    .selectFrom('profiles')
    .selectAll()
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow();
  await indexClient(db, profile.id);
  return profile;
}

/**
 * Call it before deciding which client an address belongs to, so that a colleague who enters it and an account that
 * confirms it at the same moment see each other's change.
 */
export async function lockEmailAddress(db: Queries, email: string): Promise<void> {
  await takeAdvisoryLock(db, `the client at ${email}`);
}

/** @returns the id of the client into whom this entry was merged; the given id if it was not merged */
export async function resolveMergedClient(db: Queries, profileId: string): Promise<string> {
  const row = await db
    .selectFrom('profiles')
    .select('merged_into')
    .where('id', '=', profileId)
    .executeTakeFirst();
  return row?.merged_into ?? profileId;
}

/**
 * Call it before storing anything for a client who may be erased at this moment: erasing then waits until the
 * transaction is over. Call it before locking their appointments: erasing locks the client first, and could deadlock.
 * @throws {AppError} `not_found` for an erased client
 */
export async function requireUnerasedClient(db: Queries, profileId: string): Promise<void> {
  const kept = await db
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', profileId)
    .where('erased_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  if (!kept) throw notFound('client');
}
