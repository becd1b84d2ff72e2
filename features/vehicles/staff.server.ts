import { Hono } from 'hono';
import { checkJson, checkQuery } from '../../server/check.ts';
import { thisYear } from '../../server/clock.ts';
import { answerCsv } from '../../server/csv.ts';
import type { AppEnv } from '../../server/garage.ts';
import { write } from '../../server/write.ts';
import { selectForStaff, toStaffAppointment } from '../appointments/staff-rows.server.ts';
import { requireStaff } from '../auth/guards.server.ts';
import { actorOf } from '../profiles/actor.server.ts';
import { selectServices, toStaffService } from '../services/staff-rows.server.ts';
import { vehicleChangeSchema } from './schema.ts';
import { archiveVehicle, changeVehicle, staffVehicle } from './staff-data.server.ts';
import { listVehicles, vehicleColumns } from './staff-list.server.ts';
import { archiveSchema, vehiclesQuery } from './staff-schema.ts';

/** All vehicles, for staff. */
export const staffVehicles = new Hono<AppEnv>()
  .use(requireStaff)
  .get('/', checkQuery(vehiclesQuery), async (c) =>
    c.json(await listVehicles(c.var.garage.db, c.req.valid('query'))),
  )
  .get('/csv', checkQuery(vehiclesQuery), async (c) => {
    const query = c.req.valid('query');
    return answerCsv(c, 'vehicles', vehicleColumns, (page) =>
      listVehicles(c.var.garage.db, { ...query, ...page }),
    );
  })
  .get('/:id', async (c) => {
    const { db } = c.var.garage;
    const vehicle = await staffVehicle(db, c.req.param('id'));
    const appointments = await selectForStaff(db)
      .where('appointments.vehicle_id', '=', vehicle.id)
      .orderBy('appointments.appointment_date', 'desc')
      .orderBy('appointments.appointment_time', 'desc')
      .limit(100)
      .execute();
    const services = await selectServices(db)
      .where('services.vehicle_id', '=', vehicle.id)
      .orderBy('services.service_date', 'desc')
      .orderBy('services.id', 'desc')
      .limit(100)
      .execute();
    return c.json({
      vehicle,
      appointments: appointments.map(toStaffAppointment),
      services: services.map(toStaffService),
    });
  })
  .patch(
    '/:id',
    checkJson((c) => vehicleChangeSchema(thisYear(c.var.garage.clock()))),
    async (c) => {
      const vehicle = await write(c, async ({ db, changed }) => {
        const after = await changeVehicle(db, c.req.param('id'), c.req.valid('json'), actorOf(c));
        changed({ topic: 'vehicles', profileId: after.owner_id });
        return after;
      });
      return c.json(vehicle);
    },
  )
  .post('/:id/archive', checkJson(archiveSchema), async (c) => {
    const vehicle = await write(c, async ({ db, changed }) => {
      const after = await archiveVehicle(db, c.req.param('id'), c.req.valid('json'), actorOf(c));
      changed({ topic: 'vehicles', profileId: after.owner_id });
      return after;
    });
    return c.json(vehicle);
  });
