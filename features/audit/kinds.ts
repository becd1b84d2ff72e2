import { colleagueName } from '../profiles/names.ts';

/** What an act in the audit log can be about, and how the log's filter says it. */
export const subjectKinds = {
  appointment: 'Appointments',
  client: 'Clients',
  vehicle: 'Vehicles',
  service: 'Service records',
  enquiry: 'Enquiries',
  reminder: 'Reminders',
  message: 'Messages',
  job: 'Jobs',
  settings: 'Settings',
  account: 'Accounts',
} as const;
export type SubjectKind = keyof typeof subjectKinds;

type Done = { action: string; actor: { full_name: string | null } | null };

/**
 * Who did it, as screens and files say it. The log names no client, because it outlives an erased one.
 * @param done its `action`, such as `appointment.client-agreed`, and who did it; null where nobody of the staff did
 */
export function actorWords({ action, actor }: Done): string {
  if (actor) return colleagueName(actor);
  return action.startsWith('appointment.client-') || action === 'client.erased' ? 'The client' : 'The garage';
}
