import { sql } from 'kysely';
import type { Queries } from '../../db/open.ts';
import { notFound } from '../../server/errors.ts';
import type { Actor } from '../profiles/actor.server.ts';
import { type Answer, answers } from '../quotes/schema.ts';
import { isOpen } from './statuses.ts';
import { type Appointment, selectAppointments, toAppointment } from './data.server.ts';

/** An appointment as staff see it. */
export type StaffAppointment = Appointment & {
  /** What staff tell each other about the job. */
  workshop_notes: string | null;
  /** The mechanic whose job it is. */
  assignee: { id: string; full_name: string | null } | null;
  /** Whether its client was asked to agree to a price and has not answered yet. */
  is_awaiting: 0 | 1;
  /** What its client last said to a price; null if nobody has answered one, or the appointment is over. */
  price_answer: Answer | null;
  /** Whether a service record says what was done. */
  has_record: 0 | 1;
  /** Whether its client was erased: what remains of the appointment can no longer change. */
  is_erased: 0 | 1;
};

/** Every list of appointments for staff starts here. */
export function selectForStaff(db: Queries) {
  return selectAppointments(db)
    .leftJoin('profiles as assignees', 'assignees.id', 'appointments.assigned_to')
    .select((eb) => [
      'assignees.full_name as assignee_name',
      'profiles.erased_at',
      // Looks up one row for each appointment by index: for an `exists`, PostgreSQL would read all quotes.
      eb
        .selectFrom('quotes')
        .select(eb.lit(1).as('one'))
        .whereRef('quotes.appointment_id', '=', 'appointments.id')
        .where('quotes.status', '=', 'asked')
        .limit(sql.lit(1))
        .as('is_asked'),
      eb
        .selectFrom('quotes')
        .select('quotes.status')
        .whereRef('quotes.appointment_id', '=', 'appointments.id')
        .where('quotes.status', 'in', answers)
        .orderBy('quotes.answered_at', 'desc')
        .orderBy('quotes.id', 'desc')
        .limit(sql.lit(1))
        .$castTo<{ status: Answer }>()
        .as('last_answer'),
      eb
        .selectFrom('services')
        .select(eb.lit(1).as('one'))
        .whereRef('services.appointment_id', '=', 'appointments.id')
        .limit(sql.lit(1))
        .as('is_recorded'),
    ]);
}

type Joined = Awaited<ReturnType<ReturnType<typeof selectForStaff>['executeTakeFirstOrThrow']>>;

/** Turns a joined row into the shape that leaves the server. */
export function toStaffAppointment(row: Joined): StaffAppointment {
  return {
    ...toAppointment(row),
    workshop_notes: row.workshop_notes,
    assignee: row.assigned_to ? { id: row.assigned_to, full_name: row.assignee_name } : null,
    is_awaiting: row.is_asked && isOpen(row.status) ? 1 : 0,
    price_answer: isOpen(row.status) ? row.last_answer : null,
    has_record: row.is_recorded ? 1 : 0,
    is_erased: row.erased_at === null ? 0 : 1,
  };
}

/** @throws {AppError} `not_found` */
export async function staffAppointment(db: Queries, id: string): Promise<StaffAppointment> {
  const row = await selectForStaff(db).where('appointments.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('appointment');
  return toStaffAppointment(row);
}

/** How an appointment is read again when staff change it (`changeRow`). */
export const reading = ({ now }: Actor) => ({ now, read: staffAppointment });
