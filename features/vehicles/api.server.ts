import { Hono } from 'hono';
import * as z from 'zod/mini';
import { checkJson, checkQuery } from '../../server/check.ts';
import { thisYear, today } from '../../server/clock.ts';
import type { AppEnv } from '../../server/garage.ts';
import { limitByAccount, limitByAddress } from '../../server/limits.ts';
import { write } from '../../server/write.ts';
import { requireProfile, requireUser } from '../auth/guards.server.ts';
import { paging } from '../fields.ts';
import { createVehicle, vehiclesOf } from './data.server.ts';
import { canLookUp, lookUpVehicle } from './lookup.server.ts';
import { changeVehicle, ownVehicle, removeVehicle, restoreVehicle } from './own.server.ts';
import { lookupSchema, removalSchema, vehicleChangeSchema, vehicleSchema } from './schema.ts';

const listQuery = z.object({
  ...paging,
  removed: z.optional(z.literal('true', 'Please ask for removed=true or leave it out.')),
});

/** A limit, because each change may add a mileage, and every change of a car reads all its mileages. */
const changes = { name: 'vehicle-change', max: 200, seconds: 86_400 };

/** A client's own vehicles. */
export const vehicles = new Hono<AppEnv>()
  .use(requireUser)
  .get('/', checkQuery(listQuery), async (c) => {
    const { removed, ...page } = c.req.valid('query');
    const { db, clock } = c.var.garage;
    const which = { removed: removed === 'true', day: today(clock()) };
    return c.json(await vehiclesOf(db, requireProfile(c.var.user), page, which));
  })
  .get('/options', (c) => c.json({ lookup: canLookUp(c.var.garage.env) }))
  // The registration is sent in the body: a plate is personal data and does not belong in URLs and logs.
  .post(
    '/lookup',
    limitByAddress({ name: 'vehicle-lookup', max: 30, seconds: 3600 }),
    limitByAccount({ name: 'vehicle-lookup-day', max: 100, seconds: 86_400 }),
    checkJson(lookupSchema),
    async (c) => {
      const { garage } = c.var;
      return c.json(await lookUpVehicle(garage, c.req.valid('json').registration, today(garage.clock())));
    },
  )
  .post(
    '/',
    limitByAccount({ name: 'vehicle', max: 100, seconds: 86_400 }),
    checkJson((c) => vehicleSchema(thisYear(c.var.garage.clock()))),
    async (c) => {
      const ownerId = requireProfile(c.var.user);
      const input = c.req.valid('json');
      const vehicle = await write(c, async ({ db, changed }) => {
        changed({ topic: 'vehicles', profileId: ownerId });
        return createVehicle(db, ownerId, input, c.var.garage.clock());
      });
      return c.json(vehicle, 201);
    },
  )
  .get('/:id', async (c) =>
    c.json(await ownVehicle(c.var.garage.db, requireProfile(c.var.user), c.req.param('id'))),
  )
  .patch(
    '/:id',
    limitByAccount(changes),
    checkJson((c) => vehicleChangeSchema(thisYear(c.var.garage.clock()))),
    async (c) => {
      const ownerId = requireProfile(c.var.user);
      const vehicle = await write(c, async ({ db, changed }) => {
        changed({ topic: 'vehicles', profileId: ownerId });
        return changeVehicle(db, ownerId, c.req.param('id'), c.req.valid('json'), c.var.garage.clock());
      });
      return c.json(vehicle);
    },
  )
  .post('/:id/remove', limitByAccount(changes), checkJson(removalSchema), async (c) => {
    const ownerId = requireProfile(c.var.user);
    const vehicle = await write(c, async ({ db, changed }) => {
      changed({ topic: 'vehicles', profileId: ownerId }, { topic: 'reminders', profileId: ownerId });
      return removeVehicle(db, ownerId, c.req.param('id'), c.req.valid('json'), c.var.garage.clock());
    });
    return c.json(vehicle);
  })
  .post('/:id/restore', limitByAccount(changes), async (c) => {
    const ownerId = requireProfile(c.var.user);
    const vehicle = await write(c, async ({ db, changed }) => {
      changed({ topic: 'vehicles', profileId: ownerId }, { topic: 'reminders', profileId: ownerId });
      return restoreVehicle(db, ownerId, c.req.param('id'), c.var.garage.clock());
    });
    return c.json(vehicle);
  });
