import { timeZone } from '../features/date-words.ts';

/** @returns the instant as every table stores it: ISO 8601 in UTC with milliseconds */
export function stamp(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'millisecond' });
}

/** @returns the instant as calendars and file names write it, `20260609T080000Z` */
export function compact(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
}

/** @returns the calendar date in Chesterfield, `YYYY-MM-DD` */
export function today(instant: Temporal.Instant): string {
  return instant.toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/** @returns the calendar year in Chesterfield */
export function thisYear(instant: Temporal.Instant): number {
  return Number(today(instant).slice(0, 4));
}

/** @returns the time of day in Chesterfield, `HH:MM` */
export function timeOfDay(instant: Temporal.Instant): string {
  return instant.toZonedDateTimeISO(timeZone).toPlainTime().toString({ smallestUnit: 'minute' });
}

/** Whether the time of day in Chesterfield is at or after `from` and before `until`, both `HH:MM`. */
export function isBetween(
  instant: Temporal.Instant,
  { from, until }: { from: string; until: string },
): boolean {
  const time = timeOfDay(instant);
  return time >= from && time < until;
}

/** @returns the instant at which a calendar date begins in Chesterfield */
export function startOfDay(date: string): Temporal.Instant {
  return Temporal.PlainDate.from(date).toZonedDateTime(timeZone).toInstant();
}

/** @returns the instant at which a clock in Chesterfield shows a time of day, `HH:MM`, on a calendar date */
export function instantOf(date: string, time: string): Temporal.Instant {
  return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).toInstant();
}
