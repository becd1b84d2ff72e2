import { daysBetween } from '../../../../../features/appointments/calendar.ts';
import { counted, formatMiles } from '../../../../../features/amount-words.ts';
import { formatDate } from '../../../../../features/date-words.ts';
import { soonDays } from '../../../../../features/vehicles/mot.ts';
import type { VehicleRow } from '../../../../../db/tables.ts';

/** Days at which a gauge is full: a year, the time between two tests or services. */
const full = 365;

/** The state of a gauge: how full it is, its colour and its words. */
export type Standing = { share: number; state: 'over' | 'soon' | 'fine'; words: string; note?: string };

/** @returns the state of something due on a day, by the days left until then */
export function standingOf(due: string, day: string): Standing {
  const left = daysBetween(day, due);
  const state = left < 0 ? 'over' : left <= soonDays ? 'soon' : 'fine';
  return { share: Math.min(Math.max(left / full, 0), 1), state, words: leftWords(left) };
}

type ServiceDue = Pick<VehicleRow, 'mileage' | 'service_due_mileage' | 'service_due_date'> & {
  /** When the mileage will be reached, if that comes first, or was probably reached if none has been entered since. */
  service_by_mileage: string | null;
};

/**
 * As `standingOf`. A service is due at its day or its mileage, whichever comes first: exceeding the mileage counts.
 * A mileage still to be reached counts from the day on which the reminders expect it, so that both say the same.
 * @returns null if there is neither a day nor a mileage that is expected or exceeded
 */
export function serviceStanding(vehicle: ServiceDue, day: string): Standing | null {
  const { mileage, service_due_mileage: due, service_due_date: date, service_by_mileage: reached } = vehicle;
  const byDate = date === null ? null : standingOf(date, day);
  if (mileage === null || due === null) return byDate;
  if (due >= mileage) {
    const comesFirst = reached !== null && reached >= day && (date === null || reached < date);
    const standing = comesFirst ? standingOf(reached, day) : byDate;
    const when = reached === null ? '' : reachedWords(reached, day);
    return standing && { ...standing, note: `${formatMiles(due - mileage)} to go${when}` };
  }
  const over = `${formatMiles(mileage - due)} over`;
  if (byDate?.state === 'over') return { ...byDate, note: over };
  return { share: 0, state: 'over', words: over, ...(byDate && { note: `By date: ${byDate.words}` }) };
}

function reachedWords(reached: string, day: string): string {
  const around = `around ${formatDate(reached)}`;
  return reached < day ? ` when last entered, probably reached ${around}` : `, ${around}`;
}

/** @param left whole days until the due date; negative: days since */
function leftWords(left: number): string {
  if (left === 0) return 'Due today';
  const days = counted(Math.abs(left), 'day');
  return left > 0 ? `${days} left` : `${days} overdue`;
}

/** When a reminder is due; a day worked out from the mileage differs from the one that the client entered. */
export function reminderDue(reminder: { due_date: string; reason: string | null }): string {
  const day = formatDate(reminder.due_date);
  return reminder.reason === 'mileage' ? `Due about ${day}, by mileage` : `Due ${day}`;
}
