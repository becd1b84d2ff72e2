import { cachedQuery } from '../../db/cached-query.ts';
import type { Queries } from '../../db/open.ts';
import { stamp } from '../../server/clock.ts';
import { type Settings, settingsSchema } from './schema.ts';

type Stored = { name: string; value: string };

const settingRows = cachedQuery((db) => db.selectFrom('settings').select(['name', 'value']));

/** The settings, keyed by the rows from which they were read. */
const known = new WeakMap<readonly Stored[], Readonly<Settings>>();

/** @returns the garage's settings, with the default for everything that nobody has set; all callers share the object */
export async function readSettings(db: Queries): Promise<Readonly<Settings>> {
  const rows = await settingRows(db, {}, {});
  const before = known.get(rows);
  if (before) return before;
  const stored = Object.fromEntries(rows.map((row) => [row.name, JSON.parse(row.value)]));
  const settings = settingsSchema.parse(stored);
  known.set(rows, settings);
  return settings;
}

/**
 * The number of bays, for a caller that is about to take one: none can be removed until the transaction is over.
 * Without a row, there is the one bay that every garage has.
 */
export async function lockBays(db: Queries): Promise<number> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'bays')
    .forShare()
    .executeTakeFirst();
  return settingsSchema.shape.bays.parse(row && JSON.parse(row.value));
}

/** Stores the given settings and leaves the others as they are. */
export async function saveSettings(
  db: Queries,
  settings: Partial<Settings>,
  now: Temporal.Instant,
): Promise<void> {
  for (const [name, value] of Object.entries(settings)) {
    const row = { value: JSON.stringify(value), updated_at: stamp(now) };
    await db
      .insertInto('settings')
      .values({ name, ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute();
  }
}
