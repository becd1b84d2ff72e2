import { daysBetween } from '../../../../../features/appointments/calendar.ts';
import { reminderKind } from '../../../../../features/reminders/kinds.ts';
import { Badge, Tag } from '../../../../ui/badge.tsx';
import { today } from '../../parts/days.ts';
import type { Reminder } from './queries.ts';

type ReminderTypeProps = {
  reminder: Pick<Reminder, 'reminder_type' | 'due_date' | 'is_from_staff'>;
};

/** What a reminder is about, or that the garage entered it; more prominent once its day is past. */
export function ReminderType({ reminder }: ReminderTypeProps) {
  const words = reminderKind(reminder);
  return daysBetween(today(), reminder.due_date) < 0 ? (
    <Badge variant="destructive">{`${words} overdue`}</Badge>
  ) : (
    <Tag>{words}</Tag>
  );
}
