import { addDays } from '../../../../features/appointments/calendar.ts';

/** Calendar dates as `YYYY-MM-DD`, reckoned without time zones: a date is a date wherever the browser stands. */

const london = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });
const long = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const short = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const weekday = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});
const weekdayYear = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const month = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'short', year: 'numeric' });
const instant = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const instantDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

const asUtc = (date: string) => new Date(`${date}T00:00:00Z`);

/** @returns today's date in Chesterfield */
export const today = () => london.format(new Date());

/** @returns the calendar year in Chesterfield */
export const thisYear = () => Number(today().slice(0, 4));

/** @returns the Monday of a date's week */
export function mondayOf(date: string): string {
  return addDays(date, -((asUtc(date).getUTCDay() + 6) % 7));
}

/** Whether a text is a date that exists, so that a mistyped address does no harm. */
export function isDate(text: string | null | undefined): text is string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text ?? '')) return false;
  const day = asUtc(text ?? '');
  // Browsers roll 30 February over into March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text ?? '');
}

/** `Saturday 21 November` */
export const longDay = (date: string) => long.format(asUtc(date)).replace(',', '');
/** `21 Nov 2026`, the way that every date is shown. */
export const shortDay = (date: string) => short.format(asUtc(date));
/** `Sat 21 Nov 2026` */
export const weekDay = (date: string) => weekdayYear.format(asUtc(date)).replace(',', '');
/** `Sat 21 Nov`, where the year stands nearby. */
export const stripDay = (date: string) => weekday.format(asUtc(date)).replace(',', '');
/** `Nov 2026` from `2026-11` or a date. */
export const monthName = (yearMonth: string) => month.format(asUtc(`${yearMonth.slice(0, 7)}-01`));
/** An instant as `21 Nov 2026, 14:05` in Chesterfield. */
export const shownInstant = (stamp: string) => instant.format(new Date(stamp));
/** An instant's date in Chesterfield, `21 Nov 2026`. */
export const shownInstantDay = (stamp: string) => instantDay.format(new Date(stamp));
