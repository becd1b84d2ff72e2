import type { ExpressionBuilder } from 'kysely';
import type { Queries } from '../../db/open.ts';
import type { Tables } from '../../db/tables.ts';
import { stamp } from '../../server/clock.ts';
import { nextVersion } from '../../server/transaction.ts';
import { kindsOf } from '../notifications/kinds.ts';
import { withdrawMessages } from '../notifications/outbox.server.ts';
import type { Consent } from './consent.ts';

/**
 * Reminders invite a booking, so the law treats them as marketing: they leave only after a recorded yes, and never
 * after a no (Privacy and Electronic Communications Regulations 2003, reg. 22). Both stay on record.
 */

/** The profiles that get reminders; for a single row: `hasReminderConsent`. */
export const withReminderConsent = (eb: ExpressionBuilder<Tables, 'profiles'>) =>
  eb.and([
    eb('profiles.reminders_agreed_at', 'is not', null),
    eb('profiles.reminders_stopped_at', 'is', null),
  ]);

/** @returns what a person's yes or no changes on record; the date of a consent is kept after its withdrawal */
export function consentColumns(agreed: boolean, now: Temporal.Instant): Partial<Consent> {
  return agreed
    ? { reminders_agreed_at: stamp(now), reminders_stopped_at: null }
    : { reminders_stopped_at: stamp(now) };
}

/** Records that a person agreed to reminders; a consent that is still valid keeps its date. */
export async function agreeToReminders(db: Queries, profileId: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ ...consentColumns(true, now), ...nextVersion(now) })
    .where('id', '=', profileId)
    // A client who was erased meanwhile stays erased.
    .where('erased_at', 'is', null)
    .where(({ eb, not }) => not(withReminderConsent(eb)))
    .execute();
}

/** Stops a person's reminders at once, and withdraws those that already wait to be sent. */
export async function stopReminders(db: Queries, profileId: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ ...consentColumns(false, now), ...nextVersion(now) })
    .where('id', '=', profileId)
    .where(withReminderConsent)
    .execute();
  await withdrawMessages(db, { profile_id: profileId, kinds: kindsOf('reminder') }, now);
}

/** @returns since when a person has agreed to reminders; null if they have not, or no longer exist */
export async function agreedAt(db: Queries, profileId: string | null): Promise<string | null> {
  const row = await db
    .selectFrom('profiles')
    .select('reminders_agreed_at')
    .where('id', '=', profileId)
    .where(withReminderConsent)
    .executeTakeFirst();
  return row?.reminders_agreed_at ?? null;
}
