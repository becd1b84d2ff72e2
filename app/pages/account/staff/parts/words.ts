import { endTime } from '../../../../../features/appointments/times.ts';
import type { EnquiryStatus } from '../../../../../features/enquiries/schema.ts';
import { colleagueName } from '../../../../../features/profiles/names.ts';
import type { BadgeVariant } from '../../../../ui/badge.tsx';
import type { Appointment } from './types.ts';

/** Specification, section 4. */
export const enquiryVariants: Record<EnquiryStatus, BadgeVariant> = {
  new: 'destructive',
  in_progress: 'secondary',
  resolved: 'outline',
  archived: 'secondary',
};

/** Specification, section 2. */
export const clientName = (name: string | null | undefined) => name || 'Unnamed Client';

/** Whose job an appointment is. */
export const mechanicWords = ({ assignee }: Pick<Appointment, 'assignee'>) =>
  assignee ? colleagueName(assignee) : 'Unassigned';

/** When an appointment ends, `HH:MM`. */
export const endOf = (each: Pick<Appointment, 'appointment_time' | 'duration_minutes'>) =>
  endTime(each.appointment_time, each.duration_minutes);

/** A client without an address hears of a change from the member of staff who makes it. */
export const noEmailHint = 'This client has no email address: please tell them on the phone.';
