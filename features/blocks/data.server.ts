import { randomUUIDv7 } from 'node:crypto';
import type { Queries } from '../../db/open.ts';
import type { BlockRow } from '../../db/tables.ts';
import { stamp, today } from '../../server/clock.ts';
import { AppError, notFound, wrongField } from '../../server/errors.ts';
import { bayNumbers } from '../appointments/bays.ts';
import { addDays, datesBetween } from '../appointments/calendar.ts';
import { minutesBetween, occupiedSlots, pastDayWords } from '../appointments/times.ts';
import { recordAuditEntry } from '../audit/data.server.ts';
import { formatDate } from '../date-words.ts';
import type { Actor } from '../profiles/actor.server.ts';
import { among } from '../search/list.server.ts';
import { lockBays } from '../settings/data.server.ts';
import type { NewBlock } from './schema.ts';
import { blockTitle } from './words.ts';

/** A blocked time, with the bays that it takes on the day that was asked for. */
export type DayBlock = BlockRow & { bays: number[] };

/** How many half hours are stored with one statement: SQLite takes a limited number of values. */
const batch = 1000;

/** @returns what is blocked on a day, in order */
export async function blocksOn(db: Queries, date: string): Promise<DayBlock[]> {
  const rows = await db
    .selectFrom('appointment_slots')
    .innerJoin('blocks', 'blocks.id', 'appointment_slots.block_id')
    .selectAll('blocks')
    .select('appointment_slots.bay as taken')
    .distinct()
    .where('appointment_slots.date', '=', date)
    .orderBy('blocks.start_time')
    .orderBy('blocks.id')
    .orderBy('taken')
    .execute();
  const blocks = new Map<string, DayBlock>();
  for (const { taken, ...block } of rows) {
    const { bays } = blocks.get(block.id) ?? { bays: [] };
    blocks.set(block.id, { ...block, bays: [...bays, taken] });
  }
  return [...blocks.values()];
}

/** @returns what is blocked from a day on, the next first; what began before that day and goes on is among it */
export async function comingBlocks(db: Queries, day: string): Promise<BlockRow[]> {
  return db
    .selectFrom('blocks')
    .selectAll()
    .where('last_date', '>=', day)
    .orderBy('first_date')
    .orderBy('start_time')
    .orderBy('id')
    .execute();
}

/**
 * Takes the half hours of a blocked time, so that nobody can book them. Call it inside `write`, which tries again if
 * someone else took one of them at the same moment.
 * @throws {AppError} `invalid_input` for a past day or a bay that the garage does not have; `conflict` if one of the half
 *   hours is taken
 */
export async function createBlock(db: Queries, given: NewBlock, actor: Actor): Promise<BlockRow> {
  if (given.first_date < today(actor.now)) throw wrongField('first_date', pastDayWords);
  const bays = bayNumbers(await lockBays(db));
  if (given.bay !== null && !bays.includes(given.bay))
    throw wrongField('bay', 'Please choose a bay from the list.');
  const block = {
    ...given,
    id: randomUUIDv7(),
    last_date: given.last_date ?? given.first_date,
    created_at: stamp(actor.now),
  };
  const taken = given.bay === null ? bays : [given.bay];
  await requireFree(db, block, taken);
  await db.insertInto('blocks').values(block).execute();
  await takeHalfHours(db, block, taken);
  await auditBlock(db, actor, block, 'blocked');
  return block;
}

/**
 * Where all bays are blocked, keeps it so from a day on: blocks new bays too, and frees those that are given up.
 * @param before how many bays there were; `after`: how many there are now
 */
export async function fitBlocks(db: Queries, before: number, after: number, day: string): Promise<void> {
  const blocks = (await comingBlocks(db, day)).filter(({ bay }) => bay === null);
  const added = bayNumbers(after).filter((bay) => bay > before);
  for (const block of blocks) {
    const coming = { ...block, first_date: block.first_date < day ? day : block.first_date };
    await takeHalfHours(db, coming, added);
    await db
      .deleteFrom('appointment_slots')
      .where('block_id', '=', block.id)
      .where('date', '>=', day)
      .where('bay', '>', after)
      .execute();
  }
}

