import { Hono } from 'hono';
import * as z from 'zod/mini';
import { checkQuery } from '../../server/check.ts';
import type { AppEnv } from '../../server/garage.ts';
import { requireProfile, requireUser } from '../auth/guards.server.ts';
import { paging } from '../fields.ts';
import { listServices } from './data.server.ts';

/** What was done to a client's own vehicles. */
export const services = new Hono<AppEnv>()
  .use(requireUser)
  .get('/', checkQuery(z.object(paging)), async (c) =>
    c.json(await listServices(c.var.garage.db, { ...c.req.valid('query'), ownerId: requireProfile(c.var.user) })),
  );
