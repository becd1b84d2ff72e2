import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { sql } from 'kysely';
import type { Db, Queries } from '../db/open.ts';
import { callerNetwork } from './address.ts';
import { AppError } from './errors.ts';
import { counted } from '../features/amount-words.ts';
import type { AppEnv, Garage } from './garage.ts';

/** Nightly clean-up deletes counts that are older. */
export const longestWindow = 86_400;

/** At most `max` times in `seconds`, which must not exceed `longestWindow`. */
export type Limit = { name: string; max: number; seconds: number };

/**
 * Counts one use in a window that begins with its first use. The count lives in the database, so that several server
 * processes share it.
 * @param subject whose count it is: an address, an account
 * @returns 0 when allowed, else the seconds to wait
 */
export async function countUse(
  db: Queries,
  limit: Limit,
  subject: string,
  now: Temporal.Instant,
): Promise<number> {
  const seconds = secondsOf(now);
  // A window that begins in the future was stored while the clock was wrong.
  const isOver = sql`(rate_limits.window_start <= ${seconds - limit.seconds} or rate_limits.window_start > ${seconds + limit.seconds})`;
  const row = await db
    .insertInto('rate_limits')
    .values({ key: keyOf(limit, subject), window_start: seconds, count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else rate_limits.count + 1 end`,
        window_start: sql<number>`case when ${isOver} then ${seconds} else rate_limits.window_start end`,
      }),
    )
    .returning(['count', 'window_start'])
    .executeTakeFirstOrThrow();
  return row.count <= limit.max ? 0 : row.window_start + limit.seconds - seconds;
}

/** Takes back one use that `countUse` has counted. */
export async function takeBackUse(db: Queries, limit: Limit, subject: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', keyOf(limit, subject))
    .where('count', '>', 0)
    .execute();
}

const secondsOf = (now: Temporal.Instant) => Math.floor(now.epochMilliseconds / 1000);
const keyOf = (limit: Limit, subject: string) => `${limit.name}:${subject}`;

/** Who has been refused, and until when (seconds): a caller that keeps asking is refused again without a write. */
const refused = new WeakMap<Db, Map<string, number>>();
/** Beyond this number, all are forgotten and counted again. */
const maxRefused = 10_000;

/**
 * Counts one use as `countUse` does, unless limits are off. Not for use in a transaction: a refusal is remembered, even
 * if the count is rolled back afterwards.
 * @returns 0 when allowed, else the seconds to wait
 */
export async function secondsToWait(
  { db, env, clock }: Pick<Garage, 'db' | 'env' | 'clock'>,
  limit: Limit,
  subject: string,
): Promise<number> {
  if (!env.rateLimits) return 0;
  const now = clock();
  const key = keyOf(limit, subject);
  const known = (refused.get(db)?.get(key) ?? 0) - secondsOf(now);
  // Longer than a whole window: it was remembered while the clock was wrong.
  if (known > 0 && known <= limit.seconds) return known;
  const wait = await countUse(db, limit, subject, now);
  if (wait > 0) remember(db, key, secondsOf(now) + wait);
  return wait;
}

function remember(db: Db, key: string, until: number): void {
  let ofDatabase = refused.get(db);
  if (!ofDatabase || ofDatabase.size >= maxRefused) refused.set(db, (ofDatabase = new Map()));
  ofDatabase.set(key, until);
}

/**
 * Limits how often one address may call a route.
 * @throws {AppError} `too_many` with `Retry-After` in seconds
 */
export function limitByAddress(limit: Limit) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await refuseTooMany(c, limit, callerNetwork(c), 'Too many requests have come from your network.');
    await next();
  });
}

/**
 * Limits how often one account may call a route, from any address. Mount it behind a guard.
 * @throws {AppError} `too_many` with `Retry-After` in seconds
 */
export function limitByAccount(limit: Limit) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await refuseTooMany(c, limit, c.var.user.userId, 'You have done that too often.');
    await next();
  });
}

async function refuseTooMany(c: Context<AppEnv>, limit: Limit, subject: string, why: string): Promise<void> {
  const wait = await secondsToWait(c.var.garage, limit, subject);
  if (wait === 0) return;
  throw new AppError('too_many', `${why} Please try again in ${inWords(wait)}.`, {
    headers: { 'retry-after': String(wait) },
  });
}

function inWords(seconds: number): string {
  return seconds <= 5400
    ? counted(Math.ceil(seconds / 60), 'minute')
    : counted(Math.ceil(seconds / 3600), 'hour');
}
