import { type Context, Hono } from 'hono';
import { sql } from 'kysely';
import { isMigrated } from '../db/migrate.ts';
import type { Db } from '../db/open.ts';
import { isLoopback } from './address.ts';
import { stamp } from './clock.ts';
import { AppError, notFound } from './errors.ts';
import type { AppEnv } from './garage.ts';
import { constantTimeEqual } from './hmac.ts';
import { metricsText } from './metrics.ts';
import { takesWrites } from './transaction.ts';

/** Minutes after which a due job that has not finished counts as late. */
const lateAfter = 15;

/** Databases that were found up to date. They stay so, and asking again would mean reading the whole schema. */
const upToDate = new WeakSet<Db>();

/** Whether the process is alive, whether it can do its work, and how it is doing. */
export const health = new Hono<AppEnv>()
  .get('/healthz', (c) => c.json({ alive: true }))
  .get('/readyz', async (c) => {
    const { db, clock } = c.var.garage;
    await sql`select 1`.execute(db);
    if (!upToDate.has(db) && !(await isMigrated(db)))
      throw new AppError('unavailable', 'The database is not up to date yet.');
    upToDate.add(db);
    if (!takesWrites(db)) throw new AppError('unavailable', 'Nothing can be saved at the moment.');
    // Late jobs are reported but do not turn visitors away: the pages work without them.
    const since = stamp(clock().subtract({ minutes: lateAfter }));
    const late = await db.selectFrom('jobs').select('name').where('next_run_at', '<', since).execute();
    return c.json({ ready: true, late_jobs: late.map(({ name }) => name) });
  })
  .get('/metrics', async (c) => {
    if (!mayMeasure(c)) throw notFound('page');
    return c.text(await metricsText(c.var.garage), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    });
  });

/** This machine itself, or a caller with the token. */
function mayMeasure(c: Context<AppEnv>): boolean {
  if (isLoopback(c)) return true;
  const { metricsToken } = c.var.garage.env;
  return (
    metricsToken !== '' && constantTimeEqual(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`)
  );
}
