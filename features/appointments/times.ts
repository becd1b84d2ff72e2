/** From Monday: the index is the ISO weekday, 1 to 7, less one. */
export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Minutes that an appointment may take. */
export const durations = [30, 60, 90, 120, 180, 240] as const;
export const defaultDuration = 60;

/** @returns the minutes that a type of work usually takes; an hour if no type has been chosen yet */
export function usualMinutes(usual: Record<string, number | undefined> | undefined, type: string): number {
  return usual?.[type] ?? defaultDuration;
}

/** The message for any other duration. */
export const wrongDuration = 'Please choose from the list how long it takes.';

/** The message for a time that another appointment has taken (specification, section 8). */
export const takenWords = 'This time slot is already booked. Please choose a different time.';

/** When an appointment begins. */
export type When = { appointment_date: string; appointment_time: string };

/** Whether an appointment begins at a different time than before, however long it takes. */
export const isMoved = (before: When, after: When): boolean =>
  before.appointment_date !== after.appointment_date || before.appointment_time !== after.appointment_time;

type Listed = When & { id: string };

/** Compares appointments by when they begin, as lists sort them: those that begin together, by id. */
export function byStart(one: Listed, other: Listed): number {
  const start = (row: Listed) => `${row.appointment_date} ${row.appointment_time} ${row.id}`;
  return start(one).localeCompare(start(other));
}

/** The message for a day that is over in Chesterfield. */
export const pastDayWords = 'Please choose today or a later day.';

/** Minutes between two starting times. */
export const slotMinutes = 30;
/** Starting times: every half hour from 08:00 to 17:30. */
export const startTimes = Array.from({ length: 20 }, (_, index) => clockTime(8 * 60 + index * slotMinutes));

/**
 * @param minutes since midnight
 * @returns `HH:MM`
 */
export function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** @returns minutes since midnight of `HH:MM` */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** @returns minutes from one `HH:MM` to another on the same day */
export function minutesBetween(start: string, end: string): number {
  return minutesOf(end) - minutesOf(start);
}

/** @returns the end of something that starts at a time and takes this many minutes, `HH:MM` */
export function endTime(time: string, minutes: number): string {
  return clockTime(minutesOf(time) + minutes);
}

/**
 * The half hours that an appointment occupies.
 * @param time its start, `HH:MM`
 * @returns the start of each half hour, such as `['09:00', '09:30']`
 */
export function occupiedSlots(time: string, durationMinutes: number): string[] {
  return Array.from({ length: Math.ceil(durationMinutes / slotMinutes) }, (_, index) =>
    endTime(time, index * slotMinutes),
  );
}
