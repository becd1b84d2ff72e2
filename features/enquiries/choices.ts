// Separate from the schema, so that /contact can show them without loading the validation, which the server does.

/** The contact form's choices, in the specification's order; the first one is preselected. */
export const enquiryServices = [
  'General Repairs',
  'Diagnostics',
  'Routine Servicing',
  'Electrical Services',
  'Performance Tuning',
  'Collision Repair',
  'Emergency Service',
  'Other',
] as const;
export type EnquiryService = (typeof enquiryServices)[number];

/** Whether the sender is at the roadside and should not wait for a written answer. */
export const isEmergency = (service: string | null): boolean => service === 'Emergency Service';
