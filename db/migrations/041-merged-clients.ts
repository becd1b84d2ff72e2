import type { Kysely } from 'kysely';
import { runSql } from '../migrate.ts';

/**
 * Records the client that an entry was merged into. The column refers to its own table, so it is not a foreign key:
 * rows are copied one after the other (`db/copy.ts`). Profiles are never deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runSql(db, statements);
}

const statements = `
alter table profiles add column
  merged_into text;
create index profiles_merged on profiles (merged_into) where merged_into is not null;
`;
