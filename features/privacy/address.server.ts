import type { ExpressionBuilder } from 'kysely';
import type { Queries } from '../../db/open.ts';
import type { Tables } from '../../db/tables.ts';

/**
 * @returns the address whose messages and enquiries are the person's; null for an account that was let in without
 *   anyone having proved its address (AUTH_AUTOCONFIRM): what was written under it may be someone else's
 */
export async function provenAddress(db: Queries, profileId: string): Promise<string | null> {
  const row = await db
    .selectFrom('profiles')
    .leftJoin('users', 'users.id', 'profiles.user_id')
    .select('profiles.email')
    .where('profiles.id', '=', profileId)
    .where((eb) => eb.or([eb('profiles.user_id', 'is', null), eb('users.email_proven_at', 'is not', null)]))
    .executeTakeFirst();
  return row?.email ?? null;
}

/**
 * Which messages are a person's: those of the profile, and those sent to the address that belong to no profile.
 * @param email from `provenAddress`
 */
export function areTheirMessages(profileId: string, email: string | null) {
  return (eb: ExpressionBuilder<Tables, 'outbox'>) =>
    eb.or([
      eb('profile_id', '=', profileId),
      eb.and([eb('to_email', '=', email), eb('profile_id', 'is', null)]),
    ]);
}

/** Which enquiries are a person's, as `areTheirMessages`. */
export function areTheirEnquiries(profileId: string, email: string | null) {
  return (eb: ExpressionBuilder<Tables, 'contact_submissions'>) =>
    eb.or([eb('client_id', '=', profileId), eb.and([eb('email', '=', email), eb('client_id', 'is', null)])]);
}

/**
 * Call it before someone gives up an address that was proved to be theirs. What was written under it stays theirs, and
 * the address's next owner can neither read nor erase it.
 */
export async function keepCorrespondence(db: Queries, profileId: string, email: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ profile_id: profileId })
    .where('to_email', '=', email)
    .where('profile_id', 'is', null)
    .execute();
  await db
    .updateTable('contact_submissions')
    .set({ client_id: profileId })
    .where('email', '=', email)
    .where('client_id', 'is', null)
    .execute();
}

/**
 * Erases the message to the address that an account was to move to. It belongs to no profile, because the copy must not
 * mention it: that would reveal whether the address has an account. An owner of one keeps the message they were sent.
 */
export async function erasePendingEmailChange(db: Queries, userId: string): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('kind', '=', 'change-address')
    .where('profile_id', 'is', null)
    .where('to_email', '=', db.selectFrom('users').select('new_email').where('id', '=', userId))
    .where('to_email', 'not in', db.selectFrom('users').select('email'))
    .execute();
}
