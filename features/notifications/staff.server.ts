import { Hono } from 'hono';
import * as z from 'zod/mini';
import { checkQuery } from '../../server/check.ts';
import type { AppEnv } from '../../server/garage.ts';
import { write } from '../../server/write.ts';
import { recordAuditEntry } from '../audit/data.server.ts';
import { requireStaff } from '../auth/guards.server.ts';
import { actorOf } from '../profiles/actor.server.ts';
import { id, paging } from '../fields.ts';
import { listMessages, messageStates, outboxState, readMessage } from './log.server.ts';
import { sendAgain } from './send-again.server.ts';

const listQuery = z.object({
  ...paging,
  profile_id: z.optional(id('a client')),
  state: z.optional(z.enum(messageStates, 'Please choose a state.')),
});

/** The messages to clients, for staff. */
export const staffMessages = new Hono<AppEnv>()
  .use(requireStaff)
  .get('/', checkQuery(listQuery), async (c) =>
    c.json(await listMessages(c.var.garage.db, c.req.valid('query'), c.var.garage.clock())),
  )
  .get('/state', async (c) => {
    const { db, env, clock } = c.var.garage;
    return c.json(await outboxState(db, { hasMailServer: env.smtpUrl !== '', now: clock() }));
  })
  .get('/:id', async (c) =>
    c.json(await readMessage(c.var.garage.db, c.req.param('id'), c.var.garage.clock())),
  )
  .post('/:id/send-again', async (c) => {
    const { garage } = c.var;
    const messageId = c.req.param('id');
    const message = await write(c, async ({ db, changed }) => {
      const again = await sendAgain(garage, db, messageId);
      const summary = `Sent again: ${again.label}`;
      await recordAuditEntry(db, actorOf(c), { action: 'message.sent_again', subjectId: messageId, summary });
      changed({ topic: 'messages', ...(again.profile_id && { profileId: again.profile_id }) });
      return again;
    });
    return c.json(message, 201);
  });
