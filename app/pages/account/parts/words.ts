import { formatCount, formatMiles } from '../../../../features/amount-words.ts';
import { formatDate, formatDateWithWeekday } from '../../../../features/date-words.ts';
import { pastDayWords, type When } from '../../../../features/appointments/times.ts';
import type { Status } from '../../../../features/appointments/statuses.ts';
import type { BadgeVariant } from '../../../ui/badge.tsx';

/** The words about appointments and cars that clients and staff share. */

/** Specification, section 4. */
export const statusVariants: Record<Status, BadgeVariant> = {
  scheduled: 'default',
  confirmed: 'default',
  in_progress: 'secondary',
  completed: 'outline',
  cancelled: 'destructive',
};

/** `30 min`, `2 h`, `1 h 30 min`, `2,024 h` */
export function shownMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${formatCount(hours)} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ');
}

/** Why a past day has no times to choose from. */
export const dayHasPassed = `This day has passed. ${pastDayWords}`;

/** Says when an appointment is now, to someone who saw it at another time. */
export const movedWords = (to: When) =>
  `This appointment has since been moved to ${formatDateWithWeekday(to.appointment_date)}, ${to.appointment_time}.`;

/** For whoever books a car that already comes in on that day. */
export const sameDayWords = ({
  service_type: type,
  appointment_time: time,
}: {
  service_type: string;
  appointment_time: string;
}) => `This vehicle already has an appointment on this day: ${type} at ${time}.`;

type NextService = { service_due_date: string | null; service_due_mileage: number | null };

/** `12 Mar 2027 or at 45,000 miles`, whichever of the two is known; empty if neither is. */
export function nextServiceWords({
  service_due_date: date,
  service_due_mileage: miles,
}: NextService): string {
  return [date && formatDate(date), miles !== null && `at ${formatMiles(miles)}`]
    .filter(Boolean)
    .join(' or ');
}
