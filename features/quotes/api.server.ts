import { Hono } from 'hono';
import * as z from 'zod/mini';
import { checkJson, checkQuery } from '../../server/check.ts';
import type { AppEnv } from '../../server/garage.ts';
import { write } from '../../server/write.ts';
import { requireProfile, requireUser } from '../auth/guards.server.ts';
import { paging } from '../fields.ts';
import { notifyOfPriceAnswer } from '../notifications/quote-notices.server.ts';
import { answerOwn, quotesOf } from './own.server.ts';
import { answerSchema } from './schema.ts';

/** The prices that a client was asked to agree to. */
export const quotes = new Hono<AppEnv>()
  .use(requireUser)
  .get('/', checkQuery(z.object(paging)), async (c) =>
    c.json(await quotesOf(c.var.garage.db, requireProfile(c.var.user), c.req.valid('query'))),
  )
  .post('/:id/answer', checkJson(answerSchema), async (c) => {
    const clientId = requireProfile(c.var.user);
    const answered = await write(c, async ({ db, changed }) => {
      changed({ topic: 'appointments', profileId: clientId });
      const { answer } = c.req.valid('json');
      const quote = await answerOwn(db, clientId, c.req.param('id'), answer, c.var.garage.clock());
      await notifyOfPriceAnswer(c.var.garage, db, quote);
      return { id: quote.id, status: quote.status };
    });
    return c.json(answered);
  });
