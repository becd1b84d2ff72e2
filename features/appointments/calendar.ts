import { business } from '../../business.ts';
import { asUtc, formatDate, isDate } from '../date-words.ts';
import bankHolidays from './bank-holidays.json' with { type: 'json' };
import { weekdayNames } from './times.ts';

/**
 * The days on which the garage works. Calendar dates are `YYYY-MM-DD`. The browser uses this too, so it does
 * without Temporal, which not every browser has yet.
 */

/** When a day's work begins and ends, as `HH:MM`. */
export type Hours = { opens: string; closes: string };
/** The hours from Monday to Sunday; null for a closed day. */
type Week = readonly (Hours | null)[];
/** What the settings say about it. */
export type OpenDays = {
  /** The owner's own closed days. */
  closed_days: readonly { date: string; reason: string }[];
  opening_hours: Week;
};

/** The week that the public pages state. */
export const usualWeek: Week = business.hours;
/** The default when the settings say nothing else. */
export const usualDays: OpenDays = { closed_days: [], opening_hours: usualWeek };

const holidays = new Map(bankHolidays.events.map(({ date, title }) => [date, title]));

/** If one of these falls on a weekend, the list has only its substitute day, but a garage may work on Saturdays. */
const feasts = new Map([
  ['01-01', 'New Year’s Day'],
  ['12-25', 'Christmas Day'],
  ['12-26', 'Boxing Day'],
]);

/**
 * The last day that the list of bank holidays of England and Wales covers. The list is kept in
 * `bank-holidays.json`; its source is https://www.gov.uk/bank-holidays.json (`england-and-wales`).
 */
export const bankHolidaysUntil = bankHolidays.until;

/** The bank holidays after the list, by year: a report asks for every day of many years. */
const laterHolidays = new Map<number, Map<string, string>>();

/** @returns the name of the bank holiday on a day, if any: by the list or, after its end, by the usual rules */
function bankHolidayOn(date: string): string | undefined {
  if (date <= bankHolidaysUntil) return holidays.get(date);
  const year = Number(date.slice(0, 4));
  const known = laterHolidays.get(year) ?? usualHolidays(year);
  laterHolidays.set(year, known);
  return known.get(date);
}

/** By the Banking and Financial Dealings Act 1971; only the list knows of moved and additional ones. */
function usualHolidays(year: number): Map<string, string> {
  const easter = easterSunday(year);
  const days = new Map([
    [addDays(easter, -2), 'Good Friday'],
    [addDays(easter, 1), 'Easter Monday'],
    [mondayOf(`${year}-05-07`), 'Early May bank holiday'],
    [mondayOf(`${year}-05-31`), 'Spring bank holiday'],
    [mondayOf(`${year}-08-31`), 'Summer bank holiday'],
  ]);
  const all = [...feasts].map(([feast, name]) => ({ date: `${year}-${feast}`, name }));
  const onWeekend = all.filter(({ date }) => weekday(date) > 5);
  for (const { date, name } of all) if (weekday(date) <= 5) days.set(date, name);
  for (const { date, name } of onWeekend) {
    let substitute = date;
    while (weekday(substitute) > 5 || days.has(substitute)) substitute = addDays(substitute, 1);
    days.set(substitute, `${name} (substitute day)`);
  }
  return days;
}

/** The Gregorian rule, as an algorithm by J. M. Oudin (1940): from the full moon to the Sunday after it. */
function easterSunday(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const k = Math.floor((century - 17) / 25);
  const epact = (century - Math.floor(century / 4) - Math.floor((century - k) / 3) + 19 * golden + 15) % 30;
  const moon =
    epact -
    Math.floor(epact / 28) *
      (1 - Math.floor(epact / 28) * Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const day = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  return addDays(`${year}-03-28`, moon - day);
}

/** Whether the list of bank holidays ends within half a year, so that someone should update it. */
export function bankHolidaysRunOut(date: string): boolean {
  return addDays(date, 183) > bankHolidaysUntil;
}

/** @returns the date this many days later, or earlier if negative */
export function addDays(date: string, days: number): string {
  const day = asUtc(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** @returns the same day this many months later; a day that the month does not have becomes its last */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, lastDay));
  return first.toISOString().slice(0, 10);
}

/** How many months ahead clients may book: enough for the next MOT, too few for a year mistyped. */
const bookableMonths = 18;

/** @returns the last day that a client may book */
export function lastBookableDay(today: string): string {
  return addMonths(today, bookableMonths);
}

/** The objection to a later day, most of which are typing errors. */
export const tooFarAhead = (today: string) =>
  `Please check the year: you can book until ${formatDate(lastBookableDay(today))}.`;

/** More in one step is a year mistyped. */
const maxDaysAtOnce = 62;

/** @returns what is wrong with the last of several days that are closed or blocked in one step */
export function lastDayProblem(first: string, last: string | null): string | undefined {
  if (last === null || !isDate(first)) return undefined;
  if (!isDate(last) || last < first) return 'Please choose the first day or a later one.';
  return daysBetween(first, last) < maxDaysAtOnce
    ? undefined
    : `Please check the year: at most ${maxDaysAtOnce} days can be added at once.`;
}

/** @returns whole days from one date to another; negative if the second is earlier */
export function daysBetween(from: string, to: string): number {
  return Math.round((asUtc(to).getTime() - asUtc(from).getTime()) / 86_400_000);
}

/** @returns the dates from one to another, both included; none if the second is earlier */
export function datesBetween(first: string, last: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) =>
    addDays(first, index),
  );
}

/** @returns the Monday of a date's week */
export function mondayOf(date: string): string {
  return addDays(date, 1 - weekday(date));
}

/** @returns 1 for Monday to 7 for Sunday */
export function weekday(date: string): number {
  return asUtc(date).getUTCDay() || 7;
}

/** @returns why the garage is closed on a day, such as `We are closed on Saturdays.`, or null when it is open */
export function closureOn(date: string, { closed_days, opening_hours }: OpenDays): string | null {
  const own = closed_days.find((day) => day.date === date);
  if (own) return `We are closed on this day: ${own.reason}.`;
  const holiday = bankHolidayOn(date);
  if (holiday) return `We are closed for the bank holiday: ${holiday}.`;
  const feast = feasts.get(date.slice(5));
  if (feast) return `We are closed on ${feast}.`;
  const day = weekday(date);
  return opening_hours[day - 1] ? null : `We are closed on ${weekdayNames[day - 1]}s.`;
}

/** @returns the hours of a day, or null when the garage is closed on it */
export function hoursOn(date: string, open: OpenDays): Hours | null {
  return closureOn(date, open) === null ? (open.opening_hours[weekday(date) - 1] ?? null) : null;
}
