import { timeZone } from '../../features/date-words.ts';
import { isBetween } from '../clock.ts';
import type { Garage } from '../garage.ts';

/** Something that the server does regularly by itself. */
export type Job = {
  name: string;
  /** What staff read: what it does, and when. */
  label: string;
  schedule: string;
  /** @returns when the job is next due after a run at `now` */
  next(now: Temporal.Instant): Temporal.Instant;
  /**
   * @param signal tells a long run to stop: `signal.throwIfAborted()` between steps
   * @returns what was done, as a sentence for staff; undefined when there was nothing to do
   */
  run(garage: Garage, signal: AbortSignal): Promise<string | undefined>;
  /**
   * Every process runs it, because its work is shared out row by row; otherwise one process at a time.
   */
  isShared?: boolean;
};

/**
 * The next time that a clock in Chesterfield shows a time of day. If the clock change skips that time, the result is
 * later by as much as the clock jumps (02:30 for 01:30); if the time occurs twice, the first counts.
 * @param time `HH:MM`
 */
export function dailyAt(time: string) {
  return (now: Temporal.Instant): Temporal.Instant => {
    const here = now.toZonedDateTimeISO(timeZone);
    const candidate = here.withPlainTime(time);
    const isAhead = Temporal.ZonedDateTime.compare(candidate, here) > 0;
    return (isAhead ? candidate : here.add({ days: 1 }).withPlainTime(time)).toInstant();
  };
}

/**
 * @param hours times of day in Chesterfield, `HH:MM`, between which the job is due; if absent, all day
 * @returns the rule that makes a job due again this long after a run
 */
export function every(
  duration: { seconds?: number; minutes?: number },
  hours?: { from: string; until: string },
) {
  return (now: Temporal.Instant): Temporal.Instant => {
    const next = now.add(duration);
    return hours && !isBetween(next, hours) ? dailyAt(hours.from)(now) : next;
  };
}
