import { sql } from 'kysely';
import type { Queries } from '../../db/open.ts';
import type { AppointmentRow } from '../../db/tables.ts';
import { bayNumbers } from '../appointments/bays.ts';
import { addMonths, datesBetween, weekday } from '../appointments/calendar.ts';
import { blockedMinutes, minutesInHours, openMinutes } from '../appointments/staff-board.server.ts';
import { statuses } from '../appointments/statuses.ts';
import { blockedSlots } from '../blocks/data.server.ts';
import { readSettings } from '../settings/data.server.ts';
import { type Period, reportedPart } from './period.ts';

const count = sql<number>`count(*)`;
const countIf = (condition: string) => sql<number>`count(case when ${sql.raw(condition)} then 1 end)`;
const sum = (what: string) => sql<number>`coalesce(sum(${sql.ref(what)}), 0)`;

/** Appointments by status, in the order that an appointment goes through, and by type; including cancelled ones. */
export async function appointmentsReport(db: Queries, period: Period) {
  const inPeriod = db
    .selectFrom('appointments')
    .where('appointment_date', '>=', period.from)
    .where('appointment_date', '<=', period.to);
  const counts = await inPeriod
    .select(['status', count.as('count')])
    .groupBy('status')
    .execute();
  const byStatus = counts.toSorted((a, b) => statuses.indexOf(a.status) - statuses.indexOf(b.status));
  const byType = await inPeriod
    .select([
      'service_type',
      count.as('count'),
      countIf("status = 'completed'").as('completed'),
      countIf("status = 'cancelled'").as('cancelled'),
      countIf('is_no_show = 1').as('no_shows'),
    ])
    .groupBy('service_type')
    .orderBy(count, 'desc')
    .orderBy('service_type')
    .execute();
  const total = byStatus.reduce((all, row) => all + row.count, 0);
  const noShows = byType.reduce((all, row) => all + row.no_shows, 0);
  return { ...period, total, no_shows: noShows, by_status: byStatus, by_type: byType };
}

/** The revenue in pence, from the records of completed work, and how many of these have no cost (`unpriced`). */
export async function revenueReport(db: Queries, period: Period) {
  const month = sql<string>`substr(service_date, 1, 7)`;
  const rows = await db
    .selectFrom('services')
    .select([month.as('month'), 'service_type', sum('cost').as('pence'), count.as('records')])
    .select(countIf('cost is null').as('unpriced'))
    .where('status', '=', 'completed')
    .where('service_date', '>=', period.from)
    .where('service_date', '<=', period.to)
    .groupBy([month, 'service_type'])
    .orderBy(month)
    .orderBy('service_type')
    .execute();
  const months = everyMonth(totals(rows, (row) => row.month)).map(([name, total]) => ({
    month: name,
    ...total,
  }));
  const services = totals(rows, (row) => row.service_type).map(([name, total]) => ({
    service_type: name,
    ...total,
  }));
  return {
    ...period,
    total: rows.reduce((all, row) => all + row.pence, 0),
    unpriced: rows.reduce((all, row) => all + row.unpriced, 0),
    months,
    by_service: services.toSorted((a, b) => b.pence - a.pence),
    rows,
  };
}

type Sums = { pence: number; records: number };

function totals<Row extends Sums>(rows: Row[], keyOf: (row: Row) => string): [string, Sums][] {
  const groups = Map.groupBy(rows, keyOf);
  return [...groups].map(([key, group]) => [
    key,
    {
      pence: group.reduce((all, row) => all + row.pence, 0),
      records: group.reduce((all, row) => all + row.records, 0),
    },
  ]);
}

/** Fills in the months between that have no record, so that March never looks like the month before October. */
function everyMonth(months: [month: string, Sums][]): [string, Sums][] {
  const [first, last] = [months.at(0), months.at(-1)];
  if (!first || !last) return [];
  const known = new Map(months);
  const all: [string, Sums][] = [];
  for (let month = first[0]; month <= last[0]; month = nextMonth(month))
    all.push([month, known.get(month) ?? { pence: 0, records: 0 }]);
  return all;
}

const nextMonth = (month: string) => addMonths(`${month}-01`, 1).slice(0, 7);

/**
 * For how much of its opening time each bay was booked, not counting when it was blocked, in at most the last twenty
 * years of the period.
 */
export async function baysReport(db: Queries, asked: Period) {
  const period = reportedPart(asked);
  const settings = await readSettings(db);
  const booked = await db
    .selectFrom('appointments')
    .select(['appointment_date', 'appointment_time', 'duration_minutes', 'bay'])
    .where('appointment_date', '>=', period.from)
    .where('appointment_date', '<=', period.to)
    .where('status', '!=', 'cancelled')
    .execute();
  const open = datesBetween(period.from, period.to).reduce(
    (all, date) => all + openMinutes(date, { ...settings, bays: 1 }),
    0,
  );
  const bays = booked.reduce((most, row) => Math.max(most, row.bay), settings.bays);
  const byBay = Map.groupBy(booked, (row) => row.bay);
  const blocked = Map.groupBy(await blockedSlots(db, period.from, period.to), ({ bay }) => bay);
  const rows = bayNumbers(bays).map((bay) => {
    const own = byBay.get(bay) ?? [];
    const bookedInHours = own.reduce((all, row) => all + minutesInHours(row, settings), 0);
    const blocked_minutes = blockedMinutes(blocked.get(bay) ?? [], settings);
    const workable = open - blocked_minutes;
    return {
      bay,
      appointments: own.length,
      booked_minutes: bookedMinutes(own),
      blocked_minutes,
      share: workable > 0 ? bookedInHours / workable : 0,
    };
  });
  const byWeekday = Map.groupBy(booked, (row) => weekday(row.appointment_date));
  const weekdays = Array.from({ length: 7 }, (_, index) => ({
    weekday: index + 1,
    booked_minutes: bookedMinutes(byWeekday.get(index + 1) ?? []),
  }));
  return { ...period, open_minutes: open, rows, weekdays };
}

const bookedMinutes = (rows: Pick<AppointmentRow, 'duration_minutes'>[]) =>
  rows.reduce((all, row) => all + row.duration_minutes, 0);
