import type { Queries } from '../../db/open.ts';
import { timeOfDay, today } from '../../server/clock.ts';
import { type ClosedDay, addDays, closureOn, type Week } from './calendar.ts';
import { occupiedSlots, startTimes } from './times.ts';

/** What is asked for: for how long, in how many bays, and now. */
export type Wish = {
  minutes: number;
  bays: number;
  now: Temporal.Instant;
  /** An appointment that is being moved: its own slots count as free. */
  except?: string | undefined;
};

/** A day with the starting times that are free, `HH:MM`. */
export type FreeDay = { date: string; times: string[] };

type Taken = { date: string; slot: string; bay: number };

/** How many days ahead the nearest free days are looked for. */
const horizon = 60;

/** @returns the starting times of a day that leave a bay free for the whole duration and are still to come */
export async function freeTimes(db: Queries, date: string, wish: Wish): Promise<string[]> {
  return freeStarts(date, await takenSlots(db, date, date, wish.except), wish);
}

/**
 * The next working days with a free time.
 * @param from the first day that is looked at
 * @returns five at most, within sixty days
 */
export async function nearestFreeDays(
  db: Queries,
  from: string,
  wish: Wish & { closedDays: readonly ClosedDay[]; week: Week },
): Promise<FreeDay[]> {
  const dates = Array.from({ length: horizon }, (_, index) => addDays(from, index));
  const taken = await takenSlots(db, from, addDays(from, horizon), wish.except);
  return dates
    .filter((date) => closureOn(date, wish.closedDays, wish.week) === null)
    .map((date) => ({ date, times: freeStarts(date, taken, wish) }))
    .filter(({ times }) => times.length > 0)
    .slice(0, 5);
}

function takenSlots(db: Queries, from: string, to: string, except: string | undefined): Promise<Taken[]> {
  return db
    .selectFrom('appointment_slots')
    .select(['date', 'slot', 'bay'])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .$if(except !== undefined, (query) => query.where('appointment_id', '!=', except ?? ''))
    .execute();
}

function freeStarts(date: string, taken: Taken[], { minutes, bays, now }: Wish): string[] {
  const occupied = new Set(taken.filter((row) => row.date === date).map(({ slot, bay }) => `${slot} ${bay}`));
  const hasBay = (time: string) =>
    Array.from({ length: bays }, (_, index) => index + 1).some((bay) =>
      occupiedSlots(time, minutes).every((slot) => !occupied.has(`${slot} ${bay}`)),
    );
  return startTimes.filter((time) => !hasPassed(date, time, now) && hasBay(time));
}

/** Whether a starting time lies in the past in Chesterfield. */
export function hasPassed(date: string, time: string, now: Temporal.Instant): boolean {
  const day = today(now);
  return date < day || (date === day && time < timeOfDay(now));
}
