import { Hono } from 'hono';
import { checkJson, checkQuery } from '../../server/check.ts';
import { answerCsv } from '../../server/csv.ts';
import type { AppEnv } from '../../server/garage.ts';
import { write } from '../../server/write.ts';
import { versionQuery } from '../fields.ts';
import { requireStaff } from '../auth/guards.server.ts';
import { actorOf } from '../profiles/actor.server.ts';
import { changeService, createService, deleteService, draftService } from './staff-data.server.ts';
import { listStaffServices, serviceColumns } from './staff-list.server.ts';
import { staffService } from './staff-rows.server.ts';
import { draftQuery, newServiceSchema, serviceChangeSchema, servicesQuery } from './staff-schema.ts';

/** All service records, for staff. */
export const staffServices = new Hono<AppEnv>()
  .use(requireStaff)
  .get('/', checkQuery(servicesQuery), async (c) =>
    c.json(await listStaffServices(c.var.garage.db, c.req.valid('query'))),
  )
  .get('/csv', checkQuery(servicesQuery), async (c) => {
    const query = c.req.valid('query');
    return answerCsv(c, 'services', serviceColumns, (page) =>
      listStaffServices(c.var.garage.db, { ...query, ...page }),
    );
  })
  .get('/draft', checkQuery(draftQuery), async (c) => {
    const { db, clock } = c.var.garage;
    return c.json(await draftService(db, c.req.valid('query').appointment_id, clock()));
  })
  .get('/:id', async (c) => c.json(await staffService(c.var.garage.db, c.req.param('id'))))
  .post('/', checkJson(newServiceSchema), async (c) => {
    const service = await write(c, async ({ db, changed }) => {
      const after = await createService(db, c.req.valid('json'), actorOf(c));
      changed(
        { topic: 'services', profileId: after.client.id },
        { topic: 'vehicles', profileId: after.client.id },
        // Lists of appointments show which ones have a record.
        { topic: 'appointments', profileId: after.client.id },
      );
      return after;
    });
    return c.json(service, 201);
  })
  .delete('/:id', checkQuery(versionQuery), async (c) => {
    const id = c.req.param('id');
    const { version } = c.req.valid('query');
    await write(c, async ({ db, changed }) => {
      const { client } = await deleteService(db, id, version, actorOf(c));
      changed(
        { topic: 'services', profileId: client.id },
        { topic: 'vehicles', profileId: client.id },
        { topic: 'appointments', profileId: client.id },
      );
      return { id };
    });
    return c.json({ id });
  })
  .patch('/:id', checkJson(serviceChangeSchema), async (c) => {
    const service = await write(c, async ({ db, changed }) => {
      const after = await changeService(db, c.req.param('id'), c.req.valid('json'), actorOf(c));
      changed(
        { topic: 'services', profileId: after.client.id },
        { topic: 'vehicles', profileId: after.client.id },
      );
      return after;
    });
    return c.json(service);
  });
