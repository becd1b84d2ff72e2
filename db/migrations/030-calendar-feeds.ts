import type { Kysely } from 'kysely';
import { runSql } from '../migrate.ts';

/** Addresses at which clients' own calendars subscribe to their appointments, and an index on a message's recipient. */
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
