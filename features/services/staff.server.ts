import { Hono } from 'hono';
import * as z from 'zod/mini';
import { checkQuery } from '../../server/check.ts';
import type { AppEnv } from '../../server/garage.ts';
import { requireStaff } from '../auth/guards.server.ts';
import { paging } from '../fields.ts';
import { listServices } from './data.server.ts';

/** All service records, for staff. */
export const staffServices = new Hono<AppEnv>()
  .use(requireStaff)
  .get('/', checkQuery(z.object(paging)), async (c) => c.json(await listServices(c.var.garage.db, c.req.valid('query'))));
