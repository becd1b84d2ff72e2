import { carName, carWithPlate } from '../vehicles/names.ts';
import { business, shortAddress } from '../../business.ts';
import type { Appointment } from '../appointments/data.server.ts';
import { workTitle } from '../appointments/schema.ts';
import type { AgreedPrice } from '../quotes/data.server.ts';
import { warranty } from '../services/warranty.ts';
import { showPlate } from '../vehicles/plate.ts';
import { type Mail, type Part, writeLetter } from './letter.server.ts';
import { formatDateWithWeekday } from '../date-words.ts';
import { pounds } from '../amount-words.ts';
import { greeting, howLong } from './words.server.ts';

/** The template of a message about an appointment: an appointment in, a message out. */
export type Template = (appointment: Appointment, publicUrl: string) => Mail;

/** Why a client gets a message about an appointment. */
export const because = 'You are receiving this message because of your appointment with us.';

/** An appointment's day and time, as every message words them. */
export const when = ({
  appointment_date,
  appointment_time,
}: Pick<Appointment, 'appointment_date' | 'appointment_time'>) =>
  `${formatDateWithWeekday(appointment_date)}, ${appointment_time}`;
/** The first line of a message about an appointment. */
export const hello = ({ client }: Appointment): Part => ({ greeting: greeting(client.full_name) });
/** @returns an empty list if the car is unknown */
export const vehicleFact = ({ vehicle }: Appointment): [string, string][] =>
  vehicle ? [['Vehicle', carWithPlate(vehicle)]] : [];

/** @returns an empty list without a value */
export const ifKnown = (label: string, value: string | null): [string, string][] =>
  value === null ? [] : [[label, value]];

/** What every message about an appointment says of it. */
export const whatAndWhen = (appointment: Appointment): [string, string][] => [
  ['Work', appointment.service_type],
  ...vehicleFact(appointment),
  ['When', when(appointment)],
];

/** Clients enter it in the booking form themselves, and must not get it back as if it were our price. */
const estimateWords = (pence: number | null) =>
  pence === null ? null : `${pounds(pence)}, not an agreed price`;

function facts(appointment: Appointment): Part {
  const { duration_minutes, estimated_cost } = appointment;
  return {
    facts: [
      ...whatAndWhen(appointment),
      ['Takes about', howLong(duration_minutes)],
      ...ifKnown('Estimate', estimateWords(estimated_cost)),
      ['Where', shortAddress],
    ],
  };
}

/** The button to the client's appointments. */
export const seeIt = (publicUrl: string): Part => ({
  button: 'See my appointments',
  link: `${publicUrl}/dashboard?tab=appointments`,
});
const change: Part = {
  note: `To change or cancel it, open your appointments or call us on ${business.phone}.`,
};

const bringKeys = 'Please bring the key, and the locking wheel nut key if your vehicle has one.';

const signUp: Part = {
  note: 'No account yet? Sign up there with this email address and you will find your vehicles and appointments.',
};

/** A sentence for a time that the garage has not agreed to yet. */
const toBeConfirmed = ({ status }: Appointment) =>
  status === 'scheduled' ? ' We will confirm it as soon as we have looked at the work.' : '';

/** What a client who asked for a closed day is to do until the garage has agreed. */
const waitForUs = 'We will look at it and tell you whether we can do it: please do not come until we have.';

/**
 * A new appointment, or a request for one on a closed day.
 * @param hasAccount whether the client can sign in already; clients for whom staff book on the phone often cannot
 */
export const bookingReceived = (appointment: Appointment, publicUrl: string, hasAccount: boolean): Mail => {
  const isRequest = appointment.is_request === 1;
  const heading = isRequest ? 'We have your request' : 'We have your booking';
  return writeLetter({
    kind: 'booking-received',
    subject: `${heading}: ${workTitle(appointment.service_type)} on ${when(appointment)}`,
    heading,
    parts: [
      hello(appointment),
      {
        paragraph: isRequest
          ? `You asked for a day when we are usually closed. ${waitForUs}`
          : `We are keeping this time for you.${toBeConfirmed(appointment)}`,
      },
      facts(appointment),
      seeIt(publicUrl),
      ...(hasAccount ? [] : [signUp]),
      change,
    ],
    because,
  });
};

