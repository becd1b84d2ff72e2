import type { EnquiryStatus } from '../../../../../features/enquiries/schema.ts';
import type { Status } from '../../../../../features/appointments/schema.ts';
import type { BadgeVariant } from '../../../../ui/badge.tsx';
import { pounds } from '../../../../lib/money.ts';
import type { Car } from './types.ts';

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

export const enquiryWords: Record<EnquiryStatus, string> = {
  new: 'New',
  in_progress: 'In Progress',
  resolved: 'Resolved',
  archived: 'Archived',
};

/** Specification, section 4. */
export const enquiryVariants: Record<EnquiryStatus, BadgeVariant> = {
  new: 'destructive',
  in_progress: 'secondary',
  resolved: 'outline',
  archived: 'secondary',
};

/** `Ford Focus` */
export const carName = (car: Pick<Car, 'make' | 'model'>) => `${car.make} ${car.model}`;

/** Specification, section 2. */
export const clientName = (name: string | null | undefined) => name || 'Unnamed Client';

/** `90 min`, `2 h`, `1 h 30 min` */
export function shownMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** An amount that may be unknown. */
export const shownPounds = (pence: number | null) => (pence === null ? '–' : pounds(pence));
