import { addDays, closureOn, usualDays, weekday } from '../features/appointments/calendar.ts';

/**
 * @param wanted the weekday, 1 for Monday; any if absent
 * @returns the first day, at least that many days ahead, on which the garage is open, `YYYY-MM-DD`
 */
export function openDayAhead(days: number, wanted?: number): string {
  return openDayFrom(Temporal.Now.plainDateISO('Europe/London').add({ days }).toString(), wanted);
}

/** @returns the same, from a day on */
export function openDayFrom(day: string, wanted?: number): string {
  const isWanted = closureOn(day, usualDays) === null && (wanted === undefined || weekday(day) === wanted);
  return isWanted ? day : openDayFrom(addDays(day, 1), wanted);
}
