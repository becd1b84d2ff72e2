import type { ReminderRow } from '../../db/tables.ts';

const kindWords = { mot: 'MOT', service: 'Service', own: 'Your own' } as const;

/** What a reminder is about, or that the garage entered it, in its client's words. */
export const reminderKind = ({
  reminder_type: type,
  is_from_staff: isFromStaff,
}: Pick<ReminderRow, 'reminder_type' | 'is_from_staff'>): string =>
  isFromStaff ? 'Garage note' : kindWords[type];
