import type { Kysely } from 'kysely';
import { runSql } from '../migrate.ts';

/** The second step of signing in: authenticator apps and recovery codes. Also, which address confirmed its change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runSql(db, secondStep);
}

const secondStep = `
create table factors (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  factor_type text not null check (factor_type in ('totp', 'recovery_code')),
  friendly_name text not null,
  sealed_secret text,
  status text not null check (status in ('unverified', 'verified')),
  last_step integer,
  last_challenged_at text,
  created_at text not null,
  updated_at text not null
);
create unique index factors_name on factors (user_id, friendly_name);
create table factor_challenges (
  id text primary key,
  factor_id text not null references factors (id) on delete cascade,
  ip text,
  verified_at text,
  expires_at text not null,
  created_at text not null
);
create index factor_challenges_factor on factor_challenges (factor_id);
create table recovery_codes (
  factor_id text not null references factors (id) on delete cascade,
  code_hash text not null,
  used_at text,
  primary key (factor_id, code_hash)
);
alter table users add column
  email_change_accepted text;
`;
