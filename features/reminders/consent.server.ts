import type { ExpressionBuilder } from 'kysely';
import type { Queries } from '../../db/open.ts';
import type { Tables } from '../../db/tables.ts';
import { stamp } from '../../server/clock.ts';
import { nextVersion } from '../../server/transaction.ts';
import { kindsOf } from '../notifications/kinds.ts';
import { withdrawMessages } from '../notifications/outbox.server.ts';
import type { Consent } from './consent.ts';

/**
 * Reminders invite a booking, so the law treats them as marketing: only after a recorded yes, and nothing
 * after a no (Privacy and Electronic Communications Regulations 2003, reg. 22). Both stay on record.
 */

/** Whose profile gets reminders, as `agrees` says of a row. */
export const whoAgrees = (eb: ExpressionBuilder<Tables, 'profiles'>) =>
  eb.and([
    eb('profiles.reminders_agreed_at', 'is not', null),
    eb('profiles.reminders_stopped_at', 'is', null),
  ]);

/** @returns what a person's yes or no at this moment changes on record: the date of an agreement outlives its end */
export function consentGiven(agreed: boolean, now: Temporal.Instant): Partial<Consent> {
  return agreed
    ? { reminders_agreed_at: stamp(now), reminders_stopped_at: null }
    : { reminders_stopped_at: stamp(now) };
}

/** Records that a person agreed to reminders; an agreement that holds keeps its date. */
export async function agreeToReminders(db: Queries, profileId: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ ...consentGiven(true, now), ...nextVersion(now) })
    .where('id', '=', profileId)
    // Whoever was being erased meanwhile stays erased.
    .where('erased_at', 'is', null)
    .where(({ eb, not }) => not(whoAgrees(eb)))
    .execute();
}

/** Ends a person's reminders at once: also what already waits to be sent is taken back. */
export async function stopReminders(db: Queries, profileId: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ ...consentGiven(false, now), ...nextVersion(now) })
    .where('id', '=', profileId)
    .where(whoAgrees)
    .execute();
  await withdrawMessages(db, { profile_id: profileId, kinds: kindsOf('reminder') }, now);
}

/** @returns since when a person agrees to reminders; null when they do not, or there is no such person any more */
export async function agreedAt(db: Queries, profileId: string | null): Promise<string | null> {
  const row = await db
    .selectFrom('profiles')
    .select('reminders_agreed_at')
    .where('id', '=', profileId)
    .where(whoAgrees)
    .executeTakeFirst();
  return row?.reminders_agreed_at ?? null;
}
