import type { Queries } from '../db/open.ts';

/** @returns the subjects of what was written to a client and not taken back, in any order */
export async function subjectsTo(db: Queries, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('subject')
    .where('profile_id', '=', profileId)
    .where('withdrawn_at', 'is', null)
    .execute();
  return rows.map(({ subject }) => subject);
}
