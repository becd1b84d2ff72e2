import { Hono } from 'hono';
import * as z from 'zod/mini';
import { today } from '../../server/clock.ts';
import type { AppEnv } from '../../server/garage.ts';
import { checkQuery, checkJson } from '../../server/check.ts';
import { write } from '../../server/write.ts';
import { requireProfile, requireUser } from '../auth/guards.server.ts';
import { paging } from '../fields.ts';
import { createVehicle, vehiclesOf } from './data.server.ts';
import { vehicleSchema } from './schema.ts';

/** A client's own vehicles. */
export const vehicles = new Hono<AppEnv>()
  .use(requireUser)
  .get('/', checkQuery(z.object(paging)), async (c) =>
    c.json(await vehiclesOf(c.var.garage.db, requireProfile(c.var.user), c.req.valid('query'))),
  )
  .post('/', checkJson((c) => vehicleSchema(Number(today(c.var.garage.clock()).slice(0, 4)))), async (c) => {
    const ownerId = requireProfile(c.var.user);
    const input = c.req.valid('json');
    const vehicle = await write(c, async ({ db, changed }) => {
      changed({ topic: 'vehicles', profileId: ownerId });
      return createVehicle(db, ownerId, input, c.var.garage.clock());
    });
    return c.json(vehicle, 201);
  });
