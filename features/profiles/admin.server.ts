import { Hono } from 'hono';
import { checkJson } from '../../server/check.ts';
import type { AppEnv } from '../../server/garage.ts';
import { write } from '../../server/write.ts';
import { requireAdmin } from '../auth/guards.server.ts';
import { actorOf } from './actor.server.ts';
import { mergeClients } from './merge.server.ts';
import { mergeSchema } from './staff-schema.ts';
import { everythingOf } from './topics.ts';

/** Merging two entries of one client, which cannot be undone: for administrators. */
export const adminMerge = new Hono<AppEnv>()
  .use(requireAdmin)
  .post('/:id/merge', checkJson(mergeSchema), async (c) => {
    const client = await write(c, async ({ db, changed }) => {
      const into = c.req.valid('json').client_id;
      // Staff's pages hear of changes to any client, and the entry that goes has no account, so no pages of its own.
      changed(...everythingOf(into));
      return mergeClients(db, c.req.param('id'), into, actorOf(c));
    });
    return c.json(client);
  });
