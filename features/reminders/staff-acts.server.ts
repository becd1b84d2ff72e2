import type { Queries } from '../../db/open.ts';
import type { ReminderRow } from '../../db/tables.ts';
import { stamp } from '../../server/clock.ts';
import { AppError, notFound } from '../../server/errors.ts';
import { lockRow } from '../../server/transaction.ts';
import type { MessageContext } from '../notifications/notices.server.ts';
import { withdrawMessages } from '../notifications/outbox.server.ts';
import type { Actor } from '../profiles/actor.server.ts';
import { auditReminder } from './audit.server.ts';
import { isWaiting } from './data.server.ts';
import { changeOwnReminder } from './own.server.ts';
import { planReminders } from './plan.server.ts';
import type { ReminderChange } from './schema.ts';
import { remindNow } from './send.server.ts';

/** What staff do to one reminder of a client. Every act is recorded in the log. */

/**
 * Changes a reminder's text or day. The dates of an MOT or a service follow from the vehicle and are changed
 * there.
 * @throws {AppError} `not_found`, `invalid_input`, `conflict` for a reminder that the garage plans,
 *   `changed_meanwhile` with both versions if the caller saw an older one
 */
export async function changeForClient(
  garage: MessageContext,
  db: Queries,
  id: string,
  input: ReminderChange,
  actor: Actor,
): Promise<{ reminder: ReminderRow; ownerId: string }> {
  const { ownerId, ...before } = await unsent(db, id);
  if (before.reminder_type !== 'own')
    throw new AppError('conflict', 'This date comes from the vehicle. Please change it there.');
  return { reminder: await changeOwnReminder(garage, db, ownerId, id, input, actor), ownerId };
}

/**
 * Stops one reminder: nothing more is sent about this due date, not even a message that already waits. A later
 * due date (the next MOT) gets reminders as usual.
 * @throws {AppError} `not_found` if there is none or it was sent
 */
export async function dismiss(db: Queries, id: string, actor: Actor): Promise<Owned> {
  // If two colleagues stop it at once, the second finds it stopped, and the log has one entry. Not held in `unsent`:
  // changing a reminder holds its car first, as the owner's change does.
  await lockRow(db, 'reminders', id);
  const before = await unsent(db, id);
  if (before.dismissed_at !== null) return before;
  await db
    .updateTable('reminders')
    .set({ dismissed_at: stamp(actor.now) })
    .where('id', '=', id)
    .execute();
  await withdrawMessages(db, { reminder_id: id }, actor.now);
  await auditReminder(db, actor, before, 'stopped');
  return before;
}

/**
 * Undoes a stop. A reminder that the garage plans is planned again.
 * @returns the reminder with its owner, and with the id under which it now waits
 * @throws {AppError} `not_found`
 */
export async function bringBack(
  garage: MessageContext,
  db: Queries,
  id: string,
  actor: Actor,
): Promise<Owned> {
  await lockRow(db, 'reminders', id);
  const before = await unsent(db, id);
  const after = before.dismissed_at === null ? before : await restore(db, before, actor);
  await remindNow(garage, db, after.id);
  return after;
}

async function restore(db: Queries, before: Owned, actor: Actor): Promise<Owned> {
  const { id } = before;
  await auditReminder(db, actor, before, 'restored');
  if (before.reminder_type === 'own') {
    await db.updateTable('reminders').set({ dismissed_at: null }).where('id', '=', id).execute();
    return before;
  }
  await db.deleteFrom('reminders').where('id', '=', id).execute();
  await planReminders(db, [before.vehicle_id], actor.now);
  const waiting = await db
    .selectFrom('reminders')
    .select('id')
    .where('vehicle_id', '=', before.vehicle_id)
    .where('reminder_type', '=', before.reminder_type)
    .where(isWaiting)
    .executeTakeFirst();
  return { ...before, ...waiting };
}

type Owned = ReminderRow & { ownerId: string };

async function unsent(db: Queries, id: string): Promise<Owned> {
  const row = await db
    .selectFrom('reminders')
    .innerJoin('vehicles', 'vehicles.id', 'reminders.vehicle_id')
    .selectAll('reminders')
    .select('vehicles.owner_id as ownerId')
    .where('reminders.id', '=', id)
    .where('reminders.is_sent', '=', 0)
    .executeTakeFirst();
  if (!row) throw notFound('reminder');
  return row;
}
