import type { AppointmentRow } from '../../../../db/tables.ts';
import { isOpen, isPendingRequest } from '../../../../features/appointments/statuses.ts';
import { formatDate } from '../../../../features/date-words.ts';
import { settles } from '../../../../features/vehicles/service.ts';

type Booked = Pick<AppointmentRow, 'service_type' | 'appointment_date' | 'status' | 'is_request'>;

/** @returns the day of the next booked MOT test among one car's appointments; a request is not a booking */
export function nextMot(appointments: Booked[], day: string): string | undefined {
  return appointments
    .filter((each) => isOpen(each.status) && !isPendingRequest(each) && settles('mot', each.service_type))
    .map((each) => each.appointment_date)
    .filter((date) => date >= day)
    .toSorted()[0];
}

/** Where a car without an MOT may be driven, other than to a test (gov.uk, "Getting an MOT"). */
export const orRepair = 'or to and from a repair';

/** The words for a booked test, including that the car has no MOT until then if that is so. */
export function motBookedWords(booked: string, expiry: string, day: string): string {
  const words = `MOT booked for ${formatDate(booked)}`;
  if (expiry < day) return `${words}. Until then the car may only be driven to that test, ${orRepair}.`;
  return booked > expiry
    ? `${words}, after the current one runs out: in between, the car may only be driven to that test, ${orRepair}.`
    : `${words}.`;
}
