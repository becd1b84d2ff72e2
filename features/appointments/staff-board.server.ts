import type { Queries } from '../../db/open.ts';
import type { AppointmentRow } from '../../db/tables.ts';
import { timeOfDay, today } from '../../server/clock.ts';
import type { Actor } from '../profiles/actor.server.ts';
import { agreedQuotesFor } from '../quotes/data.server.ts';
import { type BlockedSlot, blockedSlots, blocksOn, type DayBlock } from '../blocks/data.server.ts';
import { readSettings } from '../settings/data.server.ts';
import type { Settings } from '../settings/schema.ts';
import { addDays, closureOn, datesBetween, type Hours, hoursOn, mondayOf, weekday } from './calendar.ts';
import type { OutsideQuery } from './staff-schema.ts';
import { comingStatuses, isComing, isOpen, openStatuses } from './statuses.ts';
import { isMissed } from './staff-changes.server.ts';
import { endTime, minutesBetween, minutesOf, slotMinutes } from './times.ts';
import { type StaffAppointment, selectForStaff, toStaffAppointment } from './staff-rows.server.ts';

/** A day's appointments that were not cancelled, in order. */
async function appointmentsOn(db: Queries, date: string): Promise<StaffAppointment[]> {
  const rows = await selectForStaff(db)
    .where('appointments.appointment_date', '=', date)
    .where('appointments.status', '!=', 'cancelled')
    .orderBy('appointments.appointment_time')
    .orderBy('appointments.id')
    .execute();
  return rows.map(toStaffAppointment);
}

/** The day at a glance: the lists hold ids of the day's appointments. */
export type Day = {
  date: string;
  now: string;
  appointments: StaffAppointment[];
  /** Those assigned to the caller. */
  mine: string[];
  arrivals: string[];
  in_progress: string[];
  /** Those still to come although their hour has passed: nothing says whether the car is here. */
  not_started: string[];
  /** Those being worked on beyond the end of their time. */
  over_time: string[];
  unconfirmed: string[];
  unassigned: string[];
  /** Those whose clients were asked to agree to a price and have not answered yet. */
  awaiting: string[];
  /** What is blocked on this day. */
  blocks: DayBlock[];
  /** Pence: the estimates, plus any further prices agreed. */
  expected_value: number;
};

/** Today in Chesterfield, as the desk and the caller want to see it. */
export async function daySummary(db: Queries, { id: me, now }: Actor): Promise<Day> {
  const [date, time] = [today(now), timeOfDay(now)];
  const appointments = await appointmentsOn(db, date);
  const ids = appointments.map(({ id }) => id);
  const values = [
    ...appointments.map((row) => row.estimated_cost ?? 0),
    ...(await agreedQuotesFor(db, ids)).map(({ price }) => price),
  ];
  const those = (test: (row: StaffAppointment) => boolean) => appointments.filter(test).map((row) => row.id);
  return {
    date,
    now: time,
    appointments,
    mine: those((row) => row.assigned_to === me),
    arrivals: those((row) => isComing(row.status)),
    in_progress: those((row) => row.status === 'in_progress'),
    not_started: those((row) => isMissed(row, now)),
    over_time: those(
      (row) => row.status === 'in_progress' && endTime(row.appointment_time, row.duration_minutes) <= time,
    ),
    unconfirmed: those((row) => row.status === 'scheduled'),
    unassigned: those((row) => isOpen(row.status) && row.assigned_to === null),
    awaiting: those((row) => row.is_awaiting === 1),
    blocks: await blocksOn(db, date),
    expected_value: values.reduce((sum, value) => sum + value, 0),
  };
}

/** The next appointments after a day; those being worked on already are `inWorkshopFromOtherDays`. */
export async function upcomingAfter(db: Queries, date: string, limit: number): Promise<StaffAppointment[]> {
  const rows = await selectForStaff(db)
    .where('appointments.appointment_date', '>', date)
    .where('appointments.status', 'in', comingStatuses)
    .orderBy('appointments.appointment_date')
    .orderBy('appointments.appointment_time')
    .orderBy('appointments.id')
    .limit(limit)
    .execute();
  return rows.map(toStaffAppointment);
}

/** A day with one column per bay. */
export async function dayBoard(db: Queries, date: string) {
  const settings = await readSettings(db);
  const appointments = await appointmentsOn(db, date);
  const bays = Math.max(settings.bays, ...appointments.map((row) => row.bay));
  return {
    date,
    bays,
    closed: closureOn(date, settings),
    blocks: await blocksOn(db, date),
    appointments,
  };
}

