import { randomUUIDv7 } from 'node:crypto';
import type { Queries } from '../../db/open.ts';
import { stamp } from '../../server/clock.ts';

export type Message = {
  /** Which template made it, such as `confirm-address`. */
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  ics?: string | undefined;
  headers?: Record<string, string>;
  profileId?: string | undefined;
  appointmentId?: string | undefined;
  reminderId?: string | undefined;
};

/**
 * Stores a message to be sent. Call it in the transaction of what caused the message, so that both are
 * stored or neither.
 * @returns the message's id
 */
export async function queueMessage(db: Queries, message: Message, now: Temporal.Instant): Promise<string> {
  const id = randomUUIDv7();
  await db
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
      next_attempt_at: stamp(now),
      created_at: stamp(now),
    })
    .execute();
  return id;
}
