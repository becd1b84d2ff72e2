import { randomUUIDv7 } from 'node:crypto';
import type { Queries } from '../../db/open.ts';
import type { ReminderRow } from '../../db/tables.ts';
import { stamp, today } from '../../server/clock.ts';
import { withdrawMessages } from '../notifications/outbox.server.ts';
import { readSettings } from '../settings/data.server.ts';
import { isWaiting } from './data.server.ts';
import { factsOf, remindableVehicles } from './facts.server.ts';
import { type Due, type Facts, motDue, nextStep, serviceDue, type SentStep } from './rules.server.ts';

type Planned = Exclude<ReminderRow['reminder_type'], 'own'>;
const planned: Record<Planned, { title: string; dueBy: (facts: Facts) => Due | null }> = {
  mot: { title: 'MOT due', dueBy: motDue },
  service: { title: 'Service due', dueBy: serviceDue },
};
const kinds = Object.keys(planned) as Planned[];

/**
 * Brings vehicles' reminders up to date with everything that is known: each thing due has one waiting
 * reminder, the next one to be sent. Call it in every transaction that changes a vehicle, its records or its
 * appointments; the daily job calls it for all vehicles.
 */
export async function planReminders(db: Queries, vehicleIds: string[], now: Temporal.Instant): Promise<void> {
  if (vehicleIds.length === 0) return;
  const facts = await factsOf(db, await remindableVehicles(db, vehicleIds), today(now));
  const { reminder_days: steps } = await readSettings(db);
  const existing = await db
    .selectFrom('reminders')
    .selectAll()
    .where('vehicle_id', 'in', vehicleIds)
    .execute();
  const ofVehicle = Map.groupBy(existing, (row) => row.vehicle_id);
  for (const vehicleId of new Set(vehicleIds)) {
    const rows = ofVehicle.get(vehicleId) ?? [];
    for (const kind of kinds) {
      const ofKind = rows.filter((row) => row.reminder_type === kind);
      await planOne(db, { vehicleId, kind, facts: facts.get(vehicleId), rows: ofKind, steps }, now);
    }
  }
}

type One = {
  vehicleId: string;
  kind: Planned;
  facts: Facts | undefined;
  rows: ReminderRow[];
  steps: number[];
};

async function planOne(
  db: Queries,
  { vehicleId, kind, facts, rows, steps }: One,
  now: Temporal.Instant,
): Promise<void> {
  const waiting = rows.find((row) => row.is_sent === 0 && row.dismissed_at === null);
  const { title, dueBy } = planned[kind];
  const due = facts && dueBy(facts);
  const step = due && nextStep(due.date, today(now), steps, rows.filter((row) => row !== waiting).map(told));
  if (!due || !step) {
    if (waiting) await dropReminder(db, waiting.id, now);
    return;
  }
  const plan = { ...step, due_date: due.date, reason: due.reason, title };
  if (!waiting) {
    await db
      .insertInto('reminders')
      .values({
        ...plan,
        id: randomUUIDv7(),
        vehicle_id: vehicleId,
        reminder_type: kind,
        created_at: stamp(now),
      })
      .execute();
  } else if (isOther(waiting, plan)) {
    const { numUpdatedRows } = await db
      .updateTable('reminders')
      .set(plan)
      .where('id', '=', waiting.id)
      .where(isWaiting)
      .executeTakeFirst();
    // It has just left, or staff have just stopped it: it keeps the date that it had, and a new one is planned.
    if (numUpdatedRows === 0n) return planReminders(db, [vehicleId], now);
    // A message that already waits in the outbox gives the old date.
    await withdrawMessages(db, { reminder_id: waiting.id }, now);
  }
}

/** A reminder that staff stopped counts for every step of its due date. */
const told = ({ due_date, days_before, dismissed_at }: ReminderRow): SentStep => ({
  due_date,
  days_before: dismissed_at === null ? days_before : 0,
});

function isOther(
  waiting: ReminderRow,
  plan: { due_date: string; days_before: number; reason: Due['reason'] },
): boolean {
  return (
    waiting.due_date !== plan.due_date ||
    waiting.days_before !== plan.days_before ||
    waiting.reason !== plan.reason
  );
}

/** Deletes a reminder, unless it has just left or was stopped, and withdraws its waiting message. */
export async function dropReminder(db: Queries, reminderId: string, now: Temporal.Instant): Promise<void> {
  await withdrawMessages(db, { reminder_id: reminderId }, now);
  await db.deleteFrom('reminders').where('id', '=', reminderId).where(isWaiting).execute();
}