/** How full each day of a week is, in minutes of its opening hours over all bays; blocked ones are not open. */
export async function weekCounts(db: Queries, anyDay: string) {
  const settings = await readSettings(db);
  const monday = mondayOf(anyDay);
  const sunday = addDays(monday, 6);
  const rows = await db
    .selectFrom('appointments')
    .select(['appointment_date', 'appointment_time', 'duration_minutes'])
    .where('appointment_date', '>=', monday)
    .where('appointment_date', '<=', sunday)
    .where('status', '!=', 'cancelled')
    .execute();
  const blocked = await blockedSlots(db, monday, sunday);
  const days = datesBetween(monday, sunday).map((date) => {
    const booked = rows.filter((row) => row.appointment_date === date);
    const opening = hoursOn(date, settings);
    const blockedThen = blocked.filter((row) => row.date === date);
    return {
      date,
      closed: closureOn(date, settings),
      appointments: booked.length,
      booked_minutes: booked.reduce((all, row) => all + minutesWithin(row, opening), 0),
      open_minutes: openMinutes(date, settings) - blockedMinutes(blockedThen, settings),
    };
  });
  return { from: monday, days };
}

type Work = Pick<AppointmentRow, 'appointment_date' | 'appointment_time' | 'duration_minutes'>;

/** The minutes of an appointment that use opening time: work before or after hours, or on a closed day, uses none. */
export function minutesInHours(row: Work, settings: Settings): number {
  const hours = hoursOn(row.appointment_date, settings);
  return hours ? minutesWithin(row, hours) : 0;
}

/** @returns how many minutes of opening time these half hours take */
export function blockedMinutes(blocked: BlockedSlot[], settings: Settings): number {
  return blocked.reduce((all, { date, slot }) => {
    const halfHour = { appointment_date: date, appointment_time: slot, duration_minutes: slotMinutes };
    return all + minutesInHours(halfHour, settings);
  }, 0);
}

/** An appointment's minutes within the day's hours; the rest use no counted capacity. On a closed day, all of them. */
function minutesWithin(
  { appointment_time: time, duration_minutes: minutes }: Omit<Work, 'appointment_date'>,
  opening: Hours | null,
): number {
  if (!opening) return minutes;
  const start = Math.max(minutesOf(time), minutesOf(opening.opens));
  const end = Math.min(minutesOf(time) + minutes, minutesOf(opening.closes));
  return Math.max(0, end - start);
}

/** @returns how many open appointments from a date on lie outside a weekday's new hours; without hours, all of them */
export async function countOutside(
  db: Queries,
  from: string,
  { weekday: day, opens, closes }: OutsideQuery,
): Promise<number> {
  const hours = opens !== undefined && closes !== undefined ? { opens, closes } : null;
  const rows = await db
    .selectFrom('appointments')
    .select(['appointment_date', 'appointment_time', 'duration_minutes'])
    .where('appointment_date', '>=', from)
    .where('status', 'in', openStatuses)
    .execute();
  const isOutside = (row: (typeof rows)[number]) =>
    !hours || minutesWithin(row, hours) < row.duration_minutes;
  return rows.filter((row) => weekday(row.appointment_date) === day && isOutside(row)).length;
}

/** @returns how many appointments from a date on the garage still has to confirm */
export async function countToConfirm(db: Queries, from: string): Promise<number> {
  const { count } = await db
    .selectFrom('appointments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'scheduled')
    .where('appointment_date', '>=', from)
    .executeTakeFirstOrThrow();
  return count;
}

/** @returns how many open appointments each day from a date on has; days without any are left out */
export function countByDay(db: Queries, from: string): Promise<{ date: string; appointments: number }[]> {
  return db
    .selectFrom('appointments')
    .select((eb) => ['appointment_date as date', eb.fn.countAll<number>().as('appointments')])
    .where('appointment_date', '>=', from)
    .where('status', 'in', openStatuses)
    .groupBy('appointment_date')
    .orderBy('appointment_date')
    .execute();
}

/** The minutes that can be worked on a day, over all bays. */
export function openMinutes(date: string, settings: Settings): number {
  const opening = hoursOn(date, settings);
  if (!opening) return 0;
  return minutesBetween(opening.opens, opening.closes) * settings.bays;
}
