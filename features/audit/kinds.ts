import { colleagueName } from '../profiles/names.ts';

/** What an entry of the audit log can be about, with its label in the log's filter. */
export const subjectKinds = {
  appointment: 'Appointments',
  block: 'Blocked times',
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
 * Who did it, in the words of screens and files. The log names no client, because it outlives an erased client.
 * @param done the `action`, such as `appointment.client-agreed`, and the actor, who is null unless staff did it
 */
export function actorWords({ action, actor }: Done): string {
  if (actor) return colleagueName(actor);
  return action.startsWith('appointment.client-') || action === 'client.erased' ? 'The client' : 'The garage';
}
