import * as z from 'zod/mini';
import { calendarDate, id, paging, tidy } from '../fields.ts';

/** What every list of staff takes in its query. */
export const listQuery = {
  ...paging,
  /** What is searched for. */
  q: z._default(z.string().check(tidy, z.maxLength(100, 'Please shorten the search to 100 characters.')), ''),
};

/** A period of days, both included. */
export const periodQuery = {
  from: z.optional(calendarDate('the first day')),
  to: z.optional(calendarDate('the last day')),
};

/** @param ways how a list can be sorted; the first is how it is where nobody chose */
export function sortedBy<const Way extends string>(ways: readonly [Way, ...Way[]]) {
  return z._default(z.enum(ways, 'Please choose how the list is sorted.'), ways[0]);
}

/** `true` asks for those only; absent: all. */
export const onlyThose = z._default(z.stringbool('Please say true or false.'), false);

/** Whose: the caller's own, nobody's, or a colleague's. */
export const assignedQuery = z.optional(
  z.union([z.literal('me'), z.literal('none'), id('a colleague')], 'Please choose me, none or a colleague.'),
);
