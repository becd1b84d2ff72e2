import type { Queries } from '../../db/open.ts';
import { stamp } from '../../server/clock.ts';
import { kindsOf } from '../notifications/kinds.ts';
import { withdrawMessages } from '../notifications/outbox.server.ts';

/**
 * Reminders invite a booking, so the law treats them as marketing: only after a recorded yes, and nothing
 * after a no (Privacy and Electronic Communications Regulations 2003, reg. 22).
 */

/** Records that a person agreed to reminders; an earlier agreement keeps its date. */
export async function agreeToReminders(db: Queries, profileId: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('profiles')
    .set((eb) => ({
      reminders_agreed_at: stamp(now),
      version: eb('version', '+', 1),
      updated_at: stamp(now),
    }))
    .where('id', '=', profileId)
    .where('reminders_agreed_at', 'is', null)
    .execute();
}

/** Ends a person's reminders at once: also what already waits to be sent is taken back. */
export async function stopReminders(db: Queries, profileId: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('profiles')
    .set((eb) => ({ reminders_agreed_at: null, version: eb('version', '+', 1), updated_at: stamp(now) }))
    .where('id', '=', profileId)
    .where('reminders_agreed_at', 'is not', null)
    .execute();
  await withdrawMessages(db, { profile_id: profileId, kinds: kindsOf('reminder') }, now);
}

/** @returns when a person agreed to reminders; null when they did not, or there is no such person any more */
export async function agreedAt(db: Queries, profileId: string | null): Promise<string | null> {
  const row = await db
    .selectFrom('profiles')
    .select('reminders_agreed_at')
    .where('id', '=', profileId)
    .executeTakeFirst();
  return row?.reminders_agreed_at ?? null;
}
