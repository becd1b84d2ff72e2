import type { Queries } from '../../db/open.ts';

/** The counts that triggers keep, by name. */
export async function readCounters(db: Queries): Promise<Map<string, number>> {
  const rows = await db.selectFrom('counters').selectAll().execute();
  return new Map(rows.map(({ name, count }) => [name, count]));
}
