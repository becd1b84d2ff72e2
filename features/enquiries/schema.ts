import * as z from 'zod/mini';
import {
  changeable,
  emailAddress,
  id,
  optionalText,
  orNull,
  requiredText,
  tidy,
  versionSeen,
} from '../fields.ts';

/** What a visitor sends: form and endpoint agree on it. Empty optional fields become null. */
export const enquirySchema = z.object({
  full_name: requiredText('your name', 200),
  email: emailAddress(),
  phone: optionalText('your phone number', 30),
  service_needed: optionalText('the service', 100),
  vehicle_info: optionalText('the vehicle', 200),
  message: optionalText('the message', 5000),
  /** The path of the page that the form stood on. */
  source_page: z._default(z.string().check(tidy, z.startsWith('/'), z.maxLength(200)), '/contact'),
  /** A field that people do not see; what fills it in is a program. */
  website: z._default(z.string().check(z.maxLength(200)), ''),
  /** Milliseconds from asking for the page to sending its form, by the visitor’s own clock; null where no script was there to say. */
  took_ms: orNull(z.int()),
});
/** As it is sent. */
export type Enquiry = z.input<typeof enquirySchema>;
/** As it is stored. */
export type EnquiryInput = z.output<typeof enquirySchema>;

/** Specification, section 4. */
export const enquiryStatuses = ['new', 'in_progress', 'resolved', 'archived'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];
/** Those in which somebody still waits for an answer. */
export const openEnquiryStatuses: EnquiryStatus[] = ['new', 'in_progress'];

/** As everybody reads them: on screens, in files and in the copy of a person's data. */
export const enquiryStatusWords: Record<EnquiryStatus, string> = {
  new: 'New',
  in_progress: 'In Progress',
  resolved: 'Resolved',
  archived: 'Archived',
};

const archive = { to: 'archived', label: 'Archive' } as const;
/** Beyond the specification: what was resolved or archived by mistake, or comes up again, goes on. */
const reopen = { to: 'in_progress', label: 'Reopen' } as const;

type Transition = {
  to: EnquiryStatus;
  label: string;
  /** The one thing that is still to be done. */
  isNext?: true;
};

/** What staff may do with an enquiry at each status; 'Archive' is offered at any. */
export const enquiryTransitions: Record<EnquiryStatus, Transition[]> = {
  new: [{ to: 'in_progress', label: 'Start', isNext: true }, archive],
  in_progress: [{ to: 'resolved', label: 'Resolve', isNext: true }, archive],
  resolved: [reopen, archive],
  archived: [reopen, archive],
};

/**
 * Whether an enquiry may still be turned into a client and an appointment. A new one is a client's where its address
 * became a former one of theirs, and nothing has been made of it.
 */
export function canConvert({
  client_id: client,
  status,
}: {
  client_id: string | null;
  status: EnquiryStatus;
}) {
  return client === null || status === 'new';
}

/** What staff change about an enquiry: any of these, each on its own. */
export const enquiryChangeSchema = z.object({
  status: z.optional(z.enum(enquiryStatuses, 'Please choose a status.')),
  assigned_to: z.optional(z.nullable(id('a colleague'))),
  ...changeable({ internal_notes: optionalText('the notes', 5000) }),
  version: versionSeen,
});
export type EnquiryChange = z.output<typeof enquiryChangeSchema>;
