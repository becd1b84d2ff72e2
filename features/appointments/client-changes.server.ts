import type { Queries } from '../../db/open.ts';
import { startOfDay, stamp, today } from '../../server/clock.ts';
import { readListed } from '../search/list.server.ts';
import { readSettings } from '../settings/data.server.ts';
import { addDays, closureOn, type OpenDays } from './calendar.ts';
import { type StaffAppointment, selectForStaff, toStaffAppointment } from './staff-rows.server.ts';

/** At least so many days, for someone who was away; and after a break, so many at most. */
const days = { least: 3, most: 31 };

const cancelled = 'appointment.client-cancelled';
/** What the desk is told of: each may make a printed sheet wrong. */
const told = [
  'appointment.client-moved',
  'appointment.client-changed',
  'appointment.client-noted',
  cancelled,
];

/** What a client did online with an appointment. `action`, `summary`: as in the audit log; `at`: an instant. */
type ClientChange = { appointment: StaffAppointment; action: string; summary: string; at: string };

/** `since`: the date from which on these are all, as far as the limit allows. */
export type ClientChanges = { since: string; rows: ClientChange[] };

/**
 * @returns from which date on the desk is told what clients changed: at least from its last working day on, because
 *   nobody was there in the evening after it, over Easter, or while the owner had closed
 */
function firstDayTold(date: string, open: OpenDays): string {
  let day = addDays(date, -1);
  while (closureOn(day, open) !== null && day > addDays(date, -days.most)) day = addDays(day, -1);
  const latest = addDays(date, -days.least);
  return day < latest ? day : latest;
}

/**
 * What clients moved, changed or cancelled lately, latest first: of each appointment only the last change of a kind, and
 * nothing that came before its cancellation. Those of erased clients are left out.
 * @param limit how many changes are looked at
 */
export async function changedByClients(
  db: Queries,
  now: Temporal.Instant,
  limit: number,
): Promise<ClientChanges> {
  const since = firstDayTold(today(now), await readSettings(db));
  const acts = await db
    .selectFrom('audit_log')
    .select(['subject_id as id', 'action', 'summary', 'created_at as at'])
    .where('action', 'in', told)
    .where('created_at', '>=', stamp(startOfDay(since)))
    .orderBy('created_at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .execute();
  const latest = acts.filter(({ id, action }, index) =>
    acts.slice(0, index).every((later) => later.id !== id || ![action, cancelled].includes(later.action)),
  );
  const rows = await readListed(db, selectForStaff(db), 'appointments.id', latest);
  const appointments = new Map(rows.map((row) => [row.id, toStaffAppointment(row)]));
  const changes = latest.flatMap(({ id, ...change }) => {
    const appointment = appointments.get(id);
    return appointment && !appointment.is_erased ? [{ appointment, ...change }] : [];
  });
  return { since, rows: changes };
}
