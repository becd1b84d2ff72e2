import type { ProfileRow } from '../../db/tables.ts';

export type Consent = Pick<ProfileRow, 'reminders_agreed_at' | 'reminders_stopped_at'>;

/** Whether a person gets reminders: they agreed, and have not stopped them since. In queries: `withReminderConsent`. */
export function hasReminderConsent({
  reminders_agreed_at: agreed,
  reminders_stopped_at: stopped,
}: Consent): boolean {
  return agreed !== null && stopped === null;
}
