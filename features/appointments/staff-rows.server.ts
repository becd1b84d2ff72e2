import type { Queries } from '../../db/open.ts';
import { notFound } from '../../server/errors.ts';
import { type Appointment, selectAppointments, toAppointment } from './data.server.ts';

/** An appointment as staff see it: with the mechanic whose job it is. */
export type StaffAppointment = Appointment & { assignee: { id: string; full_name: string | null } | null };

/** Every list of appointments for staff starts here. */
export function selectForStaff(db: Queries) {
  return selectAppointments(db)
    .leftJoin('profiles as assignees', 'assignees.id', 'appointments.assigned_to')
    .select('assignees.full_name as assignee_name');
}

type Joined = Awaited<ReturnType<ReturnType<typeof selectForStaff>['executeTakeFirstOrThrow']>>;

/** Turns a joined row into the shape that leaves the server. */
export function toStaffAppointment({ assignee_name: fullName, ...row }: Joined): StaffAppointment {
  return {
    ...toAppointment(row),
    assignee: row.assigned_to ? { id: row.assigned_to, full_name: fullName } : null,
  };
}

/** @throws {AppError} `not_found` */
export async function staffAppointment(db: Queries, id: string): Promise<StaffAppointment> {
  const row = await selectForStaff(db).where('appointments.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('appointment');
  return toStaffAppointment(row);
}
