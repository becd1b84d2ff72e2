import { business, phoneLink } from '../../business.ts';
import { isEmergency } from './choices.ts';
import type { Enquiry } from './schema.ts';

/** The names of the contact form's inputs. */
const contactFields = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'service_needed',
  'vehicle_info',
  'message',
  'website',
] as const;
export type ContactFields = Record<(typeof contactFields)[number], string>;

/**
 * The form's fields as typed; a field that is absent or not text becomes empty. A browser that posts the form itself
 * sends each line break as two characters, although it counted only one.
 */
export function readContactForm(data: FormData): ContactFields {
  const read = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  return Object.fromEntries(contactFields.map((name) => [name, read(name)])) as ContactFields;
}

/**
 * Turns the form's fields into what is sent: names joined, empty optional fields null.
 * @param tookMs milliseconds from requesting the page to sending the form, or null if unknown
 */
export function enquiryFrom(fields: ContactFields, sourcePage: string, tookMs: number | null): Enquiry {
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
    took_ms: tookMs,
  };
}

/** Whether the contact form's only check fails: there is no name, or no email address. */
export function isMissingInformation(enquiry: Pick<Enquiry, 'full_name' | 'email'>): boolean {
  return enquiry.full_name === '' || enquiry.email === '';
}

/** The exact messages to the visitor; the plain page and the scripted form show the same ones. */
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

/** What is added to any outcome for a sender who may be waiting at the roadside. */
export function roadsideNote(fields: ContactFields): string {
  return isEmergency(fields.service_needed)
    ? ` If you have broken down, do not wait: call ${business.emergencyPhone}, day and night.`
    : '';
}

/** A text that names our phone numbers, in parts: those that are numbers have the `href` by which to ring them. */
export function withPhoneLinks(text: string): { text: string; href?: string }[] {
  const phones: string[] = [business.phone, business.emergencyPhone];
  const either = new RegExp(
    `(${phones.map((phone) => phone.replaceAll(/[+()]/g, String.raw`\$&`)).join('|')})`,
  );
  return text
    .split(either)
    .map((part) => (phones.includes(part) ? { text: part, href: phoneLink(part) } : { text: part }));
}
