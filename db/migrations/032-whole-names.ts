import type { Kysely } from 'kysely';
import { fillTerms } from './010-search.ts';

/** Names and models are also found as a whole: `amelia smith` among many Amelias and many Smiths. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await fillTerms(db);
}
