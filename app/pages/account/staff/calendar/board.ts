import { clockTime, minutesOf, slotMinutes } from '../../../../../features/appointments/times.ts';

/** The board shows the half hours of the working day: `from` inclusive, `to` exclusive, minutes since midnight. */
export type Span = { from: number; to: number };

type Placed = { appointment_time: string; duration_minutes: number };

/** @returns the span from 08:00 to 18:00, stretched where an appointment ends later */
export function spanOf(appointments: Placed[]): Span {
  const ends = appointments.map((each) => minutesOf(each.appointment_time) + each.duration_minutes);
  return { from: 8 * 60, to: Math.max(18 * 60, ...ends) };
}

/** @returns an appointment's first row on the board and its number of half hours; row 1 is the first half hour */
export function rowsOf(appointment: Placed, span: Span): { start: number; length: number } {
  return {
    start: (minutesOf(appointment.appointment_time) - span.from) / slotMinutes + 1,
    length: Math.ceil(appointment.duration_minutes / slotMinutes),
  };
}

/** @returns the hours shown at the board's side */
export function hoursOf(span: Span): string[] {
  return Array.from({ length: Math.ceil((span.to - span.from) / 60) }, (_, index) =>
    clockTime(span.from + index * 60),
  );
}

/** Whether an appointment takes up the half hour that starts at `slot`. */
export function occupies(
  { appointment_time: from, duration_minutes: length }: Placed,
  slot: string,
): boolean {
  return minutesOf(slot) + slotMinutes > minutesOf(from) && minutesOf(slot) < minutesOf(from) + length;
}
