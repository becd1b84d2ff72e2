import { Hono } from 'hono';
import * as z from 'zod/mini';
import { checkQuery } from '../../server/check.ts';
import type { AppEnv } from '../../server/garage.ts';
import { requireStaff } from '../auth/guards.server.ts';
import { paging } from '../fields.ts';
import { listProfiles } from './data.server.ts';
import { userTypes } from './schema.ts';

const listQuery = z.object({
  ...paging,
  user_type: z._default(z.enum(userTypes, 'Please choose a kind of person.'), 'client'),
});

/** Clients and colleagues, for staff. */
export const staffProfiles = new Hono<AppEnv>()
  .use(requireStaff)
  .get('/', checkQuery(listQuery), async (c) => {
    const { user_type: userType, ...page } = c.req.valid('query');
    return c.json(await listProfiles(c.var.garage.db, { ...page, userType }));
  });
