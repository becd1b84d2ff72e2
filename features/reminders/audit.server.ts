import type { Queries } from '../../db/open.ts';
import type { ReminderRow } from '../../db/tables.ts';
import { recordAuditEntry } from '../audit/data.server.ts';
import { formatDate } from '../date-words.ts';
import type { Actor } from '../profiles/actor.server.ts';

const acts = { created: 'Added', edited: 'Changed', stopped: 'Stopped', restored: 'Brought back' };

/**
 * Records what staff did to a reminder. The title stays out: what a client asked for may name them, and the log
 * outlives an erased client.
 */
export function auditReminder(
  db: Queries,
  actor: Actor,
  { id, vehicle_id, due_date }: ReminderRow,
  action: keyof typeof acts,
): Promise<void> {
  const summary = `${acts[action]} a reminder for ${formatDate(due_date)}`;
  const details = { vehicle_id, due_date };
  return recordAuditEntry(db, actor, { action: `reminder.${action}`, subjectId: id, summary, details });
}
