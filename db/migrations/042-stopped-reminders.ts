import type { Kysely } from 'kysely';
import { runSql } from '../migrate.ts';

/**
 * Whoever stops reminders keeps on record when they had agreed, and when they stopped: both have to be shown to whoever
 * asks for proof (UK GDPR, article 7(1)). Of stops before this nothing is known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runSql(db, statements);
}

const statements = `
alter table profiles add column
  reminders_stopped_at text;
`;
