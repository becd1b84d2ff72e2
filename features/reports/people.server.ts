import { sql } from 'kysely';
import type { Queries } from '../../db/open.ts';
import { stamp, startOfDay } from '../../server/clock.ts';
import { addDays } from '../appointments/calendar.ts';
import { openStatuses } from '../appointments/statuses.ts';
import { forgottenDays, isMotInTime } from '../reminders/facts.server.ts';
import { dueWork } from '../vehicles/service.ts';
import { motsPeriod, type Period } from './period.ts';

/** Clients with a completed appointment in each month: their first ever, or another. */
export async function clientsReport(db: Queries, period: Period) {
  const month = sql<string>`substr(appointment_date, 1, 7)`;
  const visits = db
    .selectFrom('appointments')
    .select(['client_id', month.as('month')])
    .distinct()
    .where('status', '=', 'completed')
    .where('appointment_date', '>=', period.from)
    .where('appointment_date', '<=', period.to);
  const first = (visit: string) =>
    sql<string>`(select substr(min(earlier.appointment_date), 1, 7) from appointments as earlier
      where earlier.client_id = ${sql.ref(visit)} and earlier.status = 'completed')`;
  const rows = await db
    .selectFrom(visits.as('visits'))
    .select([
      'visits.month',
      sql<number>`count(case when ${first('visits.client_id')} = visits.month then 1 end)`.as('new_clients'),
      sql<number>`count(*)`.as('clients'),
    ])
    .groupBy('visits.month')
    .orderBy('visits.month')
    .execute();
  const months = rows.map((row) => ({
    month: row.month,
    new_clients: row.new_clients,
    returning_clients: row.clients - row.new_clients,
  }));
  return { ...period, rows: months };
}

/** Enquiries by the page they came from, and how long they waited for a first answer. */
export async function enquiriesReport(db: Queries, period: Period) {
  const enquiries = await db
    .selectFrom('contact_submissions')
    .select(['source_page', 'created_at', 'first_answered_at'])
    .where('is_suspected_spam', '=', 0)
    .where('created_at', '>=', stamp(startOfDay(period.from)))
    .where('created_at', '<', stamp(startOfDay(addDays(period.to, 1))))
    .orderBy('source_page')
    .execute();
  const pages = [...Map.groupBy(enquiries, (row) => row.source_page)].map(([source_page, rows]) => ({
    source_page,
    ...waits(rows),
  }));
  const { count: total, answered, median_minutes } = waits(enquiries);
  return { ...period, total, answered, median_minutes, rows: pages.toSorted((a, b) => b.count - a.count) };
}

type Answered = { created_at: string; first_answered_at: string | null };

/** The median, because one forgotten enquiry would distort an average. */
function waits(rows: Answered[]): { count: number; answered: number; median_minutes: number | null } {
  const minutes = rows
    .flatMap((row) =>
      row.first_answered_at
        ? [(Date.parse(row.first_answered_at) - Date.parse(row.created_at)) / 60_000]
        : [],
    )
    .toSorted((a, b) => a - b);
  const middle = minutes.slice(Math.floor((minutes.length - 1) / 2), Math.floor(minutes.length / 2) + 1);
  const median = middle.length > 0 ? Math.round(middle.reduce((a, b) => a + b, 0) / middle.length) : null;
  return { count: rows.length, answered: minutes.length, median_minutes: median };
}

/**
 * The cars whose MOT ran out in the last 60 days or runs out in the next 90, by that day, and whether a test is booked.
 * @param today the calendar date in Chesterfield
 * @returns in each row `other_test`: the day of the first upcoming test that is too late or only requested, and
 *   `reminders_stopped`: whether its owner or staff want no reminder of this MOT; `undated`: how many cars the list
 *   cannot include, because nobody has entered their MOT expiry; `long_past`: how many it leaves out as run out earlier
 */
export async function motsReport(db: Queries, today: string) {
  const { from, to } = motsPeriod(today);
  const driven = db
    .selectFrom('vehicles')
    .where('vehicles.archived_at', 'is', null)
    .where('vehicles.sold_at', 'is', null);
  const { undated } = await driven
    .select(({ fn }) => fn.countAll<number>().as('undated'))
    .where('vehicles.mot_expiry', 'is', null)
    .executeTakeFirstOrThrow();
  const { long_past } = await driven
    .select(({ fn }) => fn.countAll<number>().as('long_past'))
    .where('vehicles.mot_expiry', '<', from)
    .executeTakeFirstOrThrow();
  const rows = await driven
    .innerJoin('profiles', 'profiles.id', 'vehicles.owner_id')
    .select([
      'vehicles.id as vehicle_id',
      'vehicles.registration',
      'vehicles.make',
      'vehicles.model',
      'vehicles.mot_expiry',
      'profiles.id as client_id',
      'profiles.full_name as client_name',
      'profiles.phone',
      'profiles.email',
    ])
    .select((eb) => [
      eb
        .selectFrom('appointments')
        .select(({ fn }) => fn.min('appointments.appointment_date').as('date'))
        .whereRef('appointments.vehicle_id', '=', 'vehicles.id')
        .where('appointments.service_type', 'in', dueWork.mot)
        .where('appointments.status', 'in', openStatuses)
        .where('appointments.appointment_date', '>=', today)
        .where((test) => test.not(isMotInTime(today)(test)))
        .as('other_test'),
      eb
        .exists(
          eb
            .selectFrom('appointments')
            .select('appointments.id')
            .whereRef('appointments.vehicle_id', '=', 'vehicles.id')
            .where(isMotInTime(today))
            .where('appointments.status', '!=', 'cancelled')
            .where((day) =>
              day.or([
                day('appointments.appointment_date', '>=', today),
                // The car may have stayed overnight.
                day.and([
                  day('appointments.appointment_date', '>=', addDays(today, -forgottenDays)),
                  day('appointments.status', 'in', openStatuses),
                ]),
              ]),
            ),
        )
        .as('has_booking'),
      eb
        .or([
          eb('profiles.reminders_stopped_at', 'is not', null),
          eb.exists(
            eb
              .selectFrom('reminders')
              .select('reminders.id')
              .whereRef('reminders.vehicle_id', '=', 'vehicles.id')
              .where('reminders.reminder_type', '=', 'mot')
              .whereRef('reminders.due_date', '=', 'vehicles.mot_expiry')
              .where('reminders.dismissed_at', 'is not', null),
          ),
        ])
        .as('reminders_stopped'),
    ])
    .where('vehicles.mot_expiry', '>=', from)
    .where('vehicles.mot_expiry', '<=', to)
    .orderBy('vehicles.mot_expiry')
    .orderBy('vehicles.id')
    .execute();
  return {
    from,
    to,
    undated,
    long_past,
    rows: rows.map((row) => ({
      ...row,
      mot_expiry: row.mot_expiry ?? '',
      has_booking: Boolean(row.has_booking),
      reminders_stopped: Boolean(row.reminders_stopped),
    })),
  };
}
