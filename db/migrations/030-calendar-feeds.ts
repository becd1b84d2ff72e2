import type { Kysely } from 'kysely';
import { runSql } from '../migrate.ts';

/** Addresses under which clients' own calendars follow their appointments; and a way to find a person's messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runSql(db, calendarFeeds);
}

const calendarFeeds = `
create table calendar_feeds (
  id text primary key,
  profile_id text not null unique references profiles (id) on delete cascade,
  created_at text not null
);
create index outbox_recipient on outbox (to_email);
`;
