import * as z from 'zod/mini';
import { calendarDate, flag, id, requiredLine, versionSeen } from '../fields.ts';

/** How many days before the due day a person's own reminder may leave. */
export const leadDays = [0, 1, 7, 14, 30] as const;
export const defaultLeadDays = 7;

/** A reminder that people set themselves ("tyres in October"). */
export const ownReminderSchema = z.object({
  vehicle_id: id('a vehicle'),
  title: requiredLine('what the reminder is for', 100),
  due_date: calendarDate('the day'),
  days_before: z._default(
    z.literal(leadDays, 'Please choose from the list how long before.'),
    defaultLeadDays,
  ),
});
export type OwnReminder = z.output<typeof ownReminderSchema>;

/** A changed reminder, with the version that was seen; absent: any version will do. */
export const reminderChangeSchema = z.object({
  ...ownReminderSchema.shape,
  version: versionSeen,
});
export type ReminderChange = z.output<typeof reminderChangeSchema>;

/** Staff stop one reminder, or undo the stop. */
export const dismissSchema = z.object({ dismissed: flag('the reminder') });

export const consentSchema = z.object({ agreed: flag('reminders') });
