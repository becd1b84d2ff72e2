import { type Context, Hono } from 'hono';
import { checkJson, parse } from '../../server/check.ts';
import { today } from '../../server/clock.ts';
import type { AppEnv } from '../../server/garage.ts';
import { write } from '../../server/write.ts';
import { requireAdmin } from '../auth/guards.server.ts';
import { actorOf } from '../profiles/actor.server.ts';
import { findClient } from '../profiles/staff-data.server.ts';
import { everythingOfErased } from '../profiles/topics.ts';
import { collectPersonalData } from './collect.server.ts';
import { readableCopy } from './document.server.ts';
import { erasePerson } from './erase.server.ts';
import { eraseClientSchema, typedNameSchema } from './schema.ts';

/**
 * Clients' rights over their data, for administrators to carry out: many clients have no account and ask by email
 * or at the desk.
 */
export const adminClients = new Hono<AppEnv>()
  .use(requireAdmin)
  .get('/:id/data', async (c) => {
    c.header('content-disposition', 'attachment; filename="client-data.json"');
    return c.json(await collect(c, c.req.param('id')));
  })
  .get('/:id/data/readable', async (c) => {
    c.header('content-disposition', 'attachment; filename="client-data.html"');
    return c.html(readableCopy(await collect(c, c.req.param('id')), today(c.var.garage.clock())));
  })
  .post('/:id/erase', checkJson(typedNameSchema), async (c) => {
    await write(c, async ({ db, changed }) => {
      const client = await findClient(db, c.req.param('id'));
      parse(eraseClientSchema(client), c.req.valid('json'));
      await erasePerson(db, client.id, actorOf(c));
      changed(...everythingOfErased(client.id));
      return { erased: true };
    });
    return c.json({ erased: true });
  });

async function collect({ var: { garage } }: Context<AppEnv>, id: string) {
  const client = await findClient(garage.db, id);
  return collectPersonalData(garage.db, client.id);
}
