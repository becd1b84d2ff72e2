import type { Queries } from '../../db/open.ts';
import { startOfDay, stamp, today } from '../../server/clock.ts';
import { readListed } from '../search/list.server.ts';
import { addDays } from './calendar.ts';
import { type StaffAppointment, selectForStaff, toStaffAppointment } from './staff-rows.server.ts';

/** Over a weekend, and the day after a bank holiday. */
const days = 3;

/** What a client did online with an appointment. `summary`: in the audit log's words; `at`: an instant. */
export type ClientChange = { appointment: StaffAppointment; summary: string; at: string };

/**
 * The appointments that clients moved or cancelled today or in the three days before, each with the last such change,
 * latest first. Those of erased clients are left out.
 * @param limit how many changes are looked at
 */
export async function changedByClients(
  db: Queries,
  now: Temporal.Instant,
  limit: number,
): Promise<ClientChange[]> {
  const acts = await db
    .selectFrom('audit_log')
    .select(['subject_id as id', 'summary', 'created_at as at'])
    .where('action', 'in', ['appointment.client-moved', 'appointment.client-cancelled'])
    .where('created_at', '>=', stamp(startOfDay(addDays(today(now), -days))))
    .orderBy('created_at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .execute();
  const latest = acts.filter(({ id }, index) => acts.findIndex((act) => act.id === id) === index);
  const rows = await readListed(db, selectForStaff(db), 'appointments.id', latest);
  const appointments = new Map(rows.map((row) => [row.id, toStaffAppointment(row)]));
  return latest.flatMap(({ id, summary, at }) => {
    const appointment = appointments.get(id);
    return appointment && !appointment.is_erased ? [{ appointment, summary, at }] : [];
  });
}
