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

/** The most characters that a field of the contact form takes. */
export const enquiryLimits = { name: 100, email: 254, phone: 30, vehicle: 200, message: 5000 } as const;
