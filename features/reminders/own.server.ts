import { randomUUIDv7 } from 'node:crypto';
import type { Queries } from '../../db/open.ts';
import type { ReminderRow } from '../../db/tables.ts';
import { stamp, timeOfDay, today } from '../../server/clock.ts';
import { changedMeanwhile, notFound, refuseOlder, wrongField } from '../../server/errors.ts';
import { addDays, daysBetween } from '../appointments/calendar.ts';
import { pastDayWords } from '../appointments/times.ts';
import type { MessageContext } from '../notifications/notices.server.ts';
import { withdrawMessages } from '../notifications/outbox.server.ts';
import type { Actor } from '../profiles/actor.server.ts';
import { lockOwnVehicle } from '../vehicles/data.server.ts';
import { auditReminder } from './audit.server.ts';
import { isWaiting } from './data.server.ts';
import { dropReminder } from './plan.server.ts';
import type { OwnReminder, ReminderChange } from './schema.ts';
import { reminderHours, remindNow } from './send.server.ts';

/**
 * Stores a person's own reminder. It leaves the chosen number of days before the due day. If that day is past, it
 * leaves today, or tomorrow if it is late in the evening.
 * @param staff the colleague who enters it for them: the message then does not say that they asked for it
 * @throws {AppError} `not_found` for a vehicle that is not theirs, `invalid_input` for a day in the past
 */
export async function createOwnReminder(
  garage: MessageContext,
  db: Queries,
  ownerId: string,
  reminder: OwnReminder,
  staff?: Actor,
): Promise<ReminderRow> {
  await lockOwnVehicle(db, ownerId, reminder.vehicle_id);
  const now = garage.clock();
  const row = {
    ...planned(reminder, now),
    id: randomUUIDv7(),
    reminder_type: 'own' as const,
    is_from_staff: staff ? (1 as const) : (0 as const),
    created_at: stamp(now),
  };
  const added = await db.insertInto('reminders').values(row).returningAll().executeTakeFirstOrThrow();
  if (staff) await auditReminder(db, staff, added, 'created');
  await remindNow(garage, db, added.id);
  return added;
}

function planned(reminder: OwnReminder, now: Temporal.Instant) {
  const day = today(now);
  if (reminder.due_date < day) throw wrongField('due_date', pastDayWords);
  const { days_before: lead, ...rest } = reminder;
  const earliest = timeOfDay(now) < reminderHours.until ? day : addDays(day, 1);
  const wished = addDays(reminder.due_date, -lead);
  return { ...rest, send_on: wished < earliest ? earliest : wished };
}

/**
 * Changes a person's own reminder that has been neither sent nor stopped.
 * @param staff the colleague who changes it for them
 * @throws {AppError} `not_found`, `invalid_input`, `changed_meanwhile` with both versions if the caller saw an
 *   older one or someone else changed it at the same moment
 */
export async function changeOwnReminder(
  garage: MessageContext,
  db: Queries,
  ownerId: string,
  id: string,
  { version, ...reminder }: ReminderChange,
  staff?: Actor,
): Promise<ReminderRow> {
  const now = garage.clock();
  const before = await requireOwn(db, ownerId, id);
  refuseOlder('reminder', withLead(before), version, reminder);
  await lockOwnVehicle(db, ownerId, reminder.vehicle_id);
  const after = await db
    .updateTable('reminders')
    .set({ ...planned(reminder, now), version: before.version + 1 })
    .where('id', '=', id)
    .where('version', '=', before.version)
    .where(isWaiting)
    .returningAll()
    .executeTakeFirst();
  if (!after) {
    const theirs = withLead(await requireOwn(db, ownerId, id));
    throw changedMeanwhile('reminder', { theirs, yours: reminder });
  }
  // Once we hold the row, so that a message that was being written until then is found too.
  await withdrawMessages(db, { reminder_id: id }, now);
  if (staff) await auditReminder(db, staff, after, 'edited');
  await remindNow(garage, db, id);
  return after;
}

/** A reminder as its form shows it. */
function withLead(row: ReminderRow): ReminderRow {
  return { ...row, days_before: daysBetween(row.send_on, row.due_date) };
}

/** @throws {AppError} `not_found` if it is not theirs, was sent or stopped, or is planned by the garage */
export async function deleteOwnReminder(
  db: Queries,
  ownerId: string,
  id: string,
  now: Temporal.Instant,
): Promise<void> {
  await requireOwn(db, ownerId, id);
  await dropReminder(db, id, now);
}

async function requireOwn(db: Queries, ownerId: string, id: string): Promise<ReminderRow> {
  const row = await db
    .selectFrom('reminders')
    .innerJoin('vehicles', 'vehicles.id', 'reminders.vehicle_id')
    .selectAll('reminders')
    .where('reminders.id', '=', id)
    .where('vehicles.owner_id', '=', ownerId)
    .where('reminders.reminder_type', '=', 'own')
    .where(isWaiting)
    .executeTakeFirst();
  if (!row) throw notFound('reminder');
  return row;
}
