import type { Updateable } from 'kysely';
import type { Queries } from '../../db/open.ts';
import type { Tables } from '../../db/tables.ts';
import { AppError, refuseOlder } from '../../server/errors.ts';
import { changeRow, type Changing } from '../../server/transaction.ts';
import { requireUnerasedClient } from '../profiles/data.server.ts';
import { lockBays } from '../settings/data.server.ts';
import { type Appointment, slotTaken } from './data.server.ts';
import { inSentence, isOpen } from './statuses.ts';
import { freeSlots, isBayFree, sameBay, takeSlots } from './slots.server.ts';

type Change = Updateable<Tables['appointments']>;

/** A new time; if no bay is given, the appointment stays in its own bay when that is free. */
export type Move = {
  appointment_date: string;
  appointment_time: string;
  duration_minutes: number;
  bay?: number | undefined;
};

/** The version that the caller saw; if absent, any version will do. */
type Seen = { version?: number | undefined };

/** The current time, and how the caller reads an appointment. */
type Reading<Row> = Pick<Changing<Row>, 'now' | 'read'>;

/**
 * Moves an appointment, or makes it longer or shorter: its half hours move in the same transaction. Call it
 * inside `write`, which tries again if someone else took the time at the same moment.
 * @param move `also`: what else changes with it, such as its status
 * @throws {AppError} `not_found`, `changed_meanwhile`, `conflict` if it is over, `slot_taken`
 */
export async function moveAppointment<Row extends Appointment>(
  db: Queries,
  id: string,
  { version, also = {}, ...move }: Move & Seen & { also?: Change },
  reading: Reading<Row>,
): Promise<Row> {
  const before = await reading.read(db, id);
  await refuseOver(db, before, version, move);
  const bay = await bayFor(db, before, move);
  if (bay === undefined) throw slotTaken();
  await freeSlots(db, id);
  await takeSlots(db, id, move, bay);
  const { appointment_date, appointment_time, duration_minutes } = move;
  const change = { ...also, appointment_date, appointment_time, duration_minutes, bay };
  return changeRow(db, 'appointments', before, change, reading);
}

async function bayFor(db: Queries, before: Appointment, move: Move): Promise<number | undefined> {
  if (move.bay === undefined) return sameBay(db, before, move, await lockBays(db));
  return (await isBayFree(db, move, move.bay, before.id)) ? move.bay : undefined;
}

/**
 * Cancels an appointment and frees its half hours at once.
 * @param cancel `by`: the profile of the person who cancels
 * @throws {AppError} `not_found`, `changed_meanwhile`, `conflict` if it is already over
 */
export async function cancelAppointment<Row extends Appointment>(
  db: Queries,
  id: string,
  { version, ...cancel }: Seen & { reason: string | null; by: string; noShow?: boolean },
  reading: Reading<Row>,
): Promise<Row> {
  const before = await reading.read(db, id);
  await refuseOver(db, before, version, cancel);
  await freeSlots(db, id);
  const { reason, by, noShow } = cancel;
  const change: Change = {
    status: 'cancelled',
    cancel_reason: reason,
    cancelled_by: by,
    is_no_show: noShow ? 1 : 0,
  };
  return changeRow(db, 'appointments', before, change, reading);
}

async function refuseOver(
  db: Queries,
  before: Appointment,
  seen: number | undefined,
  yours: unknown,
): Promise<void> {
  refuseOlder('appointment', before, seen, yours);
  if (!isOpen(before.status)) {
    throw new AppError(
      'conflict',
      `This appointment is already ${inSentence(before.status)}, so it can no longer be changed.`,
    );
  }
  await requireUnerasedClient(db, before.client_id);
}
