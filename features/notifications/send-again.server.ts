import { randomUUIDv7 } from 'node:crypto';
import type { Queries } from '../../db/open.ts';
import type { MessageRow } from '../../db/tables.ts';
import { stamp } from '../../server/clock.ts';
import { AppError, notFound } from '../../server/errors.ts';
import { lockRow } from '../../server/transaction.ts';
import { agreedAt } from '../reminders/consent.server.ts';
import { writeReminder } from '../reminders/send.server.ts';
import { groupOf } from './kinds.ts';
import { columns, isHeld, type Logged, type LoggedMessage, stateOf, toLogged } from './log.server.ts';
import type { MessageContext } from './notices.server.ts';
import { isUnsent, withdrawMessages } from './outbox.server.ts';
import { currentReminder } from './current-wording.server.ts';
import { isStillTrue, currentAddress } from './relevance.server.ts';

/**
 * Sends a message again, to the client's present address. One that waits or was given up is tried now. One that has
 * left goes out as a new copy, of which only one waits, however often and by however many it is asked for. A reminder
 * says in how many days something is due, so one of another day, or one that has left, is rewritten.
 * @throws {AppError} `not_found`; `conflict` if it may not be sent again
 */
export async function sendAgain(garage: MessageContext, db: Queries, id: string): Promise<LoggedMessage> {
  const now = garage.clock();
  const row = await waitingFor(db, id);
  if (!row) throw notFound('message');
  await refuseSending(db, row, now);
  const to_email = await currentAddress(db, row);
  if (to_email === null)
    throw new AppError('conflict', 'This client no longer has an email address. Please enter one first.');
  const words = isRepeatedReminder(row) ? await currentReminder(garage, db, row) : row;
  if (words) {
    const message = { ...row, ...words, to_email };
    const [again, store] = row.sent_at === null ? [message, retried] : [copyOf(message, now), stored];
    if (await isStillTrue(db, again, now)) return toLogged(await store(db, again, now), now);
  }
  const anew = row.reminder_id && (await writtenAnew(garage, db, row.reminder_id));
  if (anew) return toLogged(anew, now);
  throw new AppError('conflict', 'What this message says is no longer true, so it cannot be sent again.');
}

/** @returns the message, or its copy if one is already waiting */
async function waitingFor(db: Queries, id: string): Promise<MessageRow | undefined> {
  // Waits for a colleague who is sending it again at the same moment.
  await lockRow(db, 'outbox', id);
  const row = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || row.sent_at === null) return row;
  const copies = db
    .selectFrom('outbox')
    .selectAll()
    .where('resent_of', '=', row.resent_of ?? row.id);
  return (await copies.where(isUnsent).executeTakeFirst()) ?? row;
}

/** @throws {AppError} `conflict` for a message that nobody may send again, or that must not leave yet */
async function refuseSending(db: Queries, row: MessageRow, now: Temporal.Instant): Promise<void> {
  if (groupOf(row.kind) === 'account') {
    throw new AppError(
      'conflict',
      'Links and codes expire. The client can ask for a new one on the sign-in page.',
    );
  }
  if (stateOf(row) === 'withdrawn')
    throw new AppError('conflict', 'This message was withdrawn because it was no longer true or wanted.');
  if (isHeld(row, now))
    throw new AppError(
      'conflict',
      'This message will be sent within a minute, unless the change it is about is undone.',
    );
  if (groupOf(row.kind) === 'reminder' && !(await agreedAt(db, row.profile_id)))
    throw new AppError('conflict', 'This client does not want reminders.');
}

/** A reminder that has left, or that staff have sent again. */
const isRepeatedReminder = ({ kind, sent_at, resent_of }: MessageRow) =>
  groupOf(kind) === 'reminder' && (sent_at !== null || resent_of !== null);

async function writtenAnew(
  garage: MessageContext,
  db: Queries,
  reminderId: string,
): Promise<Logged | undefined> {
  await withdrawMessages(db, { reminder_id: reminderId }, garage.clock());
  const id = await writeReminder(garage, db, reminderId);
  return db
    .selectFrom('outbox')
    .select(columns)
    .where('id', '=', id ?? '')
    .executeTakeFirst();
}

async function retried(db: Queries, message: MessageRow, now: Temporal.Instant): Promise<Logged> {
  const { id, to_email, subject, text, html } = message;
  return db
    .updateTable('outbox')
    .set({ failed_at: null, attempts: 0, next_attempt_at: stamp(now), to_email, subject, text, html })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

const stored = (db: Queries, copy: MessageRow): Promise<Logged> =>
  db.insertInto('outbox').values(copy).returning(columns).executeTakeFirstOrThrow();

/** A new message with the words of one that has left. If that one was withdrawn while it left, the copy is not. */
const copyOf = (row: MessageRow, now: Temporal.Instant): MessageRow => ({
  ...row,
  id: randomUUIDv7(),
  resent_of: row.resent_of ?? row.id,
  reminder_id: null,
  once_key: null,
  attempts: 0,
  next_attempt_at: stamp(now),
  claimed_by: null,
  claimed_until: null,
  sent_at: null,
  failed_at: null,
  withdrawn_at: null,
  last_error: null,
  created_at: stamp(now),
});
