import type { Kysely } from 'kysely';
import { runSql } from '../migrate.ts';

/** Work, with its price, that a client is asked to approve before it is done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runSql(db, statements);
}

const statements = `
create table quotes (
  id text primary key,
  appointment_id text not null references appointments (id) on delete cascade,
  work text not null,
  price integer not null,
  status text not null default 'asked' check (status in ('asked', 'agreed', 'declined', 'withdrawn')),
  asked_at text not null,
  asked_by text references profiles (id),
  answered_at text,
  answered_by text references profiles (id)
);
create index quotes_appointment on quotes (appointment_id, asked_at);
`;
