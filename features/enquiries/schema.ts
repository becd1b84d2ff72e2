import * as z from 'zod/mini';

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

/** The most characters that a field of the contact form takes. */
export const enquiryLimits = { name: 100, email: 254, phone: 30, vehicle: 200, message: 5000 } as const;

const optional = (most: number) => z.nullable(z.string().check(z.maxLength(most)));

/** What a visitor sends: form, endpoint and inbox agree on it. Empty optional fields are null. */
export const enquirySchema = z.object({
  full_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(2 * enquiryLimits.name + 1)),
  /** The rule of the browser's own e-mail field, so that both refuse the same. */
  email: z.email({ pattern: z.regexes.html5Email }).check(z.maxLength(enquiryLimits.email)),
  phone: optional(enquiryLimits.phone),
  service_needed: optional(100),
  vehicle_info: optional(enquiryLimits.vehicle),
  message: optional(enquiryLimits.message),
  /** The path of the page that the form stood on. */
  source_page: z.string().check(z.startsWith('/'), z.maxLength(200)),
  /** A field that people do not see; what fills it in is a program. */
  website: z.optional(z.string().check(z.maxLength(200))),
  /** When the form was shown, ISO 8601 in UTC; null where no script was there to say. */
  started_at: z.optional(z.nullable(z.iso.datetime())),
});

export type Enquiry = z.infer<typeof enquirySchema>;

/** The names of the contact form's inputs. */
export type ContactFields = {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  service_needed: string;
  vehicle_info: string;
  message: string;
  website: string;
};

/**
 * Turns the form's fields into what is sent: names joined, empty optional fields null.
 * @param startedAt when the form was shown, ISO 8601 in UTC, or null where nobody knows
 */
export function enquiryFrom(fields: ContactFields, sourcePage: string, startedAt: string | null): Enquiry {
  const orNull = (value: string) => value.trim() || null;
  return {
    full_name: `${fields.first_name.trim()} ${fields.last_name.trim()}`.trim(),
    email: fields.email.trim(),
    phone: orNull(fields.phone),
    service_needed: orNull(fields.service_needed),
    vehicle_info: orNull(fields.vehicle_info),
    message: orNull(fields.message),
    source_page: sourcePage,
    website: fields.website,
    started_at: startedAt,
  };
}

/** Whether the one check of the contact form fails: no name, or no e-mail address. */
export function isMissingInformation(enquiry: Pick<Enquiry, 'full_name' | 'email'>): boolean {
  return enquiry.full_name === '' || enquiry.email === '';
}

/** What the visitor is told, to the letter; the plain page and the scripted form say the same. */
export const enquiryMessages = {
  missing: {
    title: 'Missing information',
    text: 'Please provide your name and email so we can get back to you.',
  },
  failed: {
    title: 'Submission failed',
    text: "We couldn't send your message. Please try again in a moment.",
  },
  sent: { title: 'Message sent', text: 'Thanks for contacting us — we’ll be in touch shortly.' },
} as const;
