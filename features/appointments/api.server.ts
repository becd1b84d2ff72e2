import { Hono, type TypedResponse } from 'hono';
import * as z from 'zod/mini';
import { checkJson, checkQuery } from '../../server/check.ts';
import { today } from '../../server/clock.ts';
import type { AppEnv } from '../../server/garage.ts';
import { limitByAccount } from '../../server/limits.ts';
import type { PageOf } from '../../server/paging.ts';
import { write } from '../../server/write.ts';
import { requireProfile, requireUser } from '../auth/guards.server.ts';
import { calendarFile } from '../calendar/ics.ts';
import { calendarHeaders } from '../calendar/headers.ts';
import { id, paging } from '../fields.ts';
import { readSettings } from '../settings/data.server.ts';
import { lastBookableDay } from './calendar.ts';
import { openOnDay } from './data.server.ts';
import { afterBooking, afterCancelling, afterMove } from './follow-up.server.ts';
import { dayAvailability, freeTimes } from './free.server.ts';
import { ownList } from './own-list.server.ts';
import {
  book,
  cancelOwn,
  changeOwn,
  type OwnAppointment,
  ownAppointment,
  refuseManyUnconfirmed,
  toOwn,
} from './own.server.ts';
import {
  bookingSchema,
  cancelSchema,
  appointmentChangeSchema,
  freeQuery,
  listedWhen,
  slotSchema,
} from './schema.ts';
import { freeBay } from './slots.server.ts';

const listQuery = z.object({
  ...paging,
  when: z.optional(z.enum(listedWhen, 'Please ask for open, over or all.')),
  vehicle_id: z.optional(id('a vehicle')),
});

/** Keeps any one client from filling the diary; more than any fleet of ours sends in a day. */
const bookings = { name: 'booking', max: 40, seconds: 86_400 };

/** Keeps any one client from filling the disk: a change may send a message, kept for two years. */
const changes = { name: 'appointment-change', max: 100, seconds: 86_400 };

/** The list's type for the browser's typed client. */
type Listed = Response & TypedResponse<PageOf<OwnAppointment>, 200, 'json'>;

/** A client's own appointments. */
export const appointments = new Hono<AppEnv>()
  .use(requireUser)
  .get('/', checkQuery(listQuery), async (c) => {
    const { db, clock } = c.get('garage');
    const list = await ownList(db, requireProfile(c.get('user')), c.req.valid('query'), clock());
    return c.body(list, 200, { 'content-type': 'application/json' }) as unknown as Listed;
  })
  // What the booking form needs to know besides the free times.
  .get('/options', async (c) => {
    const { durations, closed_days, closed_days_on_request, notice_hours } = await readSettings(
      c.var.garage.db,
    );
    return c.json({ durations, closed_days, closed_days_on_request, notice_hours });
  })
  .get('/free', checkQuery(freeQuery), async (c) => {
    const { db, clock } = c.var.garage;
    const query = c.req.valid('query');
    const { date, duration, except } = query;
    const clientId = requireProfile(c.var.user);
    // Anyone who could leave out another client's appointment would learn when it is.
    if (except) await ownAppointment(db, clientId, except);
    const settings = await readSettings(db);
    const { bays, closed_days_on_request: onRequest } = settings;
    const slotQuery = { minutes: duration, bays, now: clock(), except };
    const day = await dayAvailability(db, date, slotQuery, settings);
    const last = lastBookableDay(today(clock()));
    const isOffered = (day.closed === null || onRequest) && date <= last;
    return c.json({
      ...day,
      nearest: day.nearest.filter((each) => each.date <= last),
      can_request: onRequest,
      times: isOffered ? await freeTimes(db, date, slotQuery) : [],
      same_day: await openOnDay(db, query, clientId),
    });
  })
  // The specification's check_appointment_conflict: true means free.
  .post('/check', checkJson(slotSchema), async (c) => {
    const { db } = c.var.garage;
    const { bays } = await readSettings(db);
    return c.json((await freeBay(db, c.req.valid('json'), bays)) !== undefined);
  })
  .post('/', limitByAccount(bookings), checkJson(bookingSchema), async (c) => {
    const { garage, user } = c.var;
    const clientId = requireProfile(user);
    const appointment = await write(c, async ({ db, changed }) => {
      changed({ topic: 'appointments', profileId: clientId });
      if (garage.env.rateLimits) await refuseManyUnconfirmed(db, clientId, garage.clock());
      const booked = await book(db, clientId, c.req.valid('json'), garage.clock());
      await afterBooking(garage, db, booked, 'client');
      return booked;
    });
    return c.json(appointment, 201);
  })
  .get('/:id', async (c) => {
    const { db, clock } = c.var.garage;
    const appointment = await ownAppointment(db, requireProfile(c.var.user), c.req.param('id'));
    return c.json(toOwn(appointment, await readSettings(db), clock()));
  })
  .get('/:id/calendar', async (c) => {
    const { db, clock, env } = c.var.garage;
    const appointment = await ownAppointment(db, requireProfile(c.var.user), c.req.param('id'));
    return c.body(
      calendarFile([appointment], { now: clock(), publicUrl: env.publicUrl }),
      200,
      calendarHeaders,
    );
  })
  .patch('/:id', limitByAccount(changes), checkJson(appointmentChangeSchema), async (c) => {
    const clientId = requireProfile(c.var.user);
    const appointment = await write(c, async ({ db, changed }) => {
      changed({ topic: 'appointments', profileId: clientId });
      const before = await ownAppointment(db, clientId, c.req.param('id'));
      const after = await changeOwn(db, before, c.req.valid('json'), c.var.garage.clock());
      await afterMove(c.var.garage, db, before, after);
      return after;
    });
    return c.json(appointment);
  })
  .post('/:id/cancel', checkJson(cancelSchema), async (c) => {
    const clientId = requireProfile(c.var.user);
    const appointment = await write(c, async ({ db, changed }) => {
      changed({ topic: 'appointments', profileId: clientId });
      const cancelled = await cancelOwn(
        db,
        clientId,
        c.req.param('id'),
        c.req.valid('json'),
        c.var.garage.clock(),
      );
      await afterCancelling(c.var.garage, db, cancelled, 'client');
      return cancelled;
    });
    return c.json(appointment);
  });
