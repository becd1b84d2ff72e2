import { Hono } from 'hono';
import { checkJson } from '../../server/check.ts';
import type { AppEnv } from '../../server/garage.ts';
import { write } from '../../server/write.ts';
import { requireAdmin } from '../auth/guards.server.ts';
import { actorOf } from './actor.server.ts';
import { mergeClients } from './merge.server.ts';
import { mergeSchema } from './staff-schema.ts';

/** What cannot be undone about clients, for administrators. */
export const adminMerge = new Hono<AppEnv>()
  .use(requireAdmin)
  .post('/:id/merge', checkJson(mergeSchema), async (c) => {
    const client = await write(c, async ({ db, changed }) => {
      const into = c.req.valid('json').client_id;
      const merged = await mergeClients(db, c.req.param('id'), into, actorOf(c));
      changed(...merged.changes);
      return merged.client;
    });
    return c.json(client);
  });
