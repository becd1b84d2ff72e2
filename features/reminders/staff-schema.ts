import * as z from 'zod/mini';
import { versionSeen } from '../profiles/staff-schema.ts';
import { ownReminderSchema } from './schema.ts';

/** Staff change a client's own reminder, with the version that they saw. */
export const reminderChangeSchema = z.object({ ...ownReminderSchema.shape, version: versionSeen });
export type ReminderChange = z.output<typeof reminderChangeSchema>;
