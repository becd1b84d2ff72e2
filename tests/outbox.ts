import type { Queries } from '../db/open.ts';

/** @returns the subjects of the messages to a client that were not withdrawn, in any order */
export async function subjectsTo(db: Queries, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('subject')
    .where('profile_id', '=', profileId)
    .where('withdrawn_at', 'is', null)
    .execute();
  return rows.map(({ subject }) => subject);
}
