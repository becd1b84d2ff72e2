import type { ReminderRow } from '../../db/tables.ts';
import { addDays } from '../appointments/calendar.ts';

/** How many days late a person's own reminder may leave if it could not on its day, even after its due day. */
const ownGraceDays = 14;

/** The earliest `send_on` of an own reminder that still leaves on `day`. */
export const oldestOwn = (day: string) => addDays(day, -ownGraceDays);

/**
 * Whether an unsent reminder leaves on a later day, now, or never. In queries: `dueReminders`, which also checks that
 * its client can be written to.
 */
export function sendTiming(
  { reminder_type, due_date, send_on }: Pick<ReminderRow, 'reminder_type' | 'due_date' | 'send_on'>,
  day: string,
): 'later' | 'now' | 'never' {
  if (send_on > day) return 'later';
  const isInTime = due_date >= day || (reminder_type === 'own' && send_on >= oldestOwn(day));
  return isInTime ? 'now' : 'never';
}
