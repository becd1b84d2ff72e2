import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import type { Db, Queries } from '../../db/open.ts';
import type { MessageRow, Tables } from '../../db/tables.ts';
import { stamp } from '../../server/clock.ts';
import type { Garage } from '../../server/garage.ts';
import { transact } from '../../server/transaction.ts';
import { groupOf } from './kinds.ts';
import { holdSeconds } from './notices.server.ts';
import { isUnsent } from './outbox.server.ts';
import { currentWording } from './current-wording.server.ts';
import { isStillTrue, mayBeTrueAgain, currentAddress } from './relevance.server.ts';
import { openMailer, type SendMail, refusalOf } from './smtp.server.ts';

/** Minutes before each further attempt. By the last one, the message has been tried for a day. */
const backOff = [1, 2, 5, 10, 30, 60, 120, 240, 480, 480];

/**
 * A server that scans a message before accepting it may need minutes (RFC 5321, 4.5.3.2.6): after giving up too early,
 * we would send an accepted message again. An attempt ends well before its claim does, so that no other process takes
 * the same message meanwhile.
 */
const usual = { reachSeconds: 25, sendSeconds: 300, stopSeconds: 25, claimSeconds: 360 };

export type Sent = { sent: number; later: number; failed: number };

/**
 * Sends the waiting messages one after the other, until nothing is due, the mail server cannot be reached or the
 * signal aborts. Any number of processes may do so at once: a message belongs to the process that claims it. If a
 * process dies, its claim runs out, so at most the one message that it was sending arrives twice.
 */
export async function sendWaiting(garage: Garage, signal: AbortSignal, patience = usual): Promise<Sent> {
  const count: Sent = { sent: 0, later: 0, failed: 0 };
  if (!garage.env.smtpUrl) return count;
  const post = openMailer(garage.env, patience, signal);
  const me = randomUUID();
  while (!signal.aborted) {
    const message = await claimNext(garage, me, patience.claimSeconds);
    if (!message) break;
    const outcome = await sendOne(garage, message, post);
    if (outcome === 'outage') {
      count.later += 1;
      break;
    }
    if (outcome !== 'withdrawn') count[outcome] += 1;
  }
  return count;
}

/** Claims the message that has waited longest, unless another process is faster; then the next one. */
async function claimNext(
  { db, clock }: Garage,
  me: string,
  seconds: number,
): Promise<MessageRow | undefined> {
  const now = clock();
  const due = await db
    .selectFrom('outbox')
    .select('id')
    .where(isUnsent)
    .where((eb) => eb.or([eb('next_attempt_at', '<=', stamp(now)), isPutOff(eb, 'next_attempt_at', now)]))
    .where((eb) => isUnclaimed(eb, now))
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(20)
    .execute();
  for (const { id } of due) {
    const claimed = await transact(db, (trx) => claim(trx, id, me, now, seconds));
    if (claimed) return claimed;
  }
  return undefined;
}

type Outbox = ExpressionBuilder<Tables, 'outbox'>;

/** Whether a time is further ahead than any pause can be: then it was stored while the clock was ahead. */
function isPutOff(eb: Outbox, column: 'next_attempt_at' | 'claimed_until', now: Temporal.Instant) {
  return eb(column, '>', stamp(now.add({ minutes: 2 * Math.max(...backOff) })));
}

function isUnclaimed(eb: Outbox, now: Temporal.Instant) {
  const until = 'claimed_until';
  return eb.or([eb(until, 'is', null), eb(until, '<=', stamp(now)), isPutOff(eb, until, now)]);
}

