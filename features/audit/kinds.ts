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
