import { Hono } from 'hono';
import { checkJson } from '../../server/check.ts';
import type { AppEnv } from '../../server/garage.ts';
import { write } from '../../server/write.ts';
import { requireStaff } from '../auth/guards.server.ts';
import { actorOf } from '../profiles/actor.server.ts';
import { dismissSchema, reminderChangeSchema } from './schema.ts';
import { remindNow } from './send.server.ts';
import { bringBack, changeForClient, dismiss } from './staff-acts.server.ts';

/** One reminder of a client, for staff; new ones are posted to the client. */
export const staffReminders = new Hono<AppEnv>()
  .use(requireStaff)
  .patch('/:id', checkJson(reminderChangeSchema), async (c) => {
    const reminder = await write(c, async ({ db, changed }) => {
      const after = await changeForClient(db, c.req.param('id'), c.req.valid('json'), actorOf(c));
      changed({ topic: 'reminders', profileId: after.ownerId });
      await remindNow(c.var.garage, db, after.reminder.id);
      return after.reminder;
    });
    return c.json(reminder);
  })
  .post('/:id/dismiss', checkJson(dismissSchema), async (c) => {
    const { dismissed } = c.req.valid('json');
    const id = c.req.param('id');
    await write(c, async ({ db, changed }) => {
      const after = await (dismissed ? dismiss : bringBack)(db, id, actorOf(c));
      changed({ topic: 'reminders', profileId: after.ownerId });
      if (!dismissed) await remindNow(c.var.garage, db, after.id);
    });
    return c.json({ dismissed });
  });
