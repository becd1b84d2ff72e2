import { isBetween, timeZone } from '../clock.ts';
import type { Garage } from '../garage.ts';

/** Something that the server does by itself, again and again. */
export type Job = {
  name: string;
  /** What staff read: what it does, and when. */
  label: string;
  schedule: string;
  /** @returns when it is due after a run at this moment */
  next(now: Temporal.Instant): Temporal.Instant;
  /**
   * @param signal tells a long run to stop: `signal.throwIfAborted()` between two steps
   * @returns what was done, as a sentence for staff; undefined when there was nothing to do
   */
  run(garage: Garage, signal: AbortSignal): Promise<string | undefined>;
  /**
   * Every process runs it, because its work is shared out row by row; otherwise one process at a time.
   */
  isShared?: boolean;
};

/**
 * The next time a clock in Chesterfield shows a time of day. On the night when it does not exist, as much later
 * as the clock jumps (02:30 for 01:30); on the night when it comes twice, the first.
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
 * @param hours times of day in Chesterfield, `HH:MM`, between which it is due; absent: all day
 * @returns the rule that makes a job due again so long after a run
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
