import type { Queries } from '../../db/open.ts';

/**
 * @returns the address under which a person's messages and enquiries are theirs; null for an account that was let
 *   in without anybody having proved the address (AUTH_AUTOCONFIRM): what was written under it may be somebody else's
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
