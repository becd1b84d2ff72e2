import type { Kysely } from 'kysely';
import { runSql } from '../migrate.ts';

/**
 * Indexes for counting each colleague's open work in the list of people. A client's own booking or enquiry is
 * nobody's work yet, and takes no space in them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runSql(db, indexes);
}

const indexes = `
create index appointments_work on appointments (assigned_to, status) where assigned_to is not null;
create index contact_submissions_work on contact_submissions (assigned_to, status) where assigned_to is not null;
`;
