import * as z from 'zod/mini';
import { lastDayProblem } from '../appointments/calendar.ts';
import { endTime, slotMinutes, startTimes } from '../appointments/times.ts';
import { calendarDate, closureReason, orNull, wholeNumber } from '../fields.ts';

/** Times at which a blocked time may end: whoever starts by the last starting time is in its half hour. */
export const endTimes = startTimes.map((time) => endTime(time, slotMinutes));

/** The whole of a day: nothing can start on it. */
export const wholeDay = { start_time: startTimes.at(0) ?? '', end_time: endTimes.at(-1) ?? '' };

/** A time when no work is taken in a bay, or in all of them: on one day, or daily until a last one. */
export const blockSchema = z
  .object({
    first_date: calendarDate('the day', 'Please choose a day.'),
    last_date: orNull(calendarDate('the last day')),
    start_time: z.enum(startTimes, 'Please choose from the list when it begins.'),
    end_time: z.enum(endTimes, 'Please choose from the list when it ends.'),
    /** Null for all bays. */
    bay: orNull(wholeNumber('the bay', 1, 20)),
    reason: closureReason,
  })
  .check(
    z.refine(({ start_time: start, end_time: end }) => start < end, {
      path: ['end_time'],
      error: 'Please choose an end after the beginning.',
    }),
    z.superRefine(({ first_date: first, last_date: last }, context) => {
      const problem = lastDayProblem(first, last);
      if (problem) context.addIssue({ code: 'custom', path: ['last_date'], message: problem });
    }),
  );
export type NewBlock = z.output<typeof blockSchema>;
