import type { Kysely } from 'kysely';
import { runSql } from '../migrate.ts';

/**
 * Finds an account's profile quickly even where nearly all clients have no account. The statistics of the column's
 * unique index treat the nulls as equal, and a planner that believes them reads every profile on each request.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runSql(db, 'create index profiles_account on profiles (user_id) where user_id is not null');
}
