import { addDays, daysBetween } from '../appointments/calendar.ts';
import type { Reading } from '../vehicles/readings.server.ts';
import { type DueKind, nextServiceAfter, serviceInterval } from '../vehicles/service.ts';

/** When things are due on a vehicle, and on which days its owner is told. Dates are `YYYY-MM-DD`. */

/** A service fewer than this many days before the due date counts as the one that was due. */
const earlyServiceDays = 60;
/** Two due dates closer than this many days are one date, corrected: the owner is not told the same step twice. */
const sameDueDays = 30;
/** A late step is left out if the next one comes within this many days. */
const closeDays = 7;

export type Facts = {
  vehicle: {
    year: number;
    mot_expiry: string | null;
    service_due_date: string | null;
    service_due_mileage: number | null;
    /** The day on which the vehicle was entered. */
    known_since: string;
  };
  readings: Reading[];
  /** The latest completed service, with the mileage if it was noted. */
  lastService: { date: string; mileage: number | null } | null;
  /** Whether work that settles it is booked or under way; for an MOT, only a test that comes in time. */
  booked: Record<DueKind, boolean>;
};
export type Due = { date: string; reason: 'expiry' | 'date' | 'mileage' | 'interval' };

/**
 * A recorded test does not settle this by itself, because a failed test has no expiry. The MOT runs out when the latest
 * pass says (gov.uk "Getting an MOT"), and a pass is recorded with its new expiry, which moves the vehicle's.
 * @returns when the MOT runs out, or null if that is unknown or a test is booked in time
 */
export function motDue({ vehicle: { mot_expiry: expiry }, booked }: Facts): Due | null {
  return expiry === null || booked.mot ? null : { date: expiry, reason: 'expiry' };
}

/**
 * @returns when the next service is due: at the date or the mileage that is known, whichever comes first;
 *   if neither is known, 6 months or 6,000 miles after the last one; null while one is booked
 */
export function serviceDue(facts: Facts): Due | null {
  if (facts.booked.service) return null;
  const known = [dueByDate(facts), dueByMileage(facts, facts.vehicle.service_due_mileage)].filter(
    (due) => due !== null,
  );
  const open = known.filter((due) => !isServicedFor(due, facts));
  return earliest(open, facts) ?? dueByInterval(facts);
}

function dueByDate({ vehicle }: Facts): Due | null {
  return vehicle.service_due_date === null ? null : { date: vehicle.service_due_date, reason: 'date' };
}

/**
 * @returns the day on which the mileage will be or was reached. A past day is computed from the readings around it, so
 *   later readings do not move it, and a target that a service settled stays settled
 */
function dueByMileage({ vehicle, readings }: Facts, target: number | null): Due | null {
  if (target === null) return null;
  const before = readings.findLastIndex(({ mileage }) => mileage < target);
  const [below, above] = [readings[before], readings[before + 1]];
  const from = below ?? above;
  const usual = milesPerDay(readings, vehicle.year);
  if (!from || usual === null) return null;
  const perDay =
    below && above ? (above.mileage - below.mileage) / daysBetween(below.read_on, above.read_on) : usual;
  const days = Math.round((target - from.mileage) / perDay);
  // Too far ahead for any estimate.
  return days > 3650 ? null : { date: addDays(from.read_on, days), reason: 'mileage' };
}

function isServicedFor(due: Due, { lastService }: Facts): boolean {
  return lastService !== null && lastService.date > addDays(due.date, -earlyServiceDays);
}

/** The target mileage is not on record for the car, so the message gives the interval instead. */
function dueByInterval(facts: Facts): Due | null {
  const { lastService, vehicle } = facts;
  const since = lastService?.date ?? vehicle.known_since;
  const byDate: Due = { date: nextServiceAfter(since), reason: 'interval' };
  const mileageThen = lastService?.mileage ?? null;
  const byMiles = mileageThen === null ? null : dueByMileage(facts, mileageThen + serviceInterval.miles);
  const due = earliest([byDate, ...(byMiles ? [byMiles] : [])], facts);
  return due && { ...due, reason: 'interval' };
}

/** A mileage already passed is due the day after we learned of it, because that day's run may be over. */
function earliest(dues: Due[], { readings }: Facts): Due | null {
  const latest = readings.at(-1);
  const told = latest ? addDays(latest.read_on, 1) : '';
  return (
    dues
      .map((due) => (due.reason === 'mileage' && due.date < told ? { ...due, date: told } : due))
      .toSorted((a, b) => a.date.localeCompare(b.date))[0] ?? null
  );
}

/**
 * How much a vehicle is driven: between its first and last recorded mileage if at least a month lies
 * between them, else over its whole life, counted from the middle of its year.
 * @param readings in order of their days
 */
export function milesPerDay(readings: Reading[], year: number): number | null {
  const first = readings[0];
  const last = readings.at(-1);
  if (!first || !last) return null;
  const apart = daysBetween(first.read_on, last.read_on);
  const [miles, span] =
    apart >= 30
      ? [last.mileage - first.mileage, apart]
      : [last.mileage, daysBetween(`${year}-07-01`, last.read_on)];
  // Less than a hundred miles a year is a mistake or a museum piece: no date follows from it.
  return span > 0 && miles / span > 100 / 365 ? miles / span : null;
}

/** A step about the same kind of work that was sent before. */
export type SentStep = { due_date: string; days_before: number | null };
export type Step = { days_before: number; send_on: string };

/**
 * The next message about something due: the latest step whose day has come and that was not sent, or else the next one
 * to come. Steps missed before it are not made up for, nor is a late step right before the next.
 * @param steps days before the due date, such as 60, 30 and 7
 * @returns undefined if every step was sent
 */
export function nextStep(
  due: string,
  today: string,
  steps: readonly number[],
  told: SentStep[],
): Step | undefined {
  const past = told.filter((reminder) => Math.abs(daysBetween(reminder.due_date, due)) < sameDueDays);
  const lastTold = Math.min(...past.map((reminder) => reminder.days_before ?? Infinity));
  const open = steps
    .filter((before) => before < lastTold)
    .map((before) => ({ days_before: before, send_on: addDays(due, -before) }))
    .toSorted((a, b) => a.send_on.localeCompare(b.send_on));
  const come = open.findLast((step) => step.send_on <= today);
  const following = open.find((step) => step.send_on > today);
  // Two messages within a week would be one too many: the late one is left out.
  const isCrowded =
    come && following && come.send_on < today && following.send_on <= addDays(today, closeDays);
  return isCrowded ? following : (come ?? following);
}
