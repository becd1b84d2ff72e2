import type { Kysely } from 'kysely';
import { dropCounter, keepCounter } from './011-counters.ts';

/**
 * `Services Completed` counts service records, as the client's counter of that name does. An appointment that is
 * completed may have no record, and work may be recorded that nobody had booked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await dropCounter(db, 'completed');
  await keepCounter(db, {
    name: 'services_completed',
    table: 'services',
    holds: (row) => `(${row}.status = 'completed')`,
  });
}
