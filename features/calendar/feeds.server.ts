import { randomUUIDv7 } from 'node:crypto';
import type { Queries } from '../../db/open.ts';
import { stamp } from '../../server/clock.ts';
import type { Garage } from '../../server/garage.ts';
import { readSignedToken, signedToken } from '../../server/signed-tokens.ts';
import { requireUnerasedClient } from '../profiles/data.server.ts';

type Keys = Pick<Garage, 'env'>;

/** The address to which a phone's calendar subscribes without signing in. Deleting the feed's row revokes it. */
export function feedUrl({ env }: Keys, feedId: string): string {
  return `${env.publicUrl}/api/calendar/feed/${signedToken({ env }, 'calendar', feedId)}.ics`;
}

/** @returns the feed's id, or undefined if we did not issue this file name */
export function readFeedToken(garage: Keys, name: string): string | undefined {
  return name.endsWith('.ics') ? readSignedToken(garage, 'calendar', name.slice(0, -4)) : undefined;
}

/** @returns the id of a client's feed, or undefined if there is none */
export async function findFeed(db: Queries, profileId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('id')
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return row?.id;
}

/** Makes a feed; an earlier one stops working. @returns its id. @throws {AppError} `not_found` for an erased client */
export async function createFeed(db: Queries, profileId: string, now: Temporal.Instant): Promise<string> {
  await requireUnerasedClient(db, profileId);
  await revokeFeed(db, profileId);
  const id = randomUUIDv7();
  await db
    .insertInto('calendar_feeds')
    .values({ id, profile_id: profileId, created_at: stamp(now) })
    .execute();
  return id;
}

/** Revokes the address to which a client's calendar subscribes. */
export async function revokeFeed(db: Queries, profileId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('profile_id', '=', profileId).execute();
}

/** @returns the profile id of the feed's owner, or undefined if the feed was revoked or the account is disabled */
export async function feedOwner(db: Queries, feedId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .innerJoin('profiles', 'profiles.id', 'calendar_feeds.profile_id')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select('calendar_feeds.profile_id')
    .where('calendar_feeds.id', '=', feedId)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  return row?.profile_id;
}
