import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Queries } from '../../db/open.ts';
import type { Tables } from '../../db/tables.ts';
import { readListed } from '../search/list.server.ts';
import { addDays } from './calendar.ts';
import { type StaffAppointment, selectForStaff, toStaffAppointment } from './staff-rows.server.ts';
import { comingStatuses, recordDays, type Status, workStatuses } from './statuses.ts';
import { byStart } from './times.ts';

/** The latest of some appointments, and how many there are in all. */
export type Latest = { rows: StaffAppointment[]; total: number };

/** Cars being worked on whose appointment is on another day: they stayed overnight, came early, or were moved. */
export function inWorkshopFromOtherDays(db: Queries, today: string, limit: number): Promise<Latest> {
  return latest(db, workStatuses, limit, (eb) => eb('appointment_date', '!=', today));
}

/** Appointments before today that nobody has started or cancelled. */
export function leftOpenBefore(db: Queries, today: string, limit: number): Promise<Latest> {
  return latest(db, comingStatuses, limit, (eb) => eb('appointment_date', '<', today));
}

/** Work on known cars that was completed lately, though not today, and of which there is no service record yet. */
export function unrecordedWork(db: Queries, today: string, limit: number): Promise<Latest> {
  return latest(db, ['completed'], limit, (eb) => {
    const records = eb.selectFrom('services').select(eb.lit(1).as('one')).limit(eb.lit(1));
    return eb.and([
      eb('appointment_date', '>=', addDays(today, -recordDays)),
      eb('appointment_date', '!=', today),
      eb('vehicle_id', 'is not', null),
      // Looked up by index for each appointment: for `exists`, PostgreSQL would read all records.
      eb(records.whereRef('services.appointment_id', '=', 'appointments.id'), 'is', null),
      // Staff may also write a record without starting from the appointment.
      eb(
        records
          .whereRef('services.vehicle_id', '=', 'appointments.vehicle_id')
          .whereRef('services.service_date', '>=', 'appointments.appointment_date')
          .where('services.appointment_id', 'is', null),
        'is',
        null,
      ),
      eb(
        eb.selectFrom('profiles').select('erased_at').whereRef('profiles.id', '=', 'appointments.client_id'),
        'is',
        null,
      ),
    ]);
  });
}

/** One query per status: a single one would look for these appointments among all there have ever been. */
async function latest(
  db: Queries,
  statuses: Status[],
  limit: number,
  those: (eb: ExpressionBuilder<Tables, 'appointments'>) => Expression<SqlBool>,
): Promise<Latest> {
  const parts = await Promise.all(
    statuses.map(async (status) => {
      const found = db.selectFrom('appointments').where('status', '=', status).where(those);
      const ids = await found
        .select(['id', 'appointment_date', 'appointment_time'])
        .orderBy('appointment_date', 'desc')
        .orderBy('appointment_time', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      const counted = await found
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { ids, total: counted.total };
    }),
  );
  const ids = parts
    .flatMap((part) => part.ids)
    .toSorted((one, other) => byStart(other, one))
    .slice(0, limit);
  const rows = await readListed(db, selectForStaff(db), 'appointments.id', ids);
  return {
    rows: rows.map(toStaffAppointment),
    total: parts.reduce((sum, part) => sum + part.total, 0),
  };
}
