import { type ExpressionBuilder, sql } from 'kysely';
import type { Queries } from '../../db/open.ts';
import type { ReminderRow, Tables } from '../../db/tables.ts';
import { onePage, type Order, type PageOf, pageOf, type Paging } from '../../server/paging.ts';
import { withReminderConsent } from './consent.server.ts';

/** A reminder with the vehicle it is about. */
export type Reminder = ReminderRow & {
  vehicle: { make: string; model: string; year: number; registration: string };
};

/** Whether a reminder is still to be sent: neither sent before, nor stopped by staff. */
export const isWaiting = (eb: ExpressionBuilder<Tables, 'reminders'>) =>
  eb.and([eb('reminders.is_sent', '=', 0), eb('reminders.dismissed_at', 'is', null)]);

/** The reminders that a client's screens list and count: the waiting ones of vehicles on their list. */
export function waitingOf(db: Queries, ownerId: string) {
  return db
    .selectFrom('reminders')
    .innerJoin('vehicles', 'vehicles.id', 'reminders.vehicle_id')
    .where('vehicles.owner_id', '=', ownerId)
    .where('vehicles.archived_at', 'is', null)
    .where(isWaiting);
}

/** Reminders that staff have not stopped, of cars that people still have, if they agree and are not disabled. */
export function wantedReminders(db: Queries) {
  return db
    .selectFrom('reminders')
    .innerJoin('vehicles', 'vehicles.id', 'reminders.vehicle_id')
    .innerJoin('profiles', 'profiles.id', 'vehicles.owner_id')
    .leftJoin('users', 'users.id', 'profiles.user_id')
    .where('reminders.dismissed_at', 'is', null)
    .where('vehicles.archived_at', 'is', null)
    .where('vehicles.sold_at', 'is', null)
    .where(withReminderConsent)
    .where('users.disabled_at', 'is', null);
}

const soonestFirst: Order<Reminder> = {
  columns: [sql.ref('reminders.due_date'), sql.ref('reminders.id')],
  direction: 'asc',
  keyOf: (row) => [row.due_date, row.id],
};

/** A client's reminders that are still to be sent, the soonest first (specification, section 7). */
export async function remindersOf(db: Queries, ownerId: string, page: Paging): Promise<PageOf<Reminder>> {
  const rows = await waitingOf(db, ownerId)
    .selectAll('reminders')
    .select(['vehicles.make', 'vehicles.model', 'vehicles.year', 'vehicles.registration'])
    .$call(onePage(soonestFirst, page))
    .execute();
  const reminders = rows.map(({ make, model, year, registration, ...reminder }) => ({
    ...reminder,
    vehicle: { make, model, year, registration },
  }));
  return pageOf(reminders, page, soonestFirst.keyOf);
}
