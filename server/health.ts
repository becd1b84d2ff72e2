import { Hono } from 'hono';
import { sql } from 'kysely';
import { isMigrated } from '../db/migrate.ts';
import { AppError } from './errors.ts';
import type { AppEnv } from './garage.ts';

/** Whether the process is alive, and whether it can do its work. */
export const health = new Hono<AppEnv>()
  .get('/healthz', (c) => c.json({ alive: true }))
  .get('/readyz', async (c) => {
    const { db } = c.var.garage;
    await sql`select 1`.execute(db);
    if (!(await isMigrated(db))) throw new AppError('unavailable', 'The database is not up to date yet.');
    return c.json({ ready: true });
  });
