import { business } from '../../business.ts';
import type { Appointment } from '../appointments/data.server.ts';
import { workTitle } from '../appointments/schema.ts';
import {
  because,
  hello,
  ifKnown,
  seeIt,
  type Template,
  whatAndWhen,
  when,
} from './appointment-mails.server.ts';
import { writeLetter } from './letter.server.ts';

/** What a cancelled appointment, or a request for a closed day that the garage never agreed to, is called. */
function cancelledWords({ is_request, cancelled_by, client_id }: Appointment) {
  if (!is_request)
    return {
      start: 'Cancelled',
      heading: 'Your appointment is cancelled',
      sentence: 'This appointment will not take place.',
    };
  if (cancelled_by === client_id)
    return {
      start: 'Cancelled',
      heading: 'Your request is cancelled',
      sentence: 'We will not expect you on this day.',
    };
  return {
    start: 'Not possible',
    heading: 'We cannot do the day you asked for',
    sentence: 'You asked for a day when we are usually closed. Please do not come then.',
  };
}

/** Cancelled by the client or by staff. */
export const bookingCancelled: Template = (appointment, publicUrl) => {
  const { start, heading, sentence } = cancelledWords(appointment);
  return writeLetter({
    kind: 'booking-cancelled',
    subject: `${start}: ${workTitle(appointment.service_type)} on ${when(appointment)}`,
    heading,
    parts: [
      hello(appointment),
      { paragraph: `${sentence} The attached file removes it from your calendar.` },
      {
        facts: [...whatAndWhen(appointment), ...ifKnown('Reason', appointment.cancel_reason)],
      },
      seeIt(publicUrl),
      { note: `If this comes as a surprise, please call us on ${business.phone}.` },
    ],
    because,
  });
};
