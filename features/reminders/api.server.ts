import { Hono } from 'hono';
import * as z from 'zod/mini';
import { checkQuery } from '../../server/check.ts';
import type { AppEnv } from '../../server/garage.ts';
import { requireProfile, requireUser } from '../auth/guards.server.ts';
import { paging } from '../fields.ts';
import { remindersOf } from './data.server.ts';

/** What is due on a client's own vehicles. */
export const reminders = new Hono<AppEnv>()
  .use(requireUser)
  .get('/', checkQuery(z.object(paging)), async (c) =>
    c.json(await remindersOf(c.var.garage.db, requireProfile(c.var.user), c.req.valid('query'))),
  );
