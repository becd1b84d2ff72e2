import { type Context, Hono } from 'hono';
import { checkJson } from '../../server/check.ts';
import type { AppEnv } from '../../server/garage.ts';
import { write } from '../../server/write.ts';
import type { Queries } from '../../db/open.ts';
import { requireStaff } from '../auth/guards.server.ts';
import { notifyOfPriceRequest, notifyOfPriceAnswer } from '../notifications/quote-notices.server.ts';
import { actorOf } from '../profiles/actor.server.ts';
import { auditQuote, type Outcome, type Quote } from './data.server.ts';
import { answerSchema, quoteSchema } from './schema.ts';
import { createQuote, settleForClient } from './staff-data.server.ts';

/** Prices that clients are asked to agree to, for staff; those of an appointment are listed with it. */
export const staffQuotes = new Hono<AppEnv>()
  .use(requireStaff)
  .post('/', checkJson(quoteSchema), async (c) => {
    const quote = await change(c, async (db) => {
      const created = await createQuote(db, c.req.valid('json'), actorOf(c));
      const isMessaged = await notifyOfPriceRequest(c.var.garage, db, created);
      await auditQuote(db, actorOf(c), created, isMessaged ? 'asked' : 'noted');
      return created;
    });
    return c.json(quote, 201);
  })
  .post('/:id/answer', checkJson(answerSchema), async (c) =>
    c.json(await settle(c, c.req.param('id'), c.req.valid('json').answer)),
  )
  .post('/:id/withdraw', async (c) => c.json(await settle(c, c.req.param('id'), 'withdrawn')));

function settle(c: Context<AppEnv>, id: string, outcome: Outcome): Promise<Quote> {
  return change(c, async (db) => {
    const quote = await settleForClient(db, id, outcome, actorOf(c));
    await notifyOfPriceAnswer(c.var.garage, db, quote);
    return quote;
  });
}

/** Carries out a change and tells the pages of staff and of the client about it. */
function change(c: Context<AppEnv>, work: (db: Queries) => Promise<Quote>): Promise<Quote> {
  return write(c, async ({ db, changed }) => {
    const quote = await work(db);
    changed({ topic: 'appointments', profileId: quote.client_id });
    return quote;
  });
}
