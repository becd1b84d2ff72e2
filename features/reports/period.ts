import * as z from 'zod/mini';
import { addDays, addMonths } from '../appointments/calendar.ts';
import { paging } from '../fields.ts';
import { periodQuery } from '../search/list.ts';

/** A report's period; absent: the last twelve months. */
export const reportQuery = z.object(periodQuery);
export type Period = { from: string; to: string };

/** The message for a period that ends before it begins. */
export const backwards = 'The first day comes after the last. Please choose another period.';
/** Whether a period ends before it begins, and so contains nothing. */
export const isBackwards = ({ from, to }: Period) => from > to;

/**
 * Fills in the missing ends of a period. The browser shows the same period.
 * @param today the calendar date in Chesterfield
 */
export function periodOf({ from, to }: z.output<typeof reportQuery>, today: string): Period {
  const last = to ?? today;
  return { from: from ?? addDays(addMonths(last, -12), 1), to: last };
}

/** Opening time is computed day by day, and nobody looks at more years than these. */
const maxYears = 20;

/** @returns the part of a period that the bays report covers: its last twenty years. The browser says the same. */
export function reportedPart({ from, to }: Period): Period {
  const earliest = addDays(addMonths(to, -12 * maxYears), 1);
  return { from: from < earliest ? earliest : from, to };
}

/** How far the MOT call list looks back and ahead, in days. Older dates are mostly cars that have gone elsewhere. */
export const motsPast = 60;
export const motsAhead = 90;
export const motsPeriodWords = `the last ${motsPast} days and the next ${motsAhead}`;

/** The MOT call list has no period to choose, but pages. */
export const motsQuery = z.object(paging);

/**
 * The days whose MOTs are on the call list.
 * @param today the calendar date in Chesterfield
 */
export function motsPeriod(today: string): Period {
  return { from: addDays(today, -motsPast), to: addDays(today, motsAhead) };
}
