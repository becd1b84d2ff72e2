// Apart from the schema, so that /contact can show them without loading what checks them: the server does.

/** The contact form's choices, in the specification's order; the first one is chosen at the start. */
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

/** Whether somebody writes from the roadside, who should not wait for a written answer. */
export const isEmergency = (service: string | null): boolean => service === 'Emergency Service';
