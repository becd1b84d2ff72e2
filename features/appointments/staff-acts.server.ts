import type { Queries } from '../../db/open.ts';
import type { AppointmentRow } from '../../db/tables.ts';
import { recordAct } from '../audit/data.server.ts';
import type { Actor, Machine } from '../profiles/actor.server.ts';
import { shortDay } from '../date-words.ts';

/** What a transition, cancelling or not coming changes, and what undoing brings back. */
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
  | 'undone';

const words: Record<AppointmentAction, string> = {
  created: 'Booked',
  edited: 'Changed',
  confirmed: 'Confirmed',
  started: 'Started',
  completed: 'Completed',
  cancelled: 'Cancelled',
  'no-show': 'Marked as no-show:',
  moved: 'Moved',
  undone: 'Took back the last step of',
};

/** What the audit log says about an appointment. */
type Recorded = Pick<
  AppointmentRow,
  'id' | 'version' | 'service_type' | 'appointment_date' | 'appointment_time'
>;

/** Notes in the audit log what staff did with an appointment. */
export function recordAppointment(
  db: Queries,
  actor: Actor | Machine,
  action: AppointmentAction,
  after: Recorded,
  details: Record<string, unknown> = {},
): Promise<void> {
  const what = `${after.service_type} on ${shortDay(after.appointment_date)} at ${after.appointment_time}`;
  const summary = `${words[action]} ${what}`;
  const said = { version: after.version, ...details };
  return recordAct(db, actor, {
    action: `appointment.${action}`,
    subjectId: after.id,
    summary,
    details: said,
  });
}

/** The part of an appointment that undoing brings back. */
export function undoable({
  status,
  is_request,
  is_no_show,
  cancel_reason,
  cancelled_by,
}: AppointmentRow): Undoable {
  return { status, is_request, is_no_show, cancel_reason, cancelled_by };
}
