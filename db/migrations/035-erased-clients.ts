import type { Kysely } from 'kysely';
import { runSql } from '../migrate.ts';
import { dropCounter, keepCounter } from './011-counters.ts';

/**
 * Marks erased clients, so that they are neither listed nor counted, while the records that tax law requires stay
 * theirs. The clients erased so far are those with no account, no email address and no name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runSql(db, statements);
  await dropCounter(db, 'clients');
  await keepCounter(db, {
    name: 'clients',
    table: 'profiles',
    holds: (row) => `(${row}.user_type = 'client' and ${row}.erased_at is null)`,
  });
}

const statements = `
alter table profiles add column
  erased_at text;
update profiles set erased_at = updated_at, full_name = 'Erased client'
  where user_type = 'client' and user_id is null and email is null and full_name is null;
`;
