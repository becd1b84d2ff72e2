import { Hono } from 'hono';
import { checkJson } from '../../server/check.ts';
import { today } from '../../server/clock.ts';
import type { AppEnv } from '../../server/garage.ts';
import { write } from '../../server/write.ts';
import { requireStaff } from '../auth/guards.server.ts';
import { actorOf } from '../profiles/actor.server.ts';
import { comingBlocks, createBlock, removeBlock } from './data.server.ts';
import { blockSchema } from './schema.ts';

/** Times when no work is taken, for staff; the calendar lists those of its day, and all that are to come. */
export const staffBlocks = new Hono<AppEnv>()
  .use(requireStaff)
  .get('/', async (c) => {
    const { db, clock } = c.var.garage;
    return c.json({ blocks: await comingBlocks(db, today(clock())) });
  })
  .post('/', checkJson(blockSchema), async (c) => {
    const block = await write(c, async ({ db, changed }) => {
      const created = await createBlock(db, c.req.valid('json'), actorOf(c));
      changed({ topic: 'appointments' });
      return created;
    });
    return c.json(block, 201);
  })
  .delete('/:id', async (c) => {
    const id = c.req.param('id');
    await write(c, async ({ db, changed }) => {
      await removeBlock(db, id, actorOf(c));
      changed({ topic: 'appointments' });
      return { id };
    });
    return c.json({ id });
  });
