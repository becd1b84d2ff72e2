import { Hono } from 'hono';
import { checkQuery } from '../../server/check.ts';
import { today } from '../../server/clock.ts';
import type { AppEnv } from '../../server/garage.ts';
import { requireStaff } from '../auth/guards.server.ts';
import { openOnDay } from './data.server.ts';
import { freeBays } from './free.server.ts';
import { countByDay, countOutside, dayBoard, weekCounts } from './staff-board.server.ts';
import { dayQuery, outsideQuery, staffFreeQuery, weekQuery } from './staff-schema.ts';

/** The day board, the week, and the free times, for staff. */
export const staffCalendar = new Hono<AppEnv>()
  .use(requireStaff)
  .get('/day', checkQuery(dayQuery), async (c) =>
    c.json(await dayBoard(c.var.garage.db, c.req.valid('query').date)),
  )
  .get('/week', checkQuery(weekQuery), async (c) =>
    c.json(await weekCounts(c.var.garage.db, c.req.valid('query').from)),
  )
  .get('/outside', checkQuery(outsideQuery), async (c) => {
    const { db, clock } = c.var.garage;
    return c.json({ appointments: await countOutside(db, today(clock()), c.req.valid('query')) });
  })
  .get('/booked', async (c) => {
    const { db, clock } = c.var.garage;
    return c.json({ rows: await countByDay(db, today(clock())) });
  })
  .get('/free', checkQuery(staffFreeQuery), async (c) => {
    const { db, clock } = c.var.garage;
    const query = c.req.valid('query');
    return c.json({ ...(await freeBays(db, query, clock())), same_day: await openOnDay(db, query) });
  });
