import { Hono } from 'hono';
import { stamp } from '../../server/clock.ts';
import { notFound } from '../../server/errors.ts';
import type { AppEnv } from '../../server/garage.ts';
import { write } from '../../server/write.ts';
import { requireUser } from '../auth/guards.server.ts';

/** What the account tab shows beyond what the sign-in protocol provides. */
export const account = new Hono<AppEnv>()
  .use(requireUser)
  .get('/sessions', async (c) => {
    const { db, clock } = c.var.garage;
    const sessions = await db
      .selectFrom('sessions')
      .select(['id', 'user_agent', 'ip', 'aal', 'created_at', 'refreshed_at'])
      .where('user_id', '=', c.var.user.userId)
      .where('expires_at', '>', stamp(clock()))
      .orderBy('refreshed_at', 'desc')
      .limit(100)
      .execute();
    return c.json({
      rows: sessions.map((session) => ({ ...session, is_current: session.id === c.var.user.sessionId })),
    });
  })
  .delete('/sessions/:id', async (c) => {
    const id = c.req.param('id');
    await write(c, async ({ db, changed }) => {
      changed({ topic: 'access', userId: c.var.user.userId });
      const result = await db
        .deleteFrom('sessions')
        .where('id', '=', id)
        .where('user_id', '=', c.var.user.userId)
        .executeTakeFirst();
      if (Number(result.numDeletedRows) === 0) throw notFound('session');
      return { id };
    });
    return c.json({ id });
  });
