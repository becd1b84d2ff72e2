import { daysBetween } from '../../../../../features/appointments/calendar.ts';
import { Badge, Tag } from '../../../../ui/badge.tsx';
import { today } from '../../parts/days.ts';
import type { Reminder } from './queries.ts';

const typeWords = { mot: 'MOT', service: 'Service', own: 'Your own' } as const;

/** What a reminder is about; past its day, as a status that stands out. */
export function ReminderType({ type, due }: { type: Reminder['reminder_type']; due: string }) {
  const words = typeWords[type];
  return daysBetween(today(), due) < 0 ? (
    <Badge variant="destructive">{`${words} overdue`}</Badge>
  ) : (
    <Tag>{words}</Tag>
  );
}
