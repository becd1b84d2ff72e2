import type { ReminderRow, VehicleRow } from '../../db/tables.ts';
import { addDays, daysBetween } from '../appointments/calendar.ts';
import { earliestMotTest } from '../vehicles/mot.ts';
import { showPlate } from '../vehicles/plate.ts';
import { type Mail, type Part, writeLetter } from './letter.server.ts';
import { greeting, many, shortDay } from './words.server.ts';

export type Reminded = {
  reminder: Pick<ReminderRow, 'title' | 'reminder_type' | 'due_date' | 'reason'>;
  vehicle: Pick<VehicleRow, 'make' | 'model' | 'registration' | 'service_due_mileage'>;
  fullName: string | null;
  /** The day on which it leaves. */
  today: string;
  publicUrl: string;
  stopLink: string;
};

const because = 'You get this message because you agreed to reminders about your vehicles.';

/** What is due on a vehicle, with the way to book it and the way to hear no more of it. */
export function reminderMail(reminded: Reminded): Mail {
  if (reminded.reminder.reminder_type === 'mot') return motReminder(reminded);
  return reminded.reminder.reminder_type === 'service' ? serviceReminder(reminded) : ownReminder(reminded);
}

function motReminder(reminded: Reminded): Mail {
  const { reminder, vehicle, today, stopLink } = reminded;
  const name = `${vehicle.make} ${vehicle.model}`;
  return writeLetter({
    kind: 'reminder-mot',
    subject: `MOT of your ${name}: runs out ${whenDue(reminder.due_date, today)}`,
    heading: `The MOT of your ${name} runs out ${whenDue(reminder.due_date, today)}`,
    parts: [
      { paragraph: greeting(reminded.fullName) },
      { plate: showPlate(vehicle.registration) },
      {
        paragraph: `Its MOT is valid until ${shortDay(reminder.due_date)}. ${renewal(reminder.due_date, today)}`,
      },
      book(reminded),
      {
        note: 'After that day you may only drive it to a test that is booked, or to have a fault put right that the test found.',
      },
    ],
    because,
    stopLink,
  });
}

/** The rule for renewing up to a month, less a day, before the MOT runs out (gov.uk, "Getting an MOT"). */
function renewal(expiry: string, today: string): string {
  const from = earliestMotTest(expiry);
  const kept = `keeps ${shortDay(expiry).replace(/ \d{4}$/, '')} as the date in the following year`;
  return today < from
    ? `A test from ${shortDay(from)} on (up to a month, less a day, before it runs out) ${kept}; an earlier one would start a new year on the day of the test.`
    : `You can have it tested now: a test on any day until then ${kept}.`;
}

function serviceReminder(reminded: Reminded): Mail {
  const { reminder, vehicle, today, stopLink } = reminded;
  const name = `${vehicle.make} ${vehicle.model}`;
  return writeLetter({
    kind: 'reminder-service',
    subject: `Your ${name} is due for a service ${whenDue(reminder.due_date, today)}`,
    heading: `Your ${name} is due for a service ${whenDue(reminder.due_date, today)}`,
    parts: [
      { paragraph: greeting(reminded.fullName) },
      { plate: showPlate(vehicle.registration) },
      { paragraph: serviceReason(reminded) },
      book(reminded),
      {
        note: 'Already done elsewhere, or driven less than we think? Change the date or the mileage in your vehicles, and we will reckon anew.',
      },
    ],
    because,
    stopLink,
  });
}

function serviceReason({ reminder, vehicle }: Reminded): string {
  const date = shortDay(reminder.due_date);
  if (reminder.reason === 'date') return `Its next service is noted for ${date}.`;
  if (reminder.reason === 'mileage' && vehicle.service_due_mileage !== null) {
    return `At the rate at which it is driven, it reaches ${vehicle.service_due_mileage.toLocaleString('en-GB')} miles about ${date}. That is when its next service is due.`;
  }
  return `We recommend a service every 6 months or 6,000 miles, whichever comes first. By what we know of your car that is about ${date}.`;
}

function ownReminder(reminded: Reminded): Mail {
  const { reminder, vehicle, stopLink } = reminded;
  return writeLetter({
    kind: 'reminder-own',
    subject: `Your reminder: ${reminder.title}`,
    heading: reminder.title,
    parts: [
      { paragraph: greeting(reminded.fullName) },
      { paragraph: 'You asked us to remind you of this.' },
      {
        facts: [
          ['Car', `${vehicle.make} ${vehicle.model}, ${showPlate(vehicle.registration)}`],
          ['Day', shortDay(reminder.due_date)],
        ],
      },
      book(reminded),
    ],
    because,
    stopLink,
  });
}

const book = ({ publicUrl }: Reminded): Part => ({
  button: 'Book a time',
  link: `${publicUrl}/dashboard?tab=appointments`,
});

/** `today`, `tomorrow`, `in 30 days`, from the day on which it is read. */
function whenDue(date: string, today: string): string {
  if (date === today) return 'today';
  return date === addDays(today, 1) ? 'tomorrow' : `in ${many(daysBetween(today, date), 'day')}`;
}
