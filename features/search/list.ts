import * as z from 'zod/mini';
import { calendarDate, id, paging, tidy } from '../fields.ts';

/** The query parameters of every staff list. */
export const listQuery = {
  ...paging,
  /** The search. */
  q: z._default(z.string().check(tidy, z.maxLength(100, 'Please shorten the search to 100 characters.')), ''),
};

/** A period of days, including the first and the last. */
export const periodQuery = {
  from: z.optional(calendarDate('the first day')),
  to: z.optional(calendarDate('the last day')),
};

/** @param ways how a list can be sorted; the first is the default */
export function sortedBy<const Way extends string>(ways: readonly [Way, ...Way[]]) {
  return z._default(z.enum(ways, 'Please choose how the list is sorted.'), ways[0]);
}

/** `true` asks only for those; if absent, for all. */
export const booleanFilter = z._default(z.stringbool('Please say true or false.'), false);

/** Whose work to list: the caller's own, nobody's, or a colleague's. */
export const assignedQuery = z.optional(
  z.union([z.literal('me'), z.literal('none'), id('a colleague')], 'Please choose me, none or a colleague.'),
);
