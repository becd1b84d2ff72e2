import type { Kysely } from 'kysely';
import { dropCounter, keepCounter } from './011-counters.ts';

/**
 * `Services Completed` counts service records, as the client's counter of that name does. A completed appointment may
 * have no record, and recorded work may never have been booked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await dropCounter(db, 'completed');
  await keepCounter(db, {
    name: 'services_completed',
    table: 'services',
    holds: (row) => `(${row}.status = 'completed')`,
  });
}
