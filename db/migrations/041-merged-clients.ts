import type { Kysely } from 'kysely';
import { runSql } from '../migrate.ts';

/**
 * Says which client an entry became that was merged into another. It refers to its own table, so it is no foreign key:
 * rows are copied one after the other (`db/copy.ts`). Nobody deletes a profile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runSql(db, statements);
}

const statements = `
alter table profiles add column
  merged_into text;
create index profiles_merged on profiles (merged_into) where merged_into is not null;
`;