/**
 * Frees the half hours of a blocked time from today on; the days before stay blocked, for the reports.
 * @throws {AppError} `not_found`, also if it is over
 */
export async function removeBlock(db: Queries, id: string, actor: Actor): Promise<void> {
  const day = today(actor.now);
  const block = await db.selectFrom('blocks').selectAll().where('id', '=', id).executeTakeFirst();
  if (!block || block.last_date < day) throw notFound('blocked time');
  await db.deleteFrom('appointment_slots').where('block_id', '=', id).where('date', '>=', day).execute();
  if (block.first_date < day)
    await db
      .updateTable('blocks')
      .set({ last_date: addDays(day, -1) })
      .where('id', '=', id)
      .execute();
  else await db.deleteFrom('blocks').where('id', '=', id).execute();
  await auditBlock(db, actor, block, 'unblocked');
}

/** A half hour in which a bay is blocked. */
export type BlockedSlot = { date: string; slot: string; bay: number };

/** @returns the half hours blocked from one day to another, in every bay */
export async function blockedSlots(db: Queries, from: string, to: string): Promise<BlockedSlot[]> {
  const blocks = await db
    .selectFrom('blocks')
    .select('id')
    .where('first_date', '<=', to)
    .where('last_date', '>=', from)
    .execute();
  if (blocks.length === 0) return [];
  // By their ids: by date, SQLite would read every appointment's half hours.
  return db
    .selectFrom('appointment_slots')
    .select(['date', 'slot', 'bay'])
    .where(among(db, 'block_id', blocks))
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
}

const slotsOf = ({ start_time: start, end_time: end }: BlockRow) =>
  occupiedSlots(start, minutesBetween(start, end));

async function takeHalfHours(db: Queries, block: BlockRow, bays: number[]): Promise<void> {
  const { id: block_id, first_date: first, last_date: last } = block;
  const slots = slotsOf(block);
  const rows = datesBetween(first, last).flatMap((date) =>
    slots.flatMap((slot) => bays.map((bay) => ({ date, slot, bay, block_id }))),
  );
  for (let start = 0; start < rows.length; start += batch)
    await db
      .insertInto('appointment_slots')
      .values(rows.slice(start, start + batch))
      .execute();
}

async function requireFree(db: Queries, block: BlockRow, bays: number[]): Promise<void> {
  const taken = await db
    .selectFrom('appointment_slots')
    .select(['date', 'slot', 'bay', 'appointment_id'])
    .where('date', '>=', block.first_date)
    .where('date', '<=', block.last_date)
    .where('slot', 'in', slotsOf(block))
    .where('bay', 'in', bays)
    .orderBy('date')
    .orderBy('slot')
    .orderBy('bay')
    .execute();
  const [first] = taken;
  if (!first) return;
  const where = `bay ${first.bay} at ${first.slot} on ${formatDate(first.date)}`;
  if (first.appointment_id === null)
    throw new AppError('conflict', `This time is already blocked: ${where}.`);
  const count = new Set(taken.map((row) => row.appointment_id).filter((id) => id !== null)).size;
  throw new AppError(
    'conflict',
    count === 1
      ? `An appointment is booked then: ${where}. Please move it first.`
      : `${count} appointments are booked then, the first in ${where}. Please move them first.`,
  );
}

function auditBlock(db: Queries, actor: Actor, block: BlockRow, act: 'blocked' | 'unblocked'): Promise<void> {
  const { id: subjectId, created_at: _, ...details } = block;
  const verb = act === 'blocked' ? 'Blocked' : 'Removed blocked time';
  const summary = `${verb}: ${blockTitle(block)}, ${block.reason}`;
  return recordAuditEntry(db, actor, { action: `block.${act}`, subjectId, summary, details });
}
