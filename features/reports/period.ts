import * as z from 'zod/mini';
import { addDays, addMonths } from '../appointments/calendar.ts';
import { periodQuery } from '../search/list.ts';

/** A report's period; absent: the last twelve months. */
export const reportQuery = z.object(periodQuery);
export type Period = { from: string; to: string };

/** What is said of a period that ends before it begins. */
export const backwards = 'The first day comes after the last. Please choose another period.';
/** Whether a period ends before it begins: nothing lies in it. */
export const isBackwards = ({ from, to }: Period) => from > to;

/**
 * Fills in the ends of a period that were left out. The browser shows the same.
 * @param today the calendar date in Chesterfield
 */
export function periodOf({ from, to }: z.output<typeof reportQuery>, today: string): Period {
  const last = to ?? today;
  return { from: from ?? addDays(addMonths(last, -12), 1), to: last };
}

/** Each day's opening time is reckoned anew: more years are no period that anybody looks at. */
const mostYears = 20;

/** @returns what the report of the bays reckons of a period: the last twenty years. The browser says the same. */
export function reckoned({ from, to }: Period): Period {
  const earliest = addDays(addMonths(to, -12 * mostYears), 1);
  return { from: from < earliest ? earliest : from, to };
}
