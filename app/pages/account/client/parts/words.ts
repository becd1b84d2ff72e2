import { clockTime, type Status } from '../../../../../features/appointments/schema.ts';
import type { BadgeVariant } from '../../../../ui/badge.tsx';

export const statusWords: Record<Status, string> = {
  scheduled: 'Scheduled',
  confirmed: 'Confirmed',
  in_progress: 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** Specification, section 4. */
export const statusVariants: Record<Status, BadgeVariant> = {
  scheduled: 'default',
  confirmed: 'default',
  in_progress: 'secondary',
  completed: 'outline',
  cancelled: 'destructive',
};

const thousands = new Intl.NumberFormat('en-GB');
/** `45,200 miles` */
export const shownMiles = (miles: number) => `${thousands.format(miles)} miles`;

/** `90 min`, `2 h`, `1 h 30 min` */
export function shownMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** @returns when something ends that starts at a time and takes so many minutes, `HH:MM` */
export function endTime(time: string, minutes: number): string {
  const [hours = 0, past = 0] = time.split(':').map(Number);
  return clockTime(hours * 60 + past + minutes);
}

export const reminderWords = { mot: 'MOT', service: 'Service', own: 'Your own' } as const;

export const fuelWords = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  electric: 'Electric',
  hybrid: 'Hybrid',
} as const;
