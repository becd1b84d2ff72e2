import { addDays } from '../appointments/calendar.ts';

/**
 * Dates of the MOT. Calendar dates are `YYYY-MM-DD`. Rule: gov.uk "Getting an MOT" (a test up to a month
 * minus a day before the expiry keeps its day and month).
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
 * When the MOT runs out after a pass: a year after the old expiry when the test was early enough to keep its
 * day and month, else a year less a day after the test (DVSA: passed 3 November 2013, runs out 2 November 2014).
 * @param expiry the one before the test; null when it is unknown
 */
export function expiryAfterPass(expiry: string | null, testedOn: string): string {
  const isKept = expiry !== null && testedOn >= earliestMotTest(expiry) && testedOn <= expiry;
  return isKept ? addMonths(expiry, 12) : addDays(addMonths(testedOn, 12), -1);
}
