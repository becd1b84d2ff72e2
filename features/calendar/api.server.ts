import { Hono } from 'hono';
import { today } from '../../server/clock.ts';
import { notFound } from '../../server/errors.ts';
import type { AppEnv } from '../../server/garage.ts';
import { limitByAccount } from '../../server/limits.ts';
import { write } from '../../server/write.ts';
import { business } from '../../business.ts';
import { addDays } from '../appointments/calendar.ts';
import { selectAppointments, toAppointment } from '../appointments/data.server.ts';
import { requireProfile, requireUser } from '../auth/guards.server.ts';
import { createFeed, feedUrl, feedOwner, findFeed, readFeedToken, revokeFeed } from './feeds.server.ts';
import { calendarHeaders } from './headers.ts';
import { calendarFile } from './ics.ts';

/** How many past days a subscribed calendar keeps showing. */
const pastDays = 90;
/** The maximum number of appointments in a subscribed calendar. */
const most = 500;

/** A limit, because the response to each change is stored for retries. */
const changes = { name: 'calendar', max: 100, seconds: 86_400 };

/** A client's appointments in their own calendar. */
export const calendar = new Hono<AppEnv>()
  // Calendars cannot sign in: the address itself is the secret.
  .get('/feed/:name', async (c) => {
    const { db, clock, env } = c.var.garage;
    const feedId = readFeedToken(c.var.garage, c.req.param('name'));
    const ownerId = feedId && (await feedOwner(db, feedId));
    if (!ownerId) throw notFound('calendar');
    const rows = await selectAppointments(db)
      .where('appointments.client_id', '=', ownerId)
      .where('appointments.appointment_date', '>=', addDays(today(clock()), -pastDays))
      // If a fleet has more, the upcoming ones are kept.
      .orderBy('appointments.appointment_date', 'desc')
      .limit(most)
      .execute();
    const about = { now: clock(), publicUrl: env.publicUrl, name: business.name };
    return c.body(calendarFile(rows.toReversed().map(toAppointment), about), 200, calendarHeaders);
  })
  .get('/', requireUser, async (c) => {
    const feedId = await findFeed(c.var.garage.db, requireProfile(c.var.user));
    return c.json({ address: feedId ? feedUrl(c.var.garage, feedId) : null });
  })
  .post('/', requireUser, limitByAccount(changes), async (c) => {
    const profileId = requireProfile(c.var.user);
    const feedId = await write(c, ({ db }) => createFeed(db, profileId, c.var.garage.clock()));
    return c.json({ address: feedUrl(c.var.garage, feedId) }, 201);
  })
  .delete('/', requireUser, limitByAccount(changes), async (c) => {
    const profileId = requireProfile(c.var.user);
    await write(c, ({ db }) => revokeFeed(db, profileId));
    return c.json({ address: null });
  });
