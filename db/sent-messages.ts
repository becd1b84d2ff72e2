import { sql } from 'kysely';
import { withdrawMessages } from '../features/notifications/outbox.server.ts';
import { reminderKey } from '../features/reminders/send.server.ts';
import { stamp } from '../server/clock.ts';
import { transact } from '../server/transaction.ts';
import type { Db, Queries } from './open.ts';
import { rowsIn, rowsInFile } from './other-databases.ts';
import type { MessageRow } from './tables.ts';

const columns = [
  'id',
  'kind',
  'to_email',
  'subject',
  'text',
  'html',
  'headers',
  'ics',
  'profile_id',
  'appointment_id',
  'reminder_id',
  'once_key',
  'next_attempt_at',
  'created_at',
  'sent_at',
] as const;

/** A message that has been sent. */
export type SentMessage = Pick<MessageRow, (typeof columns)[number]>;

const departed = `select ${columns.join(', ')} from outbox where sent_at >= `;

/** @returns what a database has sent since a given time; nothing if the database is empty */
export async function sentMessagesIn(db: Queries, since: string): Promise<SentMessage[]> {
  return rowsIn(db, 'outbox', sql<SentMessage>`${sql.raw(departed)}${since}`);
}

/** @returns the same from database files, which are not changed; nothing from a file that cannot be read */
export function sentMessagesInFiles(files: string[], since: string): SentMessage[] {
  return files.flatMap((file) => rowsInFile<SentMessage>(file, `${departed}?`, since) ?? []);
}

/**
 * @returns when a backup's last message was sent: it cannot know of later ones. Messages sent while the clock was ahead
 *   do not count
 */
export async function lastSentAt(db: Queries, now: Temporal.Instant): Promise<string> {
  const row = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.max('sent_at').as('at'))
    .where('sent_at', '<=', stamp(now))
    .executeTakeFirst();
  return row?.at ?? '';
}

/**
 * Records in a restored database what was sent after its backup was made, so that nobody gets a message twice: neither
 * one that was waiting then, nor one that would be created again, such as a reminder that is still due.
 */
export async function recordSentMessages(
  db: Db,
  sentMessages: SentMessage[],
  now: Temporal.Instant,
): Promise<void> {
  const byId = new Map(sentMessages.map((row) => [row.id, row]));
  await transact(db, async (trx) => {
    for (const row of byId.values()) {
      await keepMessage(trx, row, now);
      await keepReminder(trx, row);
    }
  });
}

/** Skips messages about a person, appointment or reminder that the backup does not contain. */
async function keepMessage(db: Queries, row: SentMessage, now: Temporal.Instant): Promise<void> {
  const { id, once_key: onceKey, sent_at, text, html } = row;
  const known = await db
    .updateTable('outbox')
    .set({ sent_at, text, html, failed_at: null })
    .where('id', '=', id)
    .executeTakeFirst();
  if (known.numUpdatedRows > 0n || row.profile_id === null) return;
  for (const [table, about] of [
    ['profiles', row.profile_id],
    ['appointments', row.appointment_id],
    ['reminders', row.reminder_id],
  ] as const) {
    if (about === null) continue;
    const found = await db.selectFrom(table).select('id').where('id', '=', about).executeTakeFirst();
    if (!found) return;
  }
  // The equivalent message waiting here was withdrawn after the backup, and this one was sent in its place.
  if (onceKey !== null) await withdrawMessages(db, { once_key: onceKey }, now);
  await db
    .insertInto('outbox')
    .values(row)
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .execute();
}

async function keepReminder(db: Queries, { reminder_id: id, once_key, sent_at }: SentMessage): Promise<void> {
  const reminder = await db
    .selectFrom('reminders')
    .select(['id', 'due_date', 'days_before'])
    .where('id', '=', id)
    .where('is_sent', '=', 0)
    .executeTakeFirst();
  // The reminder may have changed since the backup; the version restored here has then not been sent.
  if (!reminder || reminderKey(reminder) !== once_key) return;
  await db.updateTable('reminders').set({ is_sent: 1, sent_at }).where('id', '=', id).execute();
}
