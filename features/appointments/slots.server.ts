import type { Queries } from '../../db/open.ts';
import { ifGiven } from '../../server/filters.ts';
import { bayNumbers } from './bays.ts';
import { occupiedSlots } from './times.ts';

type Span = { appointment_date: string; appointment_time: string; duration_minutes: number };

/**
 * Finds a bay that is free for the whole of an appointment.
 * @param bays how many bays the garage has, numbered from 1
 * @returns the number of the first free bay, or undefined if every bay is taken
 */
export async function freeBay(db: Queries, when: Span, bays: number): Promise<number | undefined> {
  const taken = await takenBays(db, when);
  return bayNumbers(bays).find((bay) => !taken.has(bay));
}

/**
 * Finds a bay for an appointment that had one: its own if that bay still exists and is free, otherwise the first free
 * one.
 * @returns the bay's number, or undefined if every bay is taken
 */
export async function sameBay(
  db: Queries,
  { id, bay }: { id: string; bay: number },
  when: Span,
  bays: number,
): Promise<number | undefined> {
  if (bay <= bays && (await isBayFree(db, when, bay, id))) return bay;
  return freeBay(db, when, bays);
}

/** Whether one bay is free for the whole of an appointment. */
export async function isBayFree(db: Queries, when: Span, bay: number, except?: string): Promise<boolean> {
  return !(await takenBays(db, when, except)).has(bay);
}

async function takenBays(db: Queries, when: Span, except?: string): Promise<Set<number>> {
  const taken = await db
    .selectFrom('appointment_slots')
    .select('bay')
    .distinct()
    .where('date', '=', when.appointment_date)
    .where('slot', 'in', occupiedSlots(when.appointment_time, when.duration_minutes))
    .$call(ifGiven(except, (query, given) => query.where('appointment_id', 'is distinct from', given)))
    .execute();
  return new Set(taken.map((row) => row.bay));
}

/**
 * Occupies an appointment's half hours. The table's primary key refuses any that another transaction has taken in the
 * meantime, whatever was checked before.
 */
export async function takeSlots(db: Queries, appointmentId: string, when: Span, bay: number): Promise<void> {
  const rows = occupiedSlots(when.appointment_time, when.duration_minutes).map((slot) => ({
    date: when.appointment_date,
    slot,
    bay,
    appointment_id: appointmentId,
  }));
  await db.insertInto('appointment_slots').values(rows).execute();
}

/** Frees an appointment's half hours. */
export async function freeSlots(db: Queries, appointmentId: string): Promise<void> {
  await db.deleteFrom('appointment_slots').where('appointment_id', '=', appointmentId).execute();
}
