import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { sql } from 'kysely';
import type { Queries } from '../db/open.ts';
import { callerNetwork } from './address.ts';
import { AppError } from './errors.ts';
import type { AppEnv } from './garage.ts';

/** At most `max` times in `seconds`. */
export type Limit = { name: string; max: number; seconds: number };

/** Until when (seconds) whom has been refused, so that whoever goes on asking costs no write each time. */
const refused = new WeakMap<Queries, Map<string, number>>();
/** Beyond it all are forgotten, and counted again. */
const mostRefused = 10_000;

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
  const seconds = Math.floor(now.epochMilliseconds / 1000);
  const key = `${limit.name}:${subject}`;
  const known = (refused.get(db)?.get(key) ?? 0) - seconds;
  // More than the whole window was said by a clock that has been put right since.
  if (known > 0 && known <= limit.seconds) return known;
  // A window that lies ahead was begun by a clock that has been put right since.
  const isOver = sql`(rate_limits.window_start <= ${seconds - limit.seconds} or rate_limits.window_start > ${seconds + limit.seconds})`;
  const row = await db
    .insertInto('rate_limits')
    .values({ key, window_start: seconds, count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else rate_limits.count + 1 end`,
        window_start: sql<number>`case when ${isOver} then ${seconds} else rate_limits.window_start end`,
      }),
    )
    .returning(['count', 'window_start'])
    .executeTakeFirstOrThrow();
  if (row.count <= limit.max) return 0;
  const until = row.window_start + limit.seconds;
  remember(db, key, until);
  return until - seconds;
}

function remember(db: Queries, key: string, until: number): void {
  let ofDatabase = refused.get(db);
  if (!ofDatabase || ofDatabase.size >= mostRefused) refused.set(db, (ofDatabase = new Map()));
  ofDatabase.set(key, until);
}

/**
 * Limits how often one address may call a route.
 * @throws {AppError} `too_many` with `Retry-After` in seconds
 */
export function limitByAddress(limit: Limit) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await refuseTooMany(c, limit, callerNetwork(c));
    await next();
  });
}

/**
 * Limits how often one account may call a route, from wherever. Mount it behind a guard.
 * @throws {AppError} `too_many` with `Retry-After` in seconds
 */
export function limitByAccount(limit: Limit) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await refuseTooMany(c, limit, c.var.user.userId);
    await next();
  });
}

async function refuseTooMany(c: Context<AppEnv>, limit: Limit, subject: string): Promise<void> {
  const { db, env, clock } = c.var.garage;
  const wait = env.rateLimits ? await countUse(db, limit, subject, clock()) : 0;
  if (wait === 0) return;
  throw new AppError('too_many', `That was too often. Please try again in ${inWords(wait)}.`, {
    headers: { 'retry-after': String(wait) },
  });
}

function inWords(seconds: number): string {
  return seconds <= 5400 ? `${Math.ceil(seconds / 60)} min` : `${Math.ceil(seconds / 3600)} hours`;
}
