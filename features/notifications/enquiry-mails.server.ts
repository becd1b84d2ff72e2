import { business } from '../../business.ts';
import type { EnquiryRow } from '../../db/tables.ts';
import { enquiryServices } from '../enquiries/choices.ts';
import { shownPhone } from '../phone.ts';
import { type Mail, type Part, writeLetter } from './letter.server.ts';
import { shownInstant } from '../date-words.ts';
import { greeting } from './words.server.ts';

/**
 * To whoever wrote: it has arrived. Nothing that was typed freely is repeated, or the form would be a way
 * to send anybody anything in our name.
 */
export function enquiryReceived(enquiry: EnquiryRow): Mail {
  const about = enquiryServices.find((service) => service === enquiry.service_needed);
  return writeLetter({
    kind: 'enquiry-received',
    subject: 'We have your message',
    heading: 'We have your message',
    parts: [
      { greeting: greeting(enquiry.full_name) },
      {
        paragraph: `Thank you for writing to us${about && about !== 'Other' ? ` about ${about.toLowerCase()}` : ''}. We will answer within 24 hours.`,
      },
      {
        paragraph: `If it is urgent, call us on ${business.phone} (${business.hoursText}), or on ${business.emergencyPhone} if you have broken down.`,
      },
    ],
    because:
      'You get this message because somebody gave this address in our contact form. If that was not you, you can ignore it: nothing more will come.',
  });
}

/** To the garage: everything that the enquiry says; answering the message answers the sender. */
export function enquiryNew(enquiry: EnquiryRow, publicUrl: string): Mail {
  const facts: [string, string | null][] = [
    ['Name', enquiry.full_name],
    ['Email', enquiry.email],
    ['Phone', shownPhone(enquiry.phone)],
    ['Service', enquiry.service_needed],
    ['Vehicle', enquiry.vehicle_info],
    ['Sent from', enquiry.source_page],
    ['Sent at', shownInstant(enquiry.created_at)],
  ];
  const given = facts.flatMap(([label, value]): [string, string][] =>
    value === null ? [] : [[label, value]],
  );
  const message: Part[] = enquiry.message ? [{ quote: enquiry.message }] : [];
  return writeLetter({
    kind: 'enquiry-new',
    subject: `New enquiry from ${enquiry.full_name}`,
    heading: 'New enquiry',
    parts: [
      ...message,
      { facts: given },
      { button: 'Open the inbox', link: `${publicUrl}/dashboard?tab=enquiries` },
      { note: 'Reply to this message to write to the sender.' },
    ],
    because: 'You get this message because somebody sent it through the contact form.',
  });
}
