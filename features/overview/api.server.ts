import { Hono } from 'hono';
import type { Queries } from '../../db/open.ts';
import { today } from '../../server/clock.ts';
import type { AppEnv } from '../../server/garage.ts';
import { selectAppointments, toAppointment } from '../appointments/data.server.ts';
import { openStatuses, overStatuses, type Status, statuses, workStatuses } from '../appointments/statuses.ts';
import { byStart } from '../appointments/times.ts';
import { requireProfile, requireUser } from '../auth/guards.server.ts';
import { waitingQuotesOf } from '../quotes/own.server.ts';
import { remindersOf, waitingOf } from '../reminders/data.server.ts';

/** Specification, section 9: how many of each the overview shows. */
const shown = 3;

/** The first screen of a client's dashboard in one response (specification, section 2). */
export const overview = new Hono<AppEnv>().use(requireUser).get('/', async (c) => {
  const { db, clock } = c.var.garage;
  const clientId = requireProfile(c.var.user);
  const [counters, quotes, reminders, recent] = await Promise.all([
    countersOf(db, clientId),
    waitingQuotesOf(db, clientId),
    remindersOf(db, clientId, { limit: shown }),
    recentAppointments(db, clientId, today(clock())),
  ]);
  return c.json({ counters, quotes, reminders: reminders.rows, recent });
});

async function countersOf(db: Queries, clientId: string) {
  const counters = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('vehicles')
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('owner_id', '=', clientId)
        .where('archived_at', 'is', null)
        .as('vehicles'),
      eb
        .selectFrom('appointments')
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('client_id', '=', clientId)
        .where('status', 'not in', overStatuses)
        .as('upcoming'),
      eb
        .selectFrom('services')
        .innerJoin('vehicles', 'vehicles.id', 'services.vehicle_id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('vehicles.owner_id', '=', clientId)
        .as('services'),
      waitingOf(db, clientId)
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('reminders'),
    ])
    .executeTakeFirstOrThrow();
  const { vehicles, upcoming, services, reminders } = counters;
  return {
    vehicles: vehicles ?? 0,
    upcoming: upcoming ?? 0,
    services: services ?? 0,
    reminders: reminders ?? 0,
  };
}

/**
 * The nearest of those ahead or under way, then the latest of those that are over or were forgotten. Cancelled ones
 * only fill up. One query per kind: with their conditions in one, SQLite would look at all work in the garage.
 * @param day today's date in Chesterfield
 */
async function recentAppointments(db: Queries, clientId: string, day: string) {
  const own = selectAppointments(db).where('appointments.client_id', '=', clientId);
  const latest = (status: Status) =>
    own
      // For `=`, SQLite would walk along everyone's appointments of this status.
      .where(
        'appointments.status',
        'not in',
        statuses.filter((other) => other !== status),
      )
      .orderBy('appointments.appointment_date', 'desc')
      .orderBy('appointments.appointment_time', 'desc')
      .orderBy('appointments.id', 'desc')
      .limit(shown)
      .execute();
  const [open, completed] = await Promise.all([
    own.where('appointments.status', 'in', openStatuses).execute(),
    latest('completed'),
  ]);
  const { ahead = [], forgotten = [] } = Object.groupBy(open.toSorted(byStart), (row) =>
    workStatuses.includes(row.status) || row.appointment_date >= day ? 'ahead' : 'forgotten',
  );
  const found = [...ahead, ...[...forgotten, ...completed].toSorted(byStart).toReversed()].slice(0, shown);
  if (found.length < shown) found.push(...(await latest('cancelled')));
  return found.slice(0, shown).map(toAppointment);
}
