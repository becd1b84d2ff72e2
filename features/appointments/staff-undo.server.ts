import * as z from 'zod';
import type { Queries } from '../../db/open.ts';
import { stamp } from '../../server/clock.ts';
import { AppError, refuseOlder } from '../../server/errors.ts';
import { changeRow } from '../../server/transaction.ts';
import { slotTaken } from './data.server.ts';
import { statuses } from './statuses.ts';
import { sameBay, takeSlots } from './slots.server.ts';
import { lockBays } from '../settings/data.server.ts';
import type { Actor } from '../profiles/actor.server.ts';
import { requireUnerasedClient } from '../profiles/data.server.ts';
import { auditAppointment, type Undoable } from './audit.server.ts';
import { reading, type StaffAppointment, staffAppointment } from './staff-rows.server.ts';
import { undoSeconds } from './staff-schema.ts';

const flag = z.union([z.literal(0), z.literal(1)]);
const noted = z.object({
  version: z.number(),
  before: z.object({
    status: z.enum(statuses),
    is_request: flag,
    is_no_show: flag,
    cancel_reason: z.string().nullable(),
    cancelled_by: z.string().nullable(),
  }),
});

/**
 * What the caller may undo now: their own last step with this appointment, as long as nothing else has happened to it.
 * @returns undefined if there is nothing to undo, or it is too late
 */
export async function findUndo(
  db: Queries,
  appointment: { id: string; version: number },
  { id: actorId, now }: Actor,
): Promise<{ before: Undoable; until: string } | undefined> {
  const act = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject_kind', '=', 'appointment')
    .where('subject_id', '=', appointment.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (act?.actor_id !== actorId) return undefined;
  const { data } = noted.safeParse(JSON.parse(act.details));
  const until = stamp(Temporal.Instant.from(act.created_at).add({ seconds: undoSeconds }));
  if (!data || data.version !== appointment.version || until < stamp(now)) return undefined;
  return { before: data.before, until };
}

/**
 * Undoes the caller's last step. A cancelled appointment gets its time back, in another bay if necessary.
 * @throws {AppError} `not_found`, `changed_meanwhile`; `conflict` if there is nothing to undo; `slot_taken` if its time
 *   has been given away
 */
export async function undoLastStep(
  db: Queries,
  id: string,
  seen: number | undefined,
  actor: Actor,
): Promise<StaffAppointment> {
  const now = await staffAppointment(db, id);
  refuseOlder('appointment', now, seen, {});
  const undo = await findUndo(db, now, actor);
  if (!undo) {
    throw new AppError(
      'conflict',
      `This can no longer be undone. You can only undo your own last step, within ${undoSeconds} seconds.`,
    );
  }
  await requireUnerasedClient(db, now.client_id);
  const bay = now.status === 'cancelled' ? await retakeSlots(db, now) : now.bay;
  const change = { ...undo.before, bay };
  const after = await changeRow(db, 'appointments', now, change, reading(actor));
  const details = { from: now.status, to: after.status };
  await auditAppointment(db, actor, after, { action: 'undone', details });
  return after;
}

async function retakeSlots(db: Queries, appointment: StaffAppointment): Promise<number> {
  const bay = await sameBay(db, appointment, appointment, await lockBays(db));
  if (bay === undefined) throw slotTaken();
  await takeSlots(db, appointment.id, appointment, bay);
  return bay;
}
