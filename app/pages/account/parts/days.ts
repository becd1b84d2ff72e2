import { asUtc, timeZone } from '../../../../features/date-words.ts';

/** Calendar dates as `YYYY-MM-DD`, calculated without time zones: a date is the same wherever the browser is. */

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const weekday = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});
const month = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'short', year: 'numeric' });
const instantDay = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** @returns today's date in Chesterfield */
export function today() {
  // Part by part: no locale gives YYYY-MM-DD in every browser. Canada's, often used for this, does not in WebKit.
  const part = Object.fromEntries(london.formatToParts(new Date()).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}`;
}

/** @returns the calendar year in Chesterfield */
export const thisYear = () => Number(today().slice(0, 4));

/** `Sat 21 Nov`, where the year is shown nearby. */
export const stripDay = (date: string) => weekday.format(asUtc(date)).replace(',', '');
/** `Nov 2026` from `2026-11` or a date. */
export const monthName = (yearMonth: string) => month.format(asUtc(`${yearMonth.slice(0, 7)}-01`));
/** An instant's date in Chesterfield, `21 Nov 2026`. */
export const shownInstantDay = (stamp: string) => instantDay.format(new Date(stamp));
