import type { Kysely } from 'kysely';
import { runSql } from '../migrate.ts';

/** Addresses under which clients' own calendars follow their appointments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runSql(db, calendarFeeds);
}

const calendarFeeds = `
create table calendar_feeds (
  id text primary key,
  profile_id text not null unique references profiles (id) on delete cascade,
  created_at text not null
);
`;
