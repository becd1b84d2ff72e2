import * as z from 'zod/mini';
import { periodQuery } from '../search/list.ts';

/** A report's period; absent: the last twelve months. */
export const reportQuery = z.object(periodQuery);
export type Period = { from: string; to: string };

/** @param today the calendar date in Chesterfield */
export function periodOf({ from, to }: z.output<typeof reportQuery>, today: string): Period {
  const last = to ?? today;
  return {
    from: from ?? Temporal.PlainDate.from(last).subtract({ months: 12 }).add({ days: 1 }).toString(),
    to: last,
  };
}
