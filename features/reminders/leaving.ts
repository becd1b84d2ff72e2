import type { ReminderRow } from '../../db/tables.ts';
import { addDays } from '../appointments/calendar.ts';

/** A person's own reminder that could not leave on its day leaves up to so many days later, even after its due day. */
const ownGraceDays = 14;

/** The earliest day on which an own reminder may have been to leave that still leaves on `day`. */
export const oldestOwn = (day: string) => addDays(day, -ownGraceDays);

/**
 * Whether a reminder that was not sent leaves on a later day, now, or not any more. In queries: `dueReminders`, which also
 * asks whether anybody can be written to.
 */
export function leaving(
  { reminder_type, due_date, send_on }: Pick<ReminderRow, 'reminder_type' | 'due_date' | 'send_on'>,
  day: string,
): 'later' | 'now' | 'never' {
  if (send_on > day) return 'later';
  const isInTime = due_date >= day || (reminder_type === 'own' && send_on >= oldestOwn(day));
  return isInTime ? 'now' : 'never';
}
