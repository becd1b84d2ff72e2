import { addDays, addMonths } from '../appointments/calendar.ts';

/**
 * Dates of the MOT. Calendar dates are `YYYY-MM-DD`. Rule: gov.uk "Getting an MOT" (a test up to a month
 * minus a day before the expiry keeps its day and month).
 */

/** So many days before its end an MOT, or a service before it is due, is called close, to clients and staff alike. */
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
  // A year from 29 February has no such day at its end: the 28th is a day less already.
  return yearOn.slice(5) === testedOn.slice(5) ? addDays(yearOn, -1) : yearOn;
}

/**
 * When a car that was never tested needs its first MOT: by the third anniversary of its first registration (gov.uk
 * "Getting an MOT"). Only the month of that is known, so it is the month's first day, which is never too late. Northern
 * Ireland has four years: there the date is the owner's to change.
 * @param month of the first registration, `YYYY-MM`
 * @param day today's date
 * @returns null when that is a year ago or longer: no first test is late by more, so the car was tested where the
 *   records do not say, is exempt or off the road
 */
export function firstMotDue(month: string, day: string): string | null {
  const due = addMonths(`${month}-01`, 36);
  return due > addMonths(day, -12) ? due : null;
}
