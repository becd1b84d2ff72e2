import type { Queries } from '../../db/open.ts';
import type { AppointmentRow } from '../../db/tables.ts';
import { type Attribution, recordAuditEntry } from '../audit/data.server.ts';
import { formatDate } from '../date-words.ts';
import { isMoved, type When } from './times.ts';

/** What a transition, a cancellation or a no-show changes, and what undoing restores. */
export type Undoable = Pick<
  AppointmentRow,
  'status' | 'is_request' | 'is_no_show' | 'cancel_reason' | 'cancelled_by'
>;
export type AppointmentAction =
  | 'created'
  | 'edited'
  | 'confirmed'
  | 'started'
  | 'completed'
  | 'cancelled'
  | 'no-show'
  | 'moved'
  | 'undone'
  | 'client-moved'
  | 'client-changed'
  | 'client-noted'
  | 'client-cancelled';

const words: Record<AppointmentAction, string> = {
  created: 'Booked',
  edited: 'Changed',
  confirmed: 'Confirmed',
  started: 'Started',
  completed: 'Completed',
  cancelled: 'Cancelled',
  'no-show': 'Marked as no-show:',
  moved: 'Moved',
  undone: 'Undid the last step of',
  'client-moved': 'The client moved',
  'client-changed': 'The client changed the duration of',
  'client-noted': 'The client changed the notes of',
  'client-cancelled': 'The client cancelled',
};

/** What the audit log says about an appointment. */
type Recorded = Pick<
  AppointmentRow,
  'id' | 'version' | 'service_type' | 'appointment_date' | 'appointment_time'
>;

/** What was done with an appointment. */
type AppointmentAct = {
  action: AppointmentAction;
  from?: When;
  details?: Record<string, unknown>;
};

/** An appointment's day and time, in the log's words. */
const place = ({ appointment_date: date, appointment_time: time }: When) => `${formatDate(date)} at ${time}`;

/**
 * Records in the audit log what staff or the client did with an appointment. Without the client's acts, the last entry
 * would be an earlier act of staff, and nobody could tell who cancelled it. The log outlives an erased client, so it
 * names no client.
 * @param act `from`: when it was before; the log mentions it only if the time has changed
 */
export function auditAppointment(
  db: Queries,
  by: Attribution,
  after: Recorded,
  { action, from, details }: AppointmentAct,
): Promise<void> {
  const where =
    from && isMoved(from, after) ? `from ${place(from)} to ${place(after)}` : `on ${place(after)}`;
  return recordAuditEntry(db, by, {
    action: `appointment.${action}`,
    subjectId: after.id,
    summary: `${words[action]} ${after.service_type} ${where}`,
    details: { version: after.version, ...details },
  });
}

/** The part of an appointment that undoing restores. */
export function undoable({
  status,
  is_request,
  is_no_show,
  cancel_reason,
  cancelled_by,
}: AppointmentRow): Undoable {
  return { status, is_request, is_no_show, cancel_reason, cancelled_by };
}
