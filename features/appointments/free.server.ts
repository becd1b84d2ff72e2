import type { Queries } from '../../db/open.ts';
import { timeOfDay, today } from '../../server/clock.ts';
import { wrongField } from '../../server/errors.ts';
import { ifGiven } from '../../server/filters.ts';
import { blocksOn } from '../blocks/data.server.ts';
import { readSettings } from '../settings/data.server.ts';
import { bayNumbers } from './bays.ts';
import { addDays, closureOn, hoursOn, type OpenDays } from './calendar.ts';
import { occupiedSlots, pastDayWords, startTimes } from './times.ts';

/** What is wanted: how long, in how many bays, and what time it is now. */
export type SlotQuery = {
  minutes: number;
  bays: number;
  now: Temporal.Instant;
  /** An appointment that is being moved: its own slots count as free. */
  except?: string | undefined;
};

/** A day with its free starting times, `HH:MM`. */
export type FreeDay = { date: string; times: string[] };

type Taken = { date: string; slot: string; bay: number };

/** How many days ahead to look for the nearest free days. */
const horizon = 60;
const maxDays = 5;

/** @returns the starting times of a day that leave a bay free for the whole duration and are still to come */
export async function freeTimes(db: Queries, date: string, slotQuery: SlotQuery): Promise<string[]> {
  return freeStarts(date, await takenSlots(db, date, date, slotQuery.except), slotQuery);
}

/**
 * The next working days with a free time.
 * @param date the first day to look at, or today if it is over
 * @returns five at most, within sixty days
 */
async function nearestFreeDays(
  db: Queries,
  date: string,
  slotQuery: SlotQuery,
  open: OpenDays,
): Promise<FreeDay[]> {
  const present = today(slotQuery.now);
  const from = date > present ? date : present;
  const taken = await takenSlots(db, from, addDays(from, horizon), slotQuery.except);
  const days: FreeDay[] = [];
  for (let ahead = 0; ahead < horizon && days.length < maxDays; ahead += 1) {
    const day = addDays(from, ahead);
    if (closureOn(day, open) !== null) continue;
    const times = freeStarts(day, taken, slotQuery);
    if (times.length > 0) days.push({ date: day, times });
  }
  return days;
}

/** @returns what clients and staff alike see of a day: why it is closed, when it closes, and the next free days */
export async function dayAvailability(db: Queries, date: string, slotQuery: SlotQuery, open: OpenDays) {
  return {
    date,
    closed: closureOn(date, open),
    closes: hoursOn(date, open)?.closes ?? null,
    nearest: await nearestFreeDays(db, date, slotQuery, open),
  };
}

/**
 * What staff choose from: every free starting time of a day with its free bays, even on a closed day and even if the
 * time has passed; what is blocked on it; and the next working days with a free time, as clients see them.
 */
export async function freeBays(
  db: Queries,
  { date, duration, except }: { date: string; duration: number; except?: string | undefined },
  now: Temporal.Instant,
) {
  const settings = await readSettings(db);
  const taken = await takenSlots(db, date, date, except);
  const slotQuery = { minutes: duration, bays: settings.bays, now, except };
  return {
    ...(await dayAvailability(db, date, slotQuery, settings)),
    blocks: await blocksOn(db, date),
    times: freeGrid(date, taken, duration, settings.bays).map((each) => ({
      ...each,
      has_passed: hasPassed(date, each.time, now),
    })),
  };
}

function takenSlots(db: Queries, from: string, to: string, except: string | undefined): Promise<Taken[]> {
  return db
    .selectFrom('appointment_slots')
    .select(['date', 'slot', 'bay'])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .$call(ifGiven(except, (query, given) => query.where('appointment_id', 'is distinct from', given)))
    .execute();
}

function freeStarts(date: string, taken: Taken[], { minutes, bays, now }: SlotQuery): string[] {
  const present = inChesterfield(now);
  return freeGrid(date, taken, minutes, bays).flatMap(({ time }) =>
    isBefore(date, time, present) ? [] : [time],
  );
}

/** The starting times of a day from which a bay is free for the whole duration, each with its free bays. */
function freeGrid(
  date: string,
  taken: Taken[],
  minutes: number,
  bays: number,
): { time: string; bays: number[] }[] {
  const occupied = new Set(taken.filter((row) => row.date === date).map(({ slot, bay }) => `${slot} ${bay}`));
  const all = bayNumbers(bays);
  const times = startTimes.map((time) => ({
    time,
    bays: all.filter((bay) => occupiedSlots(time, minutes).every((slot) => !occupied.has(`${slot} ${bay}`))),
  }));
  return times.filter((each) => each.bays.length > 0);
}

/** @throws {AppError} `invalid_input` for a day that is over in Chesterfield (specification, section 5) */
export function refusePastDay(date: string, now: Temporal.Instant): void {
  if (date < today(now)) throw wrongField('appointment_date', pastDayWords);
}

/** Whether a starting time lies in the past in Chesterfield. */
export function hasPassed(date: string, time: string, now: Temporal.Instant): boolean {
  return isBefore(date, time, inChesterfield(now));
}

const inChesterfield = (now: Temporal.Instant) => ({ date: today(now), time: timeOfDay(now) });

function isBefore(date: string, time: string, present: { date: string; time: string }): boolean {
  return date < present.date || (date === present.date && time < present.time);
}
