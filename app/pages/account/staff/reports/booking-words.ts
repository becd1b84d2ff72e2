import { formatDate } from '../../../../../features/date-words.ts';
import { today } from '../../parts/days.ts';
import type { MotRow } from '../parts/types.ts';

/** On the phone, staff say something else about a late test, or one awaiting our answer, than if there is none. */
export function bookingWords(row: MotRow): string {
  const { mot_expiry: expiry, has_booking: isBooked, other_test: test, reminders_stopped: areStopped } = row;
  if (isBooked) return 'Booked';
  if (test === null) return areStopped ? 'Reminder stopped' : 'Not booked';
  // Once the MOT has run out, no test is too late.
  const isTooLate = expiry >= today() && test > expiry;
  return `${isTooLate ? 'Booked too late' : 'Requested'}: ${formatDate(test)}`;
}
