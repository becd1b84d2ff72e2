import { sql } from 'kysely';
import type { Queries } from '../../db/open.ts';
import { stamp, startOfDay } from '../../server/clock.ts';
import { addDays } from '../appointments/calendar.ts';
import type { Period } from './period.ts';

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
