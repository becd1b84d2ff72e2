import { addDays, closureOn, usualDays, weekday } from '../features/appointments/calendar.ts';

/**
 * @param wanted the weekday, 1 for Monday; any if absent
 * @returns the first day, at least that many days ahead, on which the garage is open, `YYYY-MM-DD`
 */
export function openDayAhead(days: number, wanted?: number): string {
  const isWanted = (day: string) =>
    closureOn(day, usualDays) === null && (wanted === undefined || weekday(day) === wanted);
  let day = Temporal.Now.plainDateISO('Europe/London').add({ days }).toString();
  while (!isWanted(day)) day = addDays(day, 1);
  return day;
}
