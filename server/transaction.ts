import type { Transaction } from 'kysely';
import { isContention } from '../db/faults.ts';
import type { Db } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';

const attempts = 6;

/**
 * One transaction for work that nobody asked for by a request, tried again when two writers were in each
 * other's way. Requests use `write`.
 */
export async function transact<T>(db: Db, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!isContention(error) || attempt === attempts) throw error;
    }
  }
}
