import type { Status } from '../../../../features/appointments/statuses.ts';
import type { BadgeVariant } from '../../../ui/badge.tsx';

/** What clients and staff both read of an appointment and of a car. */

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
  return [hours > 0 && `${hours.toLocaleString('en-GB')} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ');
}
