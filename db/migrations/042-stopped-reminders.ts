import type { Kysely } from 'kysely';
import { runSql } from '../migrate.ts';

/**
 * When a client stops reminders, the record keeps both when they agreed and when they stopped: the garage must show
 * both to anyone who asks for proof (UK GDPR, article 7(1)). Nothing is known of earlier stops.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runSql(db, statements);
}

const statements = `
alter table profiles add column
  reminders_stopped_at text;
`;
