import type { Kysely } from 'kysely';
import { runSql } from '../migrate.ts';

/**
 * An account may be let in without anyone having proved its address (AUTH_AUTOCONFIRM). Such accounts were
 * confirmed at the very moment of sign-up; anyone who used a link or a code took longer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runSql(db, statements);
}

const statements = `
alter table users add column
  email_proven_at text;
update users set email_proven_at = email_confirmed_at where email_confirmed_at <> created_at;
`;
