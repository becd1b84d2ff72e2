import { Hono } from 'hono';
import * as z from 'zod/mini';
import { today } from '../../server/clock.ts';
import { AppError, notFound } from '../../server/errors.ts';
import type { AppEnv } from '../../server/garage.ts';
import { checkJson, checkQuery } from '../../server/check.ts';
import { write } from '../../server/write.ts';
import { requireProfile, requireUser } from '../auth/guards.server.ts';
import { paging } from '../fields.ts';
import { readSettings } from '../settings/data.server.ts';
import { ownsVehicle } from '../vehicles/data.server.ts';
import { appointmentsOf, createAppointment } from './data.server.ts';
import { bookingSchema, slotSchema } from './schema.ts';
import { freeBay } from './slots.server.ts';

/** A client's own appointments. */
export const appointments = new Hono<AppEnv>()
  .use(requireUser)
  .get('/', checkQuery(z.object(paging)), async (c) =>
    c.json(await appointmentsOf(c.var.garage.db, requireProfile(c.var.user), c.req.valid('query'))),
  )
  // The specification's check_appointment_conflict: true means free.
  .post('/check', checkJson(slotSchema), async (c) => {
    const { db } = c.var.garage;
    const { bays } = await readSettings(db);
    return c.json((await freeBay(db, c.req.valid('json'), bays)) !== undefined);
  })
  .post('/', checkJson(bookingSchema), async (c) => {
    const clientId = requireProfile(c.var.user);
    const booking = c.req.valid('json');
    const now = c.var.garage.clock();
    if (booking.appointment_date < today(now)) {
      const sentence = 'Please choose today or a later day.';
      throw new AppError('invalid_input', sentence, { fields: { appointment_date: sentence } });
    }
    const appointment = await write(c, async ({ db, changed }) => {
      if (booking.vehicle_id && !(await ownsVehicle(db, clientId, booking.vehicle_id))) throw notFound('vehicle');
      changed({ topic: 'appointments', profileId: clientId });
      return createAppointment(db, clientId, booking, now);
    });
    return c.json(appointment, 201);
  });
