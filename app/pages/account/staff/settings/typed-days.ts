import { datesBetween, lastDayProblem } from '../../../../../features/appointments/calendar.ts';
import { isDate } from '../../../../../features/date-words.ts';
import type { Settings } from '../../../../../features/settings/schema.ts';

type Days = Settings['closed_days'];

/** What is in the fields for more closed days: one, or all from `date` to `until`. */
export type TypedDays = Days[number] & { until?: string };

export const noDay: TypedDays = { date: '', reason: '' };

/** @returns what is wrong with the last day, if one has been typed */
export const untilProblem = ({ date, until }: TypedDays) => lastDayProblem(date, until || null);

/**
 * @returns the days with the typed ones first, where their errors are looked up; a half-typed day counts too, and one
 *   with a wrong last day has no date, so that it cannot be saved
 */
export function withTyped(days: Days, typed: TypedDays): Days {
  if (typed.date === '' && !typed.until && typed.reason.trim() === '') return days;
  const added = daysOf(typed);
  return [...added, ...days.filter(({ date }) => !added.some((day) => day.date === date))];
}

function daysOf({ date, until = '', reason }: TypedDays): Days {
  if (untilProblem({ date, until, reason })) return [{ date: '', reason }];
  const dates = isDate(date) && until !== '' ? datesBetween(date, until) : [date];
  return dates.map((each) => ({ date: each, reason }));
}
