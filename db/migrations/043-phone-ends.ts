import { type Kysely, sql } from 'kysely';
import { fillTerms } from './010-search.ts';

/** `900123` also finds 07700 900123: people say a local number without its area code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await fillTerms(db);
  // No search finds an erased client.
  await sql`delete from search_terms where kind = 'client' and subject_id in (select id from profiles where erased_at is not null)`.execute(
    db,
  );
}
