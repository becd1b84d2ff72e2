import type { Queries } from '../../db/open.ts';
import { notFound } from '../../server/errors.ts';
import { holdRow } from '../../server/transaction.ts';
import { staffTypes } from './schema.ts';

function selectColleagues(db: Queries) {
  return db
    .selectFrom('profiles')
    .leftJoin('users', 'users.id', 'profiles.user_id')
    .select(['profiles.id', 'profiles.full_name', 'profiles.email', 'profiles.user_type'])
    .where('profiles.user_type', 'in', staffTypes)
    .where('users.disabled_at', 'is', null);
}

/** Everybody to whom work can be given, by name. */
export function listColleagues(db: Queries) {
  return selectColleagues(db).orderBy('profiles.full_name').orderBy('profiles.id').execute();
}

/**
 * Call it before giving work to somebody: they leave only once it is stored, and it becomes nobody's with the rest.
 * @throws {AppError} `not_found` when the profile is not one of staff who can sign in
 */
export async function requireColleague(db: Queries, profileId: string): Promise<void> {
  if (!(await holdColleague(db, profileId))) throw notFound('colleague');
}

/** Keeps somebody as `requireColleague` does. @returns whether work can be given to them */
export async function holdColleague(db: Queries, profileId: string): Promise<boolean> {
  // Apart from the question: one that has waited would still be answered with how the account was before.
  await holdRow(db, 'profiles', profileId, 'forShare');
  const row = await selectColleagues(db).where('profiles.id', '=', profileId).executeTakeFirst();
  return row !== undefined;
}
