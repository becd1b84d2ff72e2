import type { Kysely } from 'kysely';
import { runSql } from '../migrate.ts';

/**
 * Finds the profile of an account also where nearly all clients have none. Statistics of the column's unique
 * index count the empty ones as alike, and a planner that believes them reads every profile at each request.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runSql(db, 'create index profiles_account on profiles (user_id) where user_id is not null');
}
