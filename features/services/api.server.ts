import { Hono } from 'hono';
import * as z from 'zod/mini';
import { checkQuery } from '../../server/check.ts';
import { answerCsv } from '../../server/csv.ts';
import type { AppEnv } from '../../server/garage.ts';
import { requireProfile, requireUser } from '../auth/guards.server.ts';
import { id, paging } from '../fields.ts';
import { costsByYear, historyColumns, salePack, servicesOf } from './own.server.ts';

const which = {
  vehicle_id: z.optional(id('a vehicle')),
  year: z.optional(z.string().check(z.regex(/^(19|20|21)\d\d$/, 'Please choose a year.'))),
};

/** What was done to a client's own vehicles. */
export const services = new Hono<AppEnv>()
  .use(requireUser)
  .get('/', checkQuery(z.object({ ...paging, ...which })), async (c) =>
    c.json(await servicesOf(c.var.garage.db, requireProfile(c.var.user), c.req.valid('query'))),
  )
  .get('/costs', checkQuery(z.object(which)), async (c) =>
    c.json({ years: await costsByYear(c.var.garage.db, requireProfile(c.var.user), c.req.valid('query')) }),
  )
  .get('/csv', checkQuery(z.object(which)), (c) => {
    const ownerId = requireProfile(c.var.user);
    return answerCsv(c, 'service-history', historyColumns, (page) =>
      servicesOf(c.var.garage.db, ownerId, { ...c.req.valid('query'), ...page }),
    );
  })
  .get('/pack/:vehicleId', async (c) =>
    c.json(await salePack(c.var.garage.db, requireProfile(c.var.user), c.req.param('vehicleId'))),
  );
