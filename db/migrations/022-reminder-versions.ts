import type { Kysely } from 'kysely';
import { runSql } from '../migrate.ts';

/** Two people may change the same reminder, and its message says who asked for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runSql(db, statements);
}

const statements = `
alter table reminders add column
  version integer not null default 1;
alter table reminders add column
  is_from_staff integer not null default 0;
`;