/**
 * The garage has agreed to the time.
 * @param hasAccount as for `bookingReceived`: this may be the only message about a booking
 */
export const bookingConfirmed = (appointment: Appointment, publicUrl: string, hasAccount: boolean): Mail =>
  writeLetter({
    kind: 'booking-confirmed',
    subject: `Confirmed: ${workTitle(appointment.service_type)} on ${when(appointment)}`,
    heading: 'Your appointment is confirmed',
    parts: [
      hello(appointment),
      { paragraph: `We look forward to seeing you. ${bringKeys}` },
      facts(appointment),
      seeIt(publicUrl),
      ...(hasAccount ? [] : [signUp]),
      change,
    ],
    because,
  });

/** A new time, set by the client or by staff, or a client's request for one on a closed day. */
export const bookingMoved: Template = (appointment, publicUrl) => {
  const isRequest = appointment.is_request === 1;
  const come = isRequest
    ? `You asked for ${formatDateWithWeekday(appointment.appointment_date)}, a day when we are usually closed. ${waitForUs}`
    : `Please come on ${formatDateWithWeekday(appointment.appointment_date)} at ${appointment.appointment_time}.`;
  const agree = isRequest ? '' : toBeConfirmed(appointment);
  return writeLetter({
    kind: 'booking-moved',
    subject: isRequest
      ? `We have your request: ${workTitle(appointment.service_type)} on ${when(appointment)}`
      : `Moved: ${workTitle(appointment.service_type)} is now on ${when(appointment)}`,
    heading: isRequest ? 'We have your request' : 'Your appointment has a new time',
    parts: [
      hello(appointment),
      {
        paragraph: `${come}${agree} We are no longer keeping the time you had before. The attached file moves the entry in your calendar.`,
      },
      facts(appointment),
      seeIt(publicUrl),
      change,
    ],
    because,
  });
};

/** The day before. */
export const appointmentTomorrow: Template = (appointment, publicUrl) =>
  writeLetter({
    kind: 'appointment-tomorrow',
    subject: `Tomorrow at ${appointment.appointment_time}: ${workTitle(appointment.service_type)}`,
    heading: `See you tomorrow at ${appointment.appointment_time}`,
    parts: [
      hello(appointment),
      { paragraph: `We are ready for you. ${bringKeys}` },
      facts(appointment),
      seeIt(publicUrl),
      { note: `If something has come up, please call us on ${business.phone}.` },
    ],
    because,
  });

/** What the client can expect to pay, as far as known; staff may have found less or more to do. */
function prices({ estimated_cost }: Appointment, agreed: AgreedPrice[]): Part[] {
  const known = [
    ...ifKnown('Estimate', estimateWords(estimated_cost)),
    ...agreed.map(({ work, price }): [string, string] => [
      'Agreed with you',
      `${work}: ${pounds(price)}, VAT included`,
    ]),
  ];
  if (known.length === 0) return [];
  const note = 'This is not a bill: we will tell you the final price when you collect your vehicle.';
  return [{ facts: known }, { note }];
}

/**
 * The car can be collected.
 * @param hasAccount as for `bookingReceived`
 * @param agreed the further prices that the client agreed to
 * @param closures the garage's coming closed days (`closuresAhead`)
 */
export const workCompleted = (
  appointment: Appointment,
  publicUrl: string,
  { hasAccount, agreed, closures }: { hasAccount: boolean; agreed: AgreedPrice[]; closures: string },
): Mail => {
  const { vehicle } = appointment;
  const name = vehicle ? carName(vehicle) : 'car';
  const work = appointment.service_type === 'Other' ? '' : ` (${appointment.service_type})`;
  return writeLetter({
    kind: 'work-completed',
    subject: `Your ${name} is ready`,
    heading: `Your ${name} is ready`,
    parts: [
      hello(appointment),
      {
        paragraph: `We have finished the work${work}. You can collect your vehicle when we are open: ${business.hoursText}, except on bank holidays.${closures}`,
      },
      ...(vehicle ? [{ plate: showPlate(vehicle.registration) }] : []),
      ...prices(appointment, agreed),
      { button: 'See what was done', link: `${publicUrl}/dashboard?tab=history` },
      ...(hasAccount ? [] : [signUp]),
      {
        note: `${warranty} If anything is not right, please call us on ${business.phone}.`,
      },
    ],
    because,
  });
};
