import { Hono } from 'hono';
import type { Queries } from '../../db/open.ts';
import { checkJson } from '../../server/check.ts';
import { today } from '../../server/clock.ts';
import { AppError, type FieldErrors, wrongField } from '../../server/errors.ts';
import type { AppEnv } from '../../server/garage.ts';
import { takeAdvisoryLock } from '../../server/transaction.ts';
import { write } from '../../server/write.ts';
import { recordAuditEntry } from '../audit/data.server.ts';
import { requireAdmin, requireStaff, type SignedIn } from '../auth/guards.server.ts';
import { fitBlocks } from '../blocks/data.server.ts';
import { formatDate } from '../date-words.ts';
import { actorOf } from '../profiles/actor.server.ts';
import { readSettings, saveSettings } from './data.server.ts';
import {
  type ClosedDays,
  differences,
  mergeClosedDays,
  type Settings,
  type SettingsChange,
  settingsChangeSchema,
} from './schema.ts';

/** What the audit log and refusals call each setting. */
const names: Record<keyof Settings, string> = {
  bays: 'the number of bays',
  opening_hours: 'the opening hours',
  closed_days: 'the closed days',
  closed_days_on_request: 'requests for closed days',
  notice_hours: 'the notice in hours',
  second_step_for_staff: 'two-step verification for staff',
  reminder_days: 'the reminder days',
  durations: 'how long work usually takes',
};

/** How the garage works: staff read it, administrators change it. */
export const staffSettings = new Hono<AppEnv>()
  .use(requireStaff)
  .get('/', async (c) => c.json(await readSettings(c.var.garage.db)))
  .patch('/', requireAdmin, checkJson(settingsChangeSchema), async (c) => {
    const settings = await write(c, async ({ db, changed }) => {
      await takeAdvisoryLock(db, 'settings');
      const before = await readSettings(db);
      const { seen = {}, ...asked } = c.req.valid('json');
      if (asked.closed_days) asked.closed_days = mergedDays(asked.closed_days, seen.closed_days, before);
      const change = differences(before, asked);
      refuseOvertaken(before, { ...seen, closed_days: undefined }, change);
      const actor = actorOf(c);
      if (change.second_step_for_staff) requireOwnSecondStep(c.var.user);
      await saveSettings(db, change, actor.now);
      // Checked only now: saving has waited for anyone who was just taking one of the bays.
      if (change.bays !== undefined) {
        await fitBlocks(db, before.bays, change.bays, today(actor.now));
        await requireUnusedBays(db, change.bays, today(actor.now));
      }
      for (const [name, after] of Object.entries(change)) {
        const setting = name as keyof Settings;
        const details = { before: before[setting], after };
        const summary = `Changed ${names[setting]}${inWords(details)}`;
        await recordAuditEntry(db, actor, { action: 'settings.changed', subjectId: name, summary, details });
      }
      changed({ topic: 'settings' }, { topic: 'appointments' });
      return readSettings(db);
    });
    return c.json(settings);
  });

/** @returns ` from 24 to 48`; nothing for values that are too long for a line of the audit log */
function inWords({ before, after }: { before: unknown; after: unknown }): string {
  const [from, to] = [before, after].map((value) => {
    if (typeof value === 'boolean') return value ? 'on' : 'off';
    if (typeof value === 'number') return String(value);
    return Array.isArray(value) && value.every((each) => typeof each === 'number') ? value.join(', ') : '';
  });
  return from && to ? ` from ${from} to ${to}` : '';
}

/**
 * @returns the closed days to store, including what others have closed and opened since the caller saw them
 * @throws {AppError} `invalid_input` if a day is closed twice; `changed_meanwhile` if someone else has closed one of
 *   them for another reason, with the days as the caller saw them and the ones that clash
 */
function mergedDays(mine: ClosedDays, seen: ClosedDays | undefined, { closed_days: theirs }: Settings) {
  const twice = mine.find(({ date }, index) => mine.findIndex((day) => day.date === date) !== index);
  if (twice)
    throw wrongField(
      'closed_days',
      `${formatDate(twice.date)} is listed twice. Please remove one of the two.`,
    );
  if (!seen) return mine;
  const { days, clashes } = mergeClosedDays(mine, seen, theirs);
  const [first] = clashes;
  if (!first) return days;
  const sentence = `Somebody else has closed ${formatDate(first.date)} in the meantime (${first.reason}). Save again to keep your version.`;
  throw overtaken({ closed_days: sentence }, { closed_days: [...seen, ...clashes] });
}

/** @throws {AppError} `changed_meanwhile` if someone else has changed the same settings, with their values */
function refuseOvertaken(before: Settings, seen: SettingsChange, change: Partial<Settings>): void {
  const theirs = Object.keys(differences(before, seen)).filter(
    (name) => name in change,
  ) as (keyof Settings)[];
  if (theirs.length === 0) return;
  const fields = theirs.map((name) => {
    const value = before[name];
    const what = `${names[name]}${typeof value === 'number' ? ` to ${value}` : ''}`;
    return [name, `Somebody else has changed ${what} in the meantime. Save again to keep your version.`];
  });
  throw overtaken(
    Object.fromEntries(fields) as FieldErrors,
    Object.fromEntries(theirs.map((name) => [name, before[name]])),
  );
}

/** The refusal of a change to settings that someone else has changed in the meantime. */
const overtaken = (fields: FieldErrors, theirs: SettingsChange) =>
  new AppError('changed_meanwhile', 'Somebody else has changed the settings.', {
    fields,
    details: { theirs },
  });

/** @throws {AppError} `conflict` if an administrator, perhaps the last one, would lock themselves out */
function requireOwnSecondStep({ hasSecondStep }: SignedIn): void {
  if (hasSecondStep) return;
  const sentence =
    'Please turn on two-step verification under Account first, or you would lock yourself out.';
  throw new AppError('conflict', sentence, { fields: { second_step_for_staff: sentence } });
}

/** @throws {AppError} `conflict` if work is booked in a bay that would be removed, or it alone is blocked */
async function requireUnusedBays(db: Queries, bays: number, day: string): Promise<void> {
  const booked = await db
    .selectFrom('appointment_slots')
    .select(['date', 'bay', 'block_id'])
    .where('date', '>=', day)
    .where('bay', '>', bays)
    .orderBy('date', 'desc')
    .executeTakeFirst();
  if (!booked) return;
  const { bay, date, block_id: block } = booked;
  const sentence =
    block === null
      ? `Bay ${bay} is booked until ${formatDate(date)}. Please move those appointments first.`
      : `Bay ${bay} is blocked on ${formatDate(date)}. Please remove that blocked time first.`;
  throw new AppError('conflict', sentence, { fields: { bays: sentence } });
}
