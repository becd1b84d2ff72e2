import { type Kysely, sql } from 'kysely';
import { fillTerms } from './010-search.ts';

/** `Michał` is also found by `michal`: letters that are one to Unicode are searched as people here type them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await fillTerms(db);
  // Nothing finds who was erased.
  await sql`delete from search_terms where kind = 'client' and subject_id in (select id from profiles where erased_at is not null)`.execute(
    db,
  );
}
