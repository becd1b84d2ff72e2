import { Hono } from 'hono';
import type { AppEnv } from '../../server/garage.ts';
import { changedByClients } from '../appointments/client-changes.server.ts';
import { daySummary, upcomingAfter } from '../appointments/staff-board.server.ts';
import {
  inWorkshopFromOtherDays,
  leftOpenBefore,
  unrecordedWork,
} from '../appointments/staff-unfinished.server.ts';
import { requireStaff } from '../auth/guards.server.ts';
import { actorOf } from '../profiles/actor.server.ts';
import { readCounters } from './counters.server.ts';

/** Specification, section 9: how many upcoming appointments staff see. */
const upcomingShown = 5;
/** More than a garage has in its yard; All Appointments lists the rest. */
const unfinishedShown = 20;
/** More than clients change online while a garage is closed over Christmas. */
const clientChangesShown = 50;

/** What staff see first: the counters, today, and what comes next. */
export const staffOverview = new Hono<AppEnv>().use(requireStaff).get('/', async (c) => {
  const { db } = c.var.garage;
  const today = await daySummary(db, actorOf(c));
  const counts = await readCounters(db);
  return c.json({
    counters: {
      todays_appointments: today.appointments.length,
      total_clients: counts.get('clients') ?? 0,
      vehicles_managed: counts.get('vehicles') ?? 0,
      services_completed: counts.get('services_completed') ?? 0,
    },
    today,
    in_workshop: await inWorkshopFromOtherDays(db, today.date, unfinishedShown),
    left_open: await leftOpenBefore(db, today.date, unfinishedShown),
    unrecorded: await unrecordedWork(db, today.date, unfinishedShown),
    client_changes: await changedByClients(db, actorOf(c).now, clientChangesShown),
    upcoming: await upcomingAfter(db, today.date, upcomingShown),
  });
});
