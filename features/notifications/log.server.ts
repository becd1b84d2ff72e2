import { sql } from 'kysely';
import type { Queries } from '../../db/open.ts';
import type { MessageRow } from '../../db/tables.ts';
import { stamp } from '../../server/clock.ts';
import { AppError, notFound } from '../../server/errors.ts';
import { ifGiven } from '../../server/filters.ts';
import { onePage, type Order, type PageOf, pageOf, type Paging } from '../../server/paging.ts';
import { groupOf, labelOf } from './kinds.ts';
import { lateMinutes } from './lateness.ts';
import { isGivenUp, isUnsent } from './outbox.server.ts';

export const messageStates = ['waiting', 'sent', 'failed', 'withdrawn'] as const;
export type MessageState = (typeof messageStates)[number];

/** The columns of a message that a list reads. */
export const columns = [
  'id',
  'kind',
  'to_email',
  'subject',
  'profile_id',
  'appointment_id',
  'attempts',
  'next_attempt_at',
  'sent_at',
  'failed_at',
  'withdrawn_at',
  'resent_of',
  'last_error',
  'created_at',
] as const;
/** A message without its text. */
export type Logged = Pick<MessageRow, (typeof columns)[number]>;

/** A message as staff see it in a list, always without its text. */
export type LoggedMessage = Logged & { label: string; state: MessageState; can_send_again: boolean };

/** @returns the state of a message */
export function stateOf(row: Pick<MessageRow, 'sent_at' | 'failed_at' | 'withdrawn_at'>): MessageState {
  if (row.sent_at !== null) return 'sent';
  if (row.failed_at !== null) return 'failed';
  return row.withdrawn_at === null ? 'waiting' : 'withdrawn';
}

/** Whether staff can still undo what a message reports, so that it has to wait (docs/decisions/004-messages.md). */
export function isHeld(row: Logged, now: Temporal.Instant): boolean {
  return stateOf(row) === 'waiting' && row.attempts === 0 && row.next_attempt_at > stamp(now);
}

/** @returns a message as staff see it */
export function toLogged<Row extends Logged>(row: Row, now: Temporal.Instant): Row & LoggedMessage {
  const state = stateOf(row);
  return {
    ...row,
    label: labelOf(row.kind),
    state,
    can_send_again: groupOf(row.kind) !== 'account' && state !== 'withdrawn' && !isHeld(row, now),
  };
}

type Filter = Paging & {
  profile_id?: string | undefined;
  state?: MessageState | undefined;
};

const newestFirst: Order<LoggedMessage> = {
  columns: [sql.ref('created_at'), sql.ref('id')],
  direction: 'desc',
  keyOf: (row) => [row.created_at, row.id],
};

/** The messages to people, newest first. */
export async function listMessages(
  db: Queries,
  query: Filter,
  now: Temporal.Instant,
): Promise<PageOf<LoggedMessage>> {
  const { profile_id, state } = query;
  const rows = await db
    .selectFrom('outbox')
    .select(columns)
    .$call(ifGiven(profile_id, (rows, given) => rows.where('profile_id', '=', given)))
    .$if(state !== undefined, (rows) => rows.where('sent_at', state === 'sent' ? 'is not' : 'is', null))
    .$if(state === 'failed', (rows) => rows.where('failed_at', 'is not', null))
    .$if(state === 'waiting', (rows) => rows.where(isUnsent))
    .$if(state === 'withdrawn', (rows) => rows.where('withdrawn_at', 'is not', null))
    .$call(onePage(newestFirst, query))
    .execute();
  return pageOf(
    rows.map((row) => toLogged(row, now)),
    query,
    newestFirst.keyOf,
  );
}

/**
 * @returns a message with its text
 * @throws {AppError} `not_found`; `not_allowed` for messages that sign people in
 */
export async function readMessage(
  db: Queries,
  id: string,
  now: Temporal.Instant,
): Promise<LoggedMessage & { text: string }> {
  const row = await db
    .selectFrom('outbox')
    .select([...columns, 'text'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('message');
  if (groupOf(row.kind) === 'account') {
    throw new AppError(
      'not_allowed',
      'Messages about signing in can only be read by the person they were sent to.',
    );
  }
  return toLogged(row, now);
}

/** The state of the outbox, and what staff should know about it. */
export async function outboxState(
  db: Queries,
  { hasMailServer, now }: { hasMailServer: boolean; now: Temporal.Instant },
) {
  const longAgo = stamp(now.subtract({ minutes: lateMinutes }));
  const unsent = db.selectFrom('outbox').where(isUnsent);
  const waiting = await unsent
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldest')])
    .executeTakeFirstOrThrow();
  // Refused, or queued behind a refused one: while the mail server is down, only the first in the queue is tried.
  const late = await unsent
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('created_at', '<=', longAgo)
    .where((eb) => eb.or([eb('last_error', 'is not', null), eb('next_attempt_at', '<=', longAgo)]))
    .executeTakeFirstOrThrow();
  const failed = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isGivenUp(now))
    .executeTakeFirstOrThrow();
  return {
    leaves: hasMailServer,
    notice: hasMailServer
      ? null
      : 'No mail server is set up (SMTP_URL), so messages wait here until there is one.',
    waiting: waiting.count,
    oldest_waiting: waiting.oldest ?? null,
    late: hasMailServer ? late.count : 0,
    failed: failed.count,
  };
}
