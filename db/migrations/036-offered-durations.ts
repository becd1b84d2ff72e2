import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** What could be booked (`durations` in `features/appointments/times.ts`) when this was written. */
const offered = [30, 60, 90, 120, 180, 240];

/** Staff could set usual durations that nobody can book: each becomes the next longer bookable one, or the longest. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'durations')
    .executeTakeFirst();
  if (!row) return;
  const durations = Object.entries(JSON.parse(row.value) as Record<string, number>).map(([type, minutes]) => [
    type,
    offered.find((each) => each >= minutes) ?? offered.at(-1),
  ]);
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify(Object.fromEntries(durations)) })
    .where('name', '=', 'durations')
    .execute();
}
