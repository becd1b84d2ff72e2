import type { Queries } from '../../db/open.ts';
import type { ReminderRow } from '../../db/tables.ts';
import { type PageOf, pageOf, readCursor } from '../../server/paging.ts';

/** A reminder with the vehicle it is about. */
export type Reminder = ReminderRow & {
  vehicle: { make: string; model: string; year: number; registration: string };
};

/** A client's reminders that are still to be sent, the soonest first (specification, section 7). */
export async function remindersOf(
  db: Queries,
  ownerId: string,
  page: { limit: number; cursor?: string | undefined },
): Promise<PageOf<Reminder>> {
  const after = readCursor(page.cursor, 2);
  const rows = await db
    .selectFrom('reminders')
    .innerJoin('vehicles', 'vehicles.id', 'reminders.vehicle_id')
    .selectAll('reminders')
    .select(['vehicles.make', 'vehicles.model', 'vehicles.year', 'vehicles.registration'])
    .where('vehicles.owner_id', '=', ownerId)
    .where('vehicles.archived_at', 'is', null)
    .where('reminders.is_sent', '=', 0)
    .where('reminders.dismissed_at', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('reminders.due_date', 'reminders.id'),
          '>',
          eb.tuple(after?.[0] ?? '', after?.[1] ?? ''),
        ),
      ),
    )
    .orderBy('reminders.due_date')
    .orderBy('reminders.id')
    .limit(page.limit + 1)
    .execute();
  const reminders = rows.map(({ make, model, year, registration, ...reminder }) => ({
    ...reminder,
    vehicle: { make, model, year, registration },
  }));
  return pageOf(reminders, page.limit, (row) => [row.due_date, row.id]);
}
