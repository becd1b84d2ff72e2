import type { Queries } from '../../db/open.ts';
import { notFound } from '../../server/errors.ts';
import { lockRow } from '../../server/transaction.ts';
import { staffTypes } from './schema.ts';

function selectColleagues(db: Queries) {
  return db
    .selectFrom('profiles')
    .leftJoin('users', 'users.id', 'profiles.user_id')
    .select(['profiles.id', 'profiles.full_name', 'profiles.email', 'profiles.user_type'])
    .where('profiles.user_type', 'in', staffTypes)
    .where('users.disabled_at', 'is', null);
}

/** Everyone to whom work can be assigned, by name. */
export function listColleagues(db: Queries) {
  return selectColleagues(db).orderBy('profiles.full_name').orderBy('profiles.id').execute();
}

/**
 * Call it before assigning work. A colleague's leaving then waits until the work is stored, and unassigns it as well.
 * @throws {AppError} `not_found` if the profile is not that of a member of staff who can sign in
 */
export async function requireColleague(db: Queries, profileId: string): Promise<void> {
  if (!(await lockColleague(db, profileId))) throw notFound('colleague');
}

/** Holds a colleague as `requireColleague` does. @returns whether work can be assigned to them */
export async function lockColleague(db: Queries, profileId: string): Promise<boolean> {
  // Separate from the query, which would still see the old state of the account if it had to wait for the lock itself.
  await lockRow(db, 'profiles', profileId, 'forShare');
  const row = await selectColleagues(db).where('profiles.id', '=', profileId).executeTakeFirst();
  return row !== undefined;
}
