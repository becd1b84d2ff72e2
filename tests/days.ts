import { addDays, closureOn, usualDays, weekday } from '../features/appointments/calendar.ts';

/**
 * @param wanted its weekday, 1 for Monday; absent: any
 * @returns a day on which the garage is open, so many days ahead or the next one after, `YYYY-MM-DD`
 */
export function openDayAhead(days: number, wanted?: number): string {
  const isWanted = (day: string) =>
    closureOn(day, usualDays) === null && (wanted === undefined || weekday(day) === wanted);
  let day = Temporal.Now.plainDateISO('Europe/London').add({ days }).toString();
  while (!isWanted(day)) day = addDays(day, 1);
  return day;
}
