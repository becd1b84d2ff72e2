import { business } from '../../business.ts';
import type { EnquiryRow } from '../../db/tables.ts';
import { enquiryServices, isEmergency } from '../enquiries/choices.ts';
import { readPhone } from '../phone.ts';
import type { Fact } from './letter-parts.server.ts';
import { type Mail, type Part, writeLetter } from './letter.server.ts';
import { formatInstant } from '../date-words.ts';
import { greeting } from './words.server.ts';

/**
 * Tells the sender that the enquiry has arrived. It repeats no free text: otherwise anyone could use the form to
 * send anything to anyone in our name.
 * @param closures the garage's coming closed days (`closuresAhead`)
 */
export function enquiryReceived(enquiry: EnquiryRow, closures: string): Mail {
  const atRoadside = isEmergency(enquiry.service_needed);
  const about = enquiryServices.find((service) => service === enquiry.service_needed);
  const isWork = about && about !== 'Other' && !atRoadside;
  const thanks = `Thank you for writing to us${isWork ? ` about ${about.toLowerCase()}` : ''}. We will answer within 24 hours.${closures}`;
  const urgent = atRoadside
    ? `If you have broken down, do not wait for our answer: call ${business.emergencyPhone}, day and night.`
    : `If it is urgent, call us on ${business.phone} (${business.hoursText}), or on ${business.emergencyPhone} if you have broken down.`;
  const paragraphs = atRoadside ? [urgent, thanks] : [thanks, urgent];
  return writeLetter({
    kind: 'enquiry-received',
    subject: 'We have your message',
    heading: 'We have your message',
    parts: [{ greeting: greeting(enquiry.full_name) }, ...paragraphs.map((paragraph) => ({ paragraph }))],
    because:
      'You are receiving this message because somebody entered this address in our contact form. If that was not you, you can ignore it: nothing more will follow.',
  });
}

/** Tells the garage everything that the enquiry says. A reply goes to the sender. */
export function enquiryNew(enquiry: EnquiryRow, publicUrl: string): Mail {
  const phone = readPhone(enquiry.phone ?? '');
  const facts: [string, string | null, (string | null)?][] = [
    ['Name', enquiry.full_name],
    ['Email', enquiry.email],
    ['Phone', phone.shown || null, phone.href],
    ['Service', enquiry.service_needed],
    ['Vehicle', enquiry.vehicle_info],
    ['Sent from', enquiry.source_page],
    ['Sent at', formatInstant(enquiry.created_at)],
  ];
  const given = facts.flatMap(([label, value, link]): Fact[] =>
    value === null ? [] : [[label, value, link ?? null]],
  );
  // At night the subject alone decides whether anyone gets up.
  const heading = isEmergency(enquiry.service_needed) ? 'Emergency enquiry' : 'New enquiry';
  const message: Part[] = enquiry.message ? [{ quote: enquiry.message }] : [];
  return writeLetter({
    kind: 'enquiry-new',
    subject: `${heading} from ${enquiry.full_name}`,
    heading,
    parts: [
      ...message,
      { facts: given },
      { button: 'Open the inbox', link: `${publicUrl}/dashboard?tab=enquiries` },
      { note: 'Reply to this message to write to the sender.' },
    ],
    because: 'You are receiving this message because somebody sent it through the contact form.',
  });
}
