import { randomUUIDv7 } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import type { Queries } from '../../db/open.ts';
import type { Tables } from '../../db/tables.ts';
import { stamp, startOfDay, today } from '../../server/clock.ts';
import { ifGiven } from '../../server/filters.ts';
import type { MessageKind } from './kinds.ts';
import { givenUpDays } from './lateness.ts';

export type Message = {
  kind: MessageKind;
  to: string;
  subject: string;
  text: string;
  html: string;
  ics?: string | undefined;
  headers?: Record<string, string> | undefined;
  profileId?: string | undefined;
  appointmentId?: string | undefined;
  reminderId?: string | undefined;
  enquiryId?: string | undefined;
  /** Hold it until then, because staff can still undo what it reports. */
  notBefore?: Temporal.Instant | undefined;
  /** A second message with the same key is not stored. */
  onceKey?: string | undefined;
};

/** Headers that tell mail programs not to reply automatically (RFC 3834). */
export const automatic = { 'Auto-Submitted': 'auto-generated' };

/**
 * Stores a message to be sent. Call it in the transaction of the write that caused the message, so that both are
 * stored or neither.
 * @returns the message's id, or undefined when one with its `onceKey` was stored before
 */
export async function queueMessage(
  db: Queries,
  message: Message,
  now: Temporal.Instant,
): Promise<string | undefined> {
  const id = randomUUIDv7();
  const result = await db
    .insertInto('outbox')
    .values({
      id,
      kind: message.kind,
      to_email: message.to,
      subject: message.subject,
      text: message.text,
      html: message.html,
      ics: message.ics ?? null,
      headers: JSON.stringify(message.headers ?? {}),
      profile_id: message.profileId ?? null,
      appointment_id: message.appointmentId ?? null,
      reminder_id: message.reminderId ?? null,
      enquiry_id: message.enquiryId ?? null,
      next_attempt_at: stamp(message.notBefore ?? now),
      once_key: message.onceKey ?? null,
      created_at: stamp(now),
    })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows) === 1 ? id : undefined;
}

/** Whether a message has not left yet, worded like the condition of the index that finds it. */
export const isUnsent = (eb: ExpressionBuilder<Tables, 'outbox'>) =>
  eb.and([eb('sent_at', 'is', null), eb('failed_at', 'is', null), eb('withdrawn_at', 'is', null)]);

/** Whether a message was given up and staff may still want to act on it. */
export const isGivenUp = (now: Temporal.Instant) => (eb: ExpressionBuilder<Tables, 'outbox'>) =>
  eb.and([
    eb('failed_at', 'is not', null),
    eb('created_at', '>', stamp(now.subtract({ hours: 24 * givenUpDays }))),
  ]);

/** Which messages to withdraw. */
type Withdrawal =
  | { profile_id: string; kinds: MessageKind[] }
  | { appointment_id: string; kinds: MessageKind[] }
  | { reminder_id: string }
  | { once_key: string };

/** Withdraws messages that have not left yet, or failed to. Their keys are free again, because nothing was sent. */
export async function withdrawMessages(db: Queries, which: Withdrawal, now: Temporal.Instant): Promise<void> {
  const { kinds, ...about } = { kinds: undefined, ...which };
  await db
    .updateTable('outbox')
    .set({ withdrawn_at: stamp(now), failed_at: null, once_key: null })
    .where('sent_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where((eb) => eb.and(about))
    .$call(ifGiven(kinds, (query, given) => query.where('kind', 'in', given)))
    .execute();
}

/**
 * Withdraws a reminder's message that an outage has kept back since an earlier day: it would be wrong now, and would
 * block today's. A message that was given up stays as it is.
 */
export async function withdrawOutdated(
  db: Queries,
  reminderId: string,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ withdrawn_at: stamp(now), once_key: null })
    .where('reminder_id', '=', reminderId)
    .where(isUnsent)
    .where('created_at', '<', stamp(startOfDay(today(now))))
    .execute();
}
