import { carName } from '../vehicles/names.ts';
import { mailto } from '../mailto.ts';
import { business, shortAddress } from '../../business.ts';
import { compact, instantOf } from '../../server/clock.ts';
import type { Appointment } from '../appointments/data.server.ts';
import { workTitle } from '../appointments/schema.ts';
import { isComing } from '../appointments/statuses.ts';
import { showPlate } from '../vehicles/plate.ts';

type About = {
  now: Temporal.Instant;
  publicUrl: string;
  /** The name of a subscribed calendar; absent for a file to open once. */
  name?: string;
  /** For an emailed file: asks the calendar to add or remove the entry (RFC 5546). */
  method?: 'REQUEST' | 'CANCEL';
};

/**
 * Writes appointments as an iCalendar file (RFC 5545). Times are in UTC, so no time zone has to be defined. The
 * sequence number follows the appointment's version, so a newer file replaces an older one.
 */
export function calendarFile(appointments: Appointment[], about: About): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(business.name)}//Appointments//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${about.method ?? 'PUBLISH'}`,
    ...(about.name
      ? [
          `X-WR-CALNAME:${escaped(about.name)}`,
          'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
          'X-PUBLISHED-TTL:PT1H',
        ]
      : []),
    ...appointments.flatMap((appointment) => event(appointment, about)),
    'END:VCALENDAR',
  ];
  return lines.map(folded).join('\r\n') + '\r\n';
}

function event(appointment: Appointment, { now, publicUrl, method }: About): string[] {
  const { vehicle, client } = appointment;
  const start = instantOf(appointment.appointment_date, appointment.appointment_time);
  const car = vehicle ? ` ${carName(vehicle)} ${showPlate(vehicle.registration)}` : '';
  const change = isComing(appointment.status)
    ? `\nChange or cancel: ${publicUrl}/dashboard?tab=appointments`
    : '';
  return [
    'BEGIN:VEVENT',
    `UID:${appointment.id}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${compact(now)}`,
    `LAST-MODIFIED:${compact(Temporal.Instant.from(appointment.updated_at))}`,
    `SEQUENCE:${appointment.version - 1}`,
    `DTSTART:${compact(start)}`,
    `DTEND:${compact(start.add({ minutes: appointment.duration_minutes }))}`,
    `SUMMARY:${escaped(`${workTitle(appointment.service_type)}${car}`)}`,
    `LOCATION:${escaped(shortAddress)}`,
    `DESCRIPTION:${escaped(`Questions? Call ${business.phone}.${change}`)}`,
    `STATUS:${states[appointment.status]}`,
    ...(method
      ? [`ORGANIZER;CN=${quoted(business.name)}:mailto:${business.email}`, attendee(client.email ?? '')]
      : []),
    'END:VEVENT',
  ];
}

const attendee = (email: string) => `ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:${mailto(email)}`;

/**
 * Readdresses an emailed file when the client's address has been corrected since it was written: calendars go by the
 * attendee that it names, and the old address may belong to someone else.
 */
export function readdressed(file: string, email: string): string {
  return file.replace(/^ATTENDEE.*(?:\r\n .*)*/m, () => folded(attendee(email)));
}

const states: Record<Appointment['status'], string> = {
  scheduled: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  in_progress: 'CONFIRMED',
  completed: 'CONFIRMED',
  cancelled: 'CANCELLED',
};

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r\n?|\n/g, '\\n');
}

/** A parameter's value (RFC 5545, 3.2): commas, colons and semicolons need quotes, which the value cannot contain. */
export function quoted(value: string): string {
  return `"${value.replaceAll('"', "'").replaceAll(/\p{Cc}/gu, ' ')}"`;
}

/** A line has at most 75 octets; a longer one continues after a line break and a space. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= 75) return line;
  let text = '';
  let octets = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > 75) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += more;
  }
  return text;
}
