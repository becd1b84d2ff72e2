import { addDays, addMonths } from '../appointments/calendar.ts';

/**
 * Dates of the MOT. Calendar dates are `YYYY-MM-DD`. Rule: gov.uk "Getting an MOT" (a test up to a month
 * minus a day before the expiry keeps its day and month).
 */

/** Within this many days, clients and staff alike are shown that the end of an MOT, or a service, is close. */
export const soonDays = 30;

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
  if (isKept) return addMonths(expiry, 12);
  const yearOn = addMonths(testedOn, 12);
  // A year after 29 February there is no such day: the 28th is already a day less.
  return yearOn.slice(5) === testedOn.slice(5) ? addDays(yearOn, -1) : yearOn;
}

/**
 * When a car that was never tested needs its first MOT: by the third anniversary of its first registration (gov.uk
 * "Getting an MOT"). Only the month is known, so the result is its first day, which is never too late. In Northern
 * Ireland it is the fourth anniversary: there it is up to the owner to change the date.
 * @param month of the first registration, `YYYY-MM`
 * @param day today's date
 * @returns null if that is a year ago or longer: no first test is later than that, so the car was tested without being
 *   in these records, is exempt or is off the road
 */
export function firstMotDue(month: string, day: string): string | null {
  const due = addMonths(`${month}-01`, 36);
  return due > addMonths(day, -12) ? due : null;
}
