import { type ControlledTransaction, sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import type { Db } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';

/** A transaction that others wait for until the test commits it: `commit().execute()`. A failed test rolls it back. */
export async function openTransaction(db: Db): Promise<ControlledTransaction<Tables>> {
  const trx = await db.startTransaction().execute();
  onTestFinished(async () => {
    if (!trx.isCommitted) await trx.rollback().execute();
  });
  return trx;
}

/** Waits until this many statements are waiting for locks in a garage's own PostgreSQL database. */
export async function untilWaiting(db: Db, count = 1): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows[0]?.count;
  };
  await expect.poll(waiting, { timeout: 20_000 }).toBe(count);
}
