import { addDays, closureOn } from '../features/appointments/calendar.ts';

/** @returns a day on which the garage is open, so many days ahead or the next one after, `YYYY-MM-DD` */
export function openDayAhead(days: number): string {
  let day = Temporal.Now.plainDateISO('Europe/London').add({ days }).toString();
  while (closureOn(day, []) !== null) day = addDays(day, 1);
  return day;
}
