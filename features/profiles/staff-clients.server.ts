import { Hono } from 'hono';
import { checkJson, checkQuery } from '../../server/check.ts';
import { thisYear } from '../../server/clock.ts';
import { answerCsv } from '../../server/csv.ts';
import type { AppEnv } from '../../server/garage.ts';
import { write } from '../../server/write.ts';
import { requireStaff } from '../auth/guards.server.ts';
import { createOwnReminder } from '../reminders/own.server.ts';
import { ownReminderSchema } from '../reminders/schema.ts';
import { vehicleSchema } from '../vehicles/schema.ts';
import { addVehicle } from '../vehicles/staff-data.server.ts';
import { actorOf } from './actor.server.ts';
import { clientPage } from './client-page.server.ts';
import { listColleagues } from './colleagues.server.ts';
import { changeClient, createClient, findClient } from './staff-data.server.ts';
import { clientColumns, listClients } from './staff-list.server.ts';
import { clientChangeSchema, clientsQuery, newClientSchema } from './staff-schema.ts';

/** The garage's clients, for staff. */
export const staffClients = new Hono<AppEnv>()
  .use(requireStaff)
  .get('/', checkQuery(clientsQuery), async (c) =>
    c.json(await listClients(c.var.garage.db, c.req.valid('query'))),
  )
  .get('/csv', checkQuery(clientsQuery), async (c) => {
    const query = c.req.valid('query');
    return answerCsv(c, 'clients', clientColumns, (page) =>
      listClients(c.var.garage.db, { ...query, ...page }),
    );
  })
  .post('/', checkJson(newClientSchema), async (c) => {
    const client = await write(c, async ({ db, changed }) => {
      const after = await createClient(db, c.req.valid('json'), actorOf(c));
      changed({ topic: 'clients', profileId: after.id });
      return after;
    });
    return c.json(client, 201);
  })
  .get('/:id', async (c) => c.json(await clientPage(c.var.garage.db, c.req.param('id'))))
  .patch('/:id', checkJson(clientChangeSchema), async (c) => {
    const client = await write(c, async ({ db, changed }) => {
      const change = c.req.valid('json');
      const after = await changeClient(db, c.req.param('id'), change, actorOf(c));
      changed({ topic: 'clients', profileId: after.id });
      if (change.reminders_agreed !== undefined) changed({ topic: 'reminders', profileId: after.id });
      return after;
    });
    return c.json(client);
  })
  .post(
    '/:id/vehicles',
    checkJson((c) => vehicleSchema(thisYear(c.var.garage.clock()))),
    async (c) => {
      const vehicle = await write(c, async ({ db, changed }) => {
        const owner = await findClient(db, c.req.param('id'));
        changed({ topic: 'vehicles', profileId: owner.id });
        return addVehicle(db, owner.id, c.req.valid('json'), actorOf(c));
      });
      return c.json(vehicle, 201);
    },
  )
  .post('/:id/reminders', checkJson(ownReminderSchema), async (c) => {
    const reminder = await write(c, async ({ db, changed }) => {
      const client = await findClient(db, c.req.param('id'));
      changed({ topic: 'reminders', profileId: client.id });
      return createOwnReminder(c.var.garage, db, client.id, c.req.valid('json'), actorOf(c));
    });
    return c.json(reminder, 201);
  });

/** Everyone to whom work can be assigned. */
export const colleagues = new Hono<AppEnv>()
  .use(requireStaff)
  .get('/', async (c) => c.json({ rows: await listColleagues(c.var.garage.db) }));
