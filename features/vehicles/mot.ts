import { addDays } from '../appointments/calendar.ts';

/**
 * Dates of the MOT. Calendar dates are `YYYY-MM-DD`. Rules: gov.uk "Getting an MOT" (renewal up to a month
 * minus a day before expiry keeps the date) and "Check MOT history" (a pass earlier than that runs a year
 * less a day).
 */

/** @returns the same day so many months later; a day that the month does not have becomes its last */
function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, lastDay));
  return first.toISOString().slice(0, 10);
}

/**
 * The earliest day for a test that keeps the expiry's day and month: one calendar month before, plus a day
 * (15 November → 16 October). For month ends (31 March) no rule is published: we take the shorter month's
 * last day (28 February → 1 March), the cautious reading, which never promises a day too early.
 */
export function earliestMotTest(expiry: string): string {
  return addDays(addMonths(expiry, -1), 1);
}

/**
 * @param tested the day of a pass
 * @param expiry the MOT's expiry until then, or null when there was none
 * @returns the new expiry
 */
export function motExpiryAfterPass(tested: string, expiry: string | null): string {
  const keepsDate = expiry !== null && tested >= earliestMotTest(expiry) && tested <= expiry;
  return keepsDate ? addMonths(expiry, 12) : addDays(addMonths(tested, 12), -1);
}

/** The first MOT is due by the third anniversary of the first registration (Great Britain; four years in Northern Ireland). */
export function firstMotDue(firstRegistered: string): string {
  return addMonths(firstRegistered, 36);
}
