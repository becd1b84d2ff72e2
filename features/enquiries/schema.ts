import * as z from 'zod/mini';
import {
  changeable,
  emailAddress,
  id,
  optionalLine,
  maxNotes,
  optionalText,
  orNull,
  requiredLine,
  tidy,
  versionSeen,
} from '../fields.ts';

/** What a visitor sends, shared by form and endpoint. Empty optional fields become null. */
export const enquirySchema = z.object({
  full_name: requiredLine('your name', 200),
  email: emailAddress(),
  phone: optionalLine('your phone number', 30),
  service_needed: optionalLine('the service', 100),
  vehicle_info: optionalLine('the vehicle', 200),
  message: optionalText('the message', maxNotes),
  /** The path of the page with the form. */
  source_page: z._default(z.string().check(tidy, z.startsWith('/'), z.maxLength(200)), '/contact'),
  /** A field that people do not see: only a program fills it in. */
  website: z._default(z.string().check(z.maxLength(200)), ''),
  /** Milliseconds from requesting the page to sending its form, by the visitor’s own clock; null without scripts. */
  took_ms: orNull(z.int()),
});
/** As it is sent. */
export type Enquiry = z.input<typeof enquirySchema>;
/** As it is stored. */
export type EnquiryInput = z.output<typeof enquirySchema>;

/** Specification, section 4. */
export const enquiryStatuses = ['new', 'in_progress', 'resolved', 'archived'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];
/** The statuses in which the sender still waits for an answer. */
export const openEnquiryStatuses: EnquiryStatus[] = ['new', 'in_progress'];

/** Their labels on screens, in files and in the copy of a person's data. */
export const enquiryStatusWords: Record<EnquiryStatus, string> = {
  new: 'New',
  in_progress: 'In Progress',
  resolved: 'Resolved',
  archived: 'Archived',
};

const archive = { to: 'archived', label: 'Archive' } as const;
/** Beyond the specification: for an enquiry that was resolved or archived by mistake, or that comes up again. */
const reopen = { to: 'in_progress', label: 'Reopen' } as const;

type Transition = {
  to: EnquiryStatus;
  label: string;
  /** The step that is due next. */
  isNext?: true;
};

/** What staff may do with an enquiry in each status; 'Archive' is offered in every one. */
export const enquiryTransitions: Record<EnquiryStatus, Transition[]> = {
  new: [{ to: 'in_progress', label: 'Start', isNext: true }, archive],
  in_progress: [{ to: 'resolved', label: 'Resolve', isNext: true }, archive],
  resolved: [reopen, archive],
  archived: [reopen, archive],
};

/**
 * Whether an enquiry may still be turned into a client and an appointment. A new one can already belong to a client,
 * because they gave up the address that it came from; nothing has been made of it yet.
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

/** What staff can change about an enquiry: any of these fields, each on its own. */
export const enquiryChangeSchema = z.object({
  status: z.optional(z.enum(enquiryStatuses, 'Please choose a status.')),
  assigned_to: z.optional(z.nullable(id('a colleague'))),
  ...changeable({ internal_notes: optionalText('the notes', maxNotes) }),
  version: versionSeen,
});
export type EnquiryChange = z.output<typeof enquiryChangeSchema>;
