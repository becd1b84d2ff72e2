import { type Kysely, sql } from 'kysely';
import { fillTerms } from './010-search.ts';

/** `michal` also finds `Michał`: letters that Unicode does not decompose are searched as people here type them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await fillTerms(db);
  // No search finds an erased client.
  await sql`delete from search_terms where kind = 'client' and subject_id in (select id from profiles where erased_at is not null)`.execute(
    db,
  );
}
