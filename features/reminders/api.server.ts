import { Hono } from 'hono';
import * as z from 'zod/mini';
import { checkJson, checkQuery } from '../../server/check.ts';
import type { AppEnv } from '../../server/garage.ts';
import { limitByAccount } from '../../server/limits.ts';
import { write } from '../../server/write.ts';
import { requireProfile, requireUser } from '../auth/guards.server.ts';
import { paging } from '../fields.ts';
import { agreedAt, agreeToReminders, stopReminders } from './consent.server.ts';
import { remindersOf } from './data.server.ts';
import { changeOwnReminder, createOwnReminder, deleteOwnReminder } from './own.server.ts';
import { consentSchema, ownReminderSchema, reminderChangeSchema } from './schema.ts';

/** A limit, because the response to each change is stored for retries. */
const changes = { name: 'reminder-change', max: 200, seconds: 86_400 };

/** What is due on a client's own vehicles, and whether they want reminders of it. */
export const reminders = new Hono<AppEnv>()
  .use(requireUser)
  .get('/', checkQuery(z.object(paging)), async (c) =>
    c.json(await remindersOf(c.var.garage.db, requireProfile(c.var.user), c.req.valid('query'))),
  )
  .get('/consent', async (c) => {
    return c.json({ agreed_at: await agreedAt(c.var.garage.db, requireProfile(c.var.user)) });
  })
  .put('/consent', limitByAccount(changes), checkJson(consentSchema), async (c) => {
    const profileId = requireProfile(c.var.user);
    const { agreed } = c.req.valid('json');
    const agreed_at = await write(c, async ({ db, changed }) => {
      await (agreed ? agreeToReminders : stopReminders)(db, profileId, c.var.garage.clock());
      changed({ topic: 'reminders', profileId });
      return agreedAt(db, profileId);
    });
    return c.json({ agreed_at });
  })
  .post(
    '/',
    limitByAccount({ name: 'reminder', max: 100, seconds: 86_400 }),
    checkJson(ownReminderSchema),
    async (c) => {
      const ownerId = requireProfile(c.var.user);
      const reminder = await write(c, async ({ db, changed }) => {
        changed({ topic: 'reminders', profileId: ownerId });
        return createOwnReminder(c.var.garage, db, ownerId, c.req.valid('json'));
      });
      return c.json(reminder, 201);
    },
  )
  .patch('/:id', limitByAccount(changes), checkJson(reminderChangeSchema), async (c) => {
    const ownerId = requireProfile(c.var.user);
    const reminder = await write(c, async ({ db, changed }) => {
      changed({ topic: 'reminders', profileId: ownerId });
      return changeOwnReminder(c.var.garage, db, ownerId, c.req.param('id'), c.req.valid('json'));
    });
    return c.json(reminder);
  })
  .delete('/:id', async (c) => {
    const ownerId = requireProfile(c.var.user);
    await write(c, async ({ db, changed }) => {
      changed({ topic: 'reminders', profileId: ownerId });
      return deleteOwnReminder(db, ownerId, c.req.param('id'), c.var.garage.clock());
    });
    return c.json({ deleted: true });
  });