function claim(
  db: Queries,
  id: string,
  me: string,
  now: Temporal.Instant,
  seconds: number,
): Promise<MessageRow | undefined> {
  return db
    .updateTable('outbox')
    .set((eb) => ({
      claimed_by: me,
      claimed_until: stamp(now.add({ seconds })),
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', id)
    .where(isUnsent)
    .where((eb) => isUnclaimed(eb, now))
    .returningAll()
    .executeTakeFirst();
}

type Outcome = 'sent' | 'later' | 'failed' | 'withdrawn' | 'outage';

/** Messages that left while the database could not note it. They are noted later, so nobody gets them twice. */
const unnoted = new WeakMap<Db, Set<string>>();

async function sendOne(garage: Garage, claimed: MessageRow, post: SendMail): Promise<Outcome> {
  const left = unnoted.get(garage.db) ?? new Set();
  unnoted.set(garage.db, left);
  const outcome = left.has(claimed.id) ? 'sent' : await handOver(garage, claimed, post);
  if (outcome !== 'sent') return outcome;
  left.add(claimed.id);
  await markSent(garage, claimed);
  left.delete(claimed.id);
  return outcome;
}

async function handOver(garage: Garage, claimed: MessageRow, post: SendMail): Promise<Outcome> {
  const now = garage.clock();
  const message = await addressed(garage, claimed);
  if (!message) return withdraw(garage, claimed);
  if (!(await isStillTrue(garage.db, message, now))) {
    if (!(await mayBeTrueAgain(garage.db, message, now))) return withdraw(garage, claimed);
    const then = stamp(now.add({ seconds: holdSeconds }));
    await settle(garage, claimed, { next_attempt_at: then, attempts: claimed.attempts - 1 });
    return 'later';
  }
  const words = await reworded(garage, message);
  try {
    await post(words);
  } catch (error) {
    return handleRefusal(garage, message, error);
  }
  return 'sent';
}

async function withdraw(garage: Garage, message: MessageRow): Promise<Outcome> {
  await settle(garage, message, { withdrawn_at: stamp(garage.clock()), once_key: null });
  return 'withdrawn';
}

/** The message with its client's present address, which is stored for the log too; undefined if it was removed. */
async function addressed({ db }: Garage, message: MessageRow): Promise<MessageRow | undefined> {
  const to_email = await currentAddress(db, message);
  if (to_email === null) return undefined;
  if (to_email === message.to_email) return message;
  await transact(db, (trx) =>
    trx.updateTable('outbox').set({ to_email }).where('id', '=', message.id).execute(),
  );
  return { ...message, to_email };
}

/** The message reworded for its appointment as it is now; the new words are stored for the log too. */
async function reworded(garage: Garage, message: MessageRow): Promise<MessageRow> {
  const words = await currentWording(garage, garage.db, message);
  if (!words) return message;
  await transact(garage.db, (trx) =>
    trx.updateTable('outbox').set(words).where('id', '=', message.id).execute(),
  );
  return { ...message, ...words };
}

async function handleRefusal(garage: Garage, message: MessageRow, error: unknown): Promise<Outcome> {
  const now = garage.clock();
  const { reason, code, isFinal, isOutage } = refusalOf(error);
  const minutes = backOff[message.attempts - 1];
  const about = { message: message.id, kind: message.kind, attempt: message.attempts };
  // The server's words about a message may name a person, so they stay in the database. Its codes and its words about
  // itself name nobody, and an owner whose mail does not work yet cannot sign in to read more.
  if (isOutage) garage.log.warn({ ...about, why: reason }, 'the mail server cannot be used');
  else garage.log.warn({ ...about, code }, 'message refused');
  if (isFinal || minutes === undefined) {
    await settle(garage, message, { failed_at: stamp(now), last_error: reason, ...forgotten(message) });
    return 'failed';
  }
  await settle(garage, message, { next_attempt_at: stamp(now.add({ minutes })), last_error: reason });
  return isOutage ? 'outage' : 'later';
}

/** Once a message that signs someone in is done with, nobody may read it, not even in a backup. */
const forgotten = ({ kind }: MessageRow) => (groupOf(kind) === 'account' ? { text: '', html: '' } : {});

type Settled = Partial<
  Pick<
    MessageRow,
    | 'text'
    | 'html'
    | 'withdrawn_at'
    | 'once_key'
    | 'failed_at'
    | 'next_attempt_at'
    | 'attempts'
    | 'last_error'
  >
>;

async function settle({ db, live }: Garage, message: MessageRow, result: Settled): Promise<void> {
  await transact(db, (trx) =>
    trx
      .updateTable('outbox')
      .set({ ...result, claimed_by: null, claimed_until: null })
      .where('id', '=', message.id)
      .where('claimed_by', '=', message.claimed_by)
      // A message that was withdrawn meanwhile stays withdrawn: staff need not look after it as a failed one.
      .where('withdrawn_at', 'is', null)
      .execute(),
  );
  live.publish([{ topic: 'messages', ...(message.profile_id && { profileId: message.profile_id }) }]);
}

/** A reminder counts as sent exactly when its message has left: both are stored together. */
async function markSent({ db, live, clock }: Garage, message: MessageRow): Promise<void> {
  const at = stamp(clock());
  await transact(db, async (trx) => {
    const left = await trx
      .updateTable('outbox')
      .set({ sent_at: at, claimed_by: null, claimed_until: null, last_error: null, ...forgotten(message) })
      .where('id', '=', message.id)
      .returning('withdrawn_at')
      .executeTakeFirst();
    // A reminder that changed while its message was handed over is a new one, which has not been sent.
    if (!message.reminder_id || left?.withdrawn_at) return;
    await trx
      .updateTable('reminders')
      .set({ is_sent: 1, sent_at: at })
      .where('id', '=', message.reminder_id)
      .execute();
  });
  const whose = message.profile_id ? { profileId: message.profile_id } : {};
  live.publish([
    { topic: 'messages', ...whose },
    ...(message.reminder_id ? [{ topic: 'reminders' as const, ...whose }] : []),
  ]);
}
