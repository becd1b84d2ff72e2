import { carName, carWithPlate } from '../vehicles/names.ts';
import { business } from '../../business.ts';
import type { ReminderRow, VehicleRow } from '../../db/tables.ts';
import { addDays, daysBetween } from '../appointments/calendar.ts';
import { earliestMotTest, expiryAfterPass } from '../vehicles/mot.ts';
import { showPlate } from '../vehicles/plate.ts';
import { dueWork, serviceInterval } from '../vehicles/service.ts';
import { type Mail, type Part, writeLetter } from './letter.server.ts';
import { counted, formatMiles } from '../amount-words.ts';
import { formatDate } from '../date-words.ts';
import { greeting } from './words.server.ts';

export type Reminded = {
  reminder: Pick<
    ReminderRow,
    'title' | 'reminder_type' | 'due_date' | 'reason' | 'vehicle_id' | 'is_from_staff'
  >;
  vehicle: Pick<VehicleRow, 'make' | 'model' | 'registration' | 'mileage' | 'service_due_mileage'>;
  fullName: string | null;
  /** The day on which the message leaves. */
  today: string;
  publicUrl: string;
  stopLink: string;
};

const because = 'You are receiving this message because you agreed to reminders about your vehicles.';

/** What is due on a vehicle, with a link to book it and a link to stop reminders. */
export function reminderMail(reminded: Reminded): Mail {
  return letters[reminded.reminder.reminder_type](reminded);
}

const letters: Record<ReminderRow['reminder_type'], (reminded: Reminded) => Mail> = {
  mot: motReminder,
  service: serviceReminder,
  own: ownReminder,
};

function motReminder(reminded: Reminded): Mail {
  const { reminder, vehicle, today, stopLink } = reminded;
  const name = carName(vehicle);
  return writeLetter({
    kind: 'reminder-mot',
    subject: `MOT runs out ${whenDue(reminder.due_date, today)}: ${name}`,
    heading: `The MOT on your ${name} runs out ${whenDue(reminder.due_date, today)}`,
    parts: [
      { greeting: greeting(reminded.fullName) },
      { plate: showPlate(vehicle.registration) },
      {
        paragraph: `Its MOT runs out on ${formatDate(reminder.due_date)}. ${renewal(reminder.due_date, today)}`,
      },
      ...book(reminded),
      {
        note: 'Once it has run out you may drive it only to an MOT test that is booked, or to and from a place where it is repaired.',
      },
    ],
    because,
    stopLink,
  });
}

/** The rule for renewing up to a month, less a day, before the MOT runs out (gov.uk, "Getting an MOT"). */
function renewal(expiry: string, today: string): string {
  const from = earliestMotTest(expiry);
  const kept = `keeps ${formatDate(expiryAfterPass(expiry, expiry)).replace(/ \d{4}$/, '')} as its date next year`;
  return today < from
    ? `Have it tested between ${formatDate(from)} (a month, less a day, before) and that day, and it ${kept}. If it is tested earlier, its new MOT year starts on the day of the test.`
    : `You can have it tested now: a test on any day until then ${kept}.`;
}

function serviceReminder(reminded: Reminded): Mail {
  const { reminder, vehicle, today, stopLink } = reminded;
  const name = carName(vehicle);
  return writeLetter({
    kind: 'reminder-service',
    subject: `Service due ${whenDue(reminder.due_date, today)}: ${name}`,
    heading: `Your ${name} is due for a service ${whenDue(reminder.due_date, today)}`,
    parts: [
      { greeting: greeting(reminded.fullName) },
      { plate: showPlate(vehicle.registration) },
      { paragraph: serviceReason(reminded) },
      ...book(reminded),
      {
        note: 'Already done elsewhere, or driven less than we think? Tell us, or change the date or the mileage under My Vehicles, and we will work it out again.',
      },
    ],
    because,
    stopLink,
  });
}

function serviceReason({ reminder, vehicle }: Reminded): string {
  const date = formatDate(reminder.due_date);
  if (reminder.reason === 'date') return `Its next service is due on ${date}.`;
  if (reminder.reason === 'mileage' && vehicle.service_due_mileage !== null) {
    if ((vehicle.mileage ?? 0) >= vehicle.service_due_mileage)
      return `Its next service was due at ${formatMiles(vehicle.service_due_mileage)}, and it has been driven further than that.`;
    return `Its next service is due at ${formatMiles(vehicle.service_due_mileage)}. At the rate it is driven, it will get there around ${date}.`;
  }
  const { months, miles } = serviceInterval;
  return `We recommend a service every ${counted(months, 'month')} or ${formatMiles(miles)}, whichever comes first. From what we know of yours, that is around ${date}.`;
}

function ownReminder(reminded: Reminded): Mail {
  const { reminder, vehicle, stopLink } = reminded;
  const isFromStaff = reminder.is_from_staff === 1;
  return writeLetter({
    kind: 'reminder-own',
    subject: `${isFromStaff ? 'A reminder' : 'Your reminder'}: ${reminder.title}`,
    heading: reminder.title,
    parts: [
      { greeting: greeting(reminded.fullName) },
      {
        paragraph: isFromStaff
          ? 'We made a note to remind you of this when the time comes.'
          : 'You asked us to remind you of this.',
      },
      {
        facts: [
          ['Vehicle', carWithPlate(vehicle)],
          ['Date', formatDate(reminder.due_date)],
        ],
      },
      ...book(reminded),
    ],
    because,
    stopLink,
  });
}

/** Links to the booking form with this vehicle chosen, and gives a number to call: some clients have no account. */
function book({ publicUrl, reminder }: Reminded): Part[] {
  const type =
    reminder.reminder_type === 'mot' ? `&${new URLSearchParams({ type: dueWork.mot[0] }).toString()}` : '';
  const link = `${publicUrl}/dashboard?tab=appointments&dialog=book&vehicle=${reminder.vehicle_id}${type}`;
  return [
    { button: 'Book a time', link },
    { note: `Or call us on ${business.phone} (${business.hoursText}).` },
  ];
}

/** `today`, `tomorrow`, `in 30 days`, counted from the day on which the message leaves. */
function whenDue(date: string, today: string): string {
  if (date === today) return 'today';
  return date === addDays(today, 1) ? 'tomorrow' : `in ${counted(daysBetween(today, date), 'day')}`;
}
