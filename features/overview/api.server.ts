import { Hono } from 'hono';
import type { ExpressionBuilder } from 'kysely';
import type { Queries } from '../../db/open.ts';
import type { Tables } from '../../db/tables.ts';
import { today } from '../../server/clock.ts';
import type { AppEnv } from '../../server/garage.ts';
import { selectAppointments, toAppointment } from '../appointments/data.server.ts';
import { comingStatuses, overStatuses, workStatuses } from '../appointments/statuses.ts';
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
 * The nearest of those ahead or under way, then the latest of those that are over. Cancelled ones only fill up.
 * @param day today's date in Chesterfield
 */
async function recentAppointments(db: Queries, clientId: string, day: string) {
  const inOrder = (direction: 'asc' | 'desc') =>
    selectAppointments(db)
      .where('appointments.client_id', '=', clientId)
      .orderBy('appointments.appointment_date', direction)
      .orderBy('appointments.appointment_time', direction)
      .orderBy('appointments.id', direction)
      .limit(shown);
  const found = await Promise.all([
    inOrder('asc').where(isAhead(day)).execute(),
    inOrder('desc')
      .where((eb) => eb.and([eb.not(isAhead(day)(eb)), eb('appointments.status', '!=', 'cancelled')]))
      .execute(),
    inOrder('desc').where('appointments.status', '=', 'cancelled').execute(),
  ]);
  return found.flat().slice(0, shown).map(toAppointment);
}

/** Whether an appointment is still to come, or its car is being worked on since an earlier day. */
const isAhead = (day: string) => (eb: ExpressionBuilder<Tables, 'appointments'>) =>
  eb.or([
    eb('appointments.status', 'in', workStatuses),
    eb.and([eb('appointments.status', 'in', comingStatuses), eb('appointments.appointment_date', '>=', day)]),
  ]);
