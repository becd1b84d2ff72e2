import { setImmediate } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';

type Work = (db: Transaction<Tables>) => Promise<unknown>;
type Waiting = { work: Work; done: (value: unknown) => void; failed: (error: unknown) => void };
/** Reports the outcome of one piece of work, after the commit. */
type Outcome = () => void;

/** With more, the first would wait too long for the last. */
const maxAtOnce = 100;
const queues = new WeakMap<Db, { waiting: Waiting[]; isBusy: boolean }>();

/**
 * Does a piece of work in a transaction shared with all other work that waits at that moment, for an engine with
 * one writer. The disk confirms them all at once, which is where a write spends its time. Each piece has its own
 * savepoint, so that an error undoes only its own work; all are answered after the commit.
 * @throws what the work throws, or why nothing could be committed
 */
export function inSharedTransaction<T>(db: Db, work: (db: Transaction<Tables>) => Promise<T>): Promise<T> {
  const queue = queues.get(db) ?? { waiting: [], isBusy: false };
  queues.set(db, queue);
  return new Promise<T>((resolve, reject) => {
    queue.waiting.push({ work, done: (value) => resolve(value as T), failed: reject });
    if (!queue.isBusy) void commitAll(db, queue);
  });
}

async function commitAll(db: Db, queue: { waiting: Waiting[]; isBusy: boolean }): Promise<void> {
  queue.isBusy = true;
  while (queue.waiting.length > 0) {
    // One turn of the event loop lets requests that arrived together, and the reads before their writes, get this far.
    await setImmediate();
    const group = queue.waiting.splice(0, maxAtOnce);
    try {
      const outcomes = await db.transaction().execute((trx) => carryOut(trx, group));
      for (const tell of outcomes) tell();
    } catch (error) {
      for (const { failed } of group) failed(error);
    }
  }
  queue.isBusy = false;
}

async function carryOut(trx: Transaction<Tables>, group: Waiting[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { work, done, failed } of group) {
    await sql`savepoint one`.execute(trx);
    try {
      const value = await work(trx);
      outcomes.push(() => done(value));
    } catch (error) {
      await undo(trx, error);
      outcomes.push(() => failed(error));
    }
    await sql`release one`.execute(trx);
  }
  return outcomes;
}

/** On a full disk SQLite itself rolls back the whole transaction; then none of the group may continue. */
async function undo(trx: Transaction<Tables>, error: unknown): Promise<void> {
  try {
    await sql`rollback to one`.execute(trx);
  } catch {
    throw error;
  }
}
