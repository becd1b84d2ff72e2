import type { Kysely } from 'kysely';
import { runSql } from '../migrate.ts';

/** What staff tell each other about a job, such as where its keys hang: the other notes are shown to the client. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runSql(db, statements);
}

const statements = `
alter table appointments add column
  workshop_notes text;
`;
