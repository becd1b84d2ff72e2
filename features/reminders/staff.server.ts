import { Hono } from 'hono';
import { checkJson } from '../../server/check.ts';
import type { AppEnv } from '../../server/garage.ts';
import { write } from '../../server/write.ts';
import { requireStaff } from '../auth/guards.server.ts';
import { actorOf } from '../profiles/actor.server.ts';
import { dismissSchema, reminderChangeSchema } from './schema.ts';
import { bringBack, changeForClient, dismiss } from './staff-acts.server.ts';

/** One reminder of a client, for staff; new ones are posted to the client. */
export const staffReminders = new Hono<AppEnv>()
  .use(requireStaff)
  .patch('/:id', checkJson(reminderChangeSchema), async (c) => {
    const reminder = await write(c, async ({ db, changed }) => {
      const change = c.req.valid('json');
      const after = await changeForClient(c.var.garage, db, c.req.param('id'), change, actorOf(c));
      changed({ topic: 'reminders', profileId: after.ownerId });
      return after.reminder;
    });
    return c.json(reminder);
  })
  .post('/:id/dismiss', checkJson(dismissSchema), async (c) => {
    const { dismissed } = c.req.valid('json');
    const id = c.req.param('id');
    await write(c, async ({ db, changed }) => {
      const actor = actorOf(c);
      const after = await (dismissed ? dismiss(db, id, actor) : bringBack(c.var.garage, db, id, actor));
      changed({ topic: 'reminders', profileId: after.ownerId });
    });
    return c.json({ dismissed });
  });
