import { sql } from 'kysely';
import { carName } from '../vehicles/names.ts';
import type { Queries } from '../../db/open.ts';
import { type Column, decimalPounds } from '../../server/csv.ts';
import { AppError } from '../../server/errors.ts';
import { ifGiven } from '../../server/filters.ts';
import { formatPhone } from '../phone.ts';
import { colleagueName } from '../profiles/names.ts';
import { findSubjects, type Subjects } from '../search/find.server.ts';
import { onePage, type Order } from '../../server/paging.ts';
import { allFound, among, assignee, readListed, type ListOf, listOf } from '../search/list.server.ts';
import { showPlate } from '../vehicles/plate.ts';
import { statusWords } from './statuses.ts';
import { type StaffAppointment, selectForStaff, toStaffAppointment } from './staff-rows.server.ts';
import type { AppointmentsQuery } from './staff-schema.ts';

/**
 * Everyone's appointments, searched, filtered and sorted.
 * @param me the caller's profile, for `assigned=me`
 * @throws {AppError} `invalid_input` for a sort order that no index serves
 */
export async function listAppointments(
  db: Queries,
  query: AppointmentsQuery,
  me: string,
): Promise<ListOf<StaffAppointment>> {
  requireIndexedSort(query);
  const order = orderOf(query.sort);
  const found = query.q ? await findSubjects(db, query.q) : undefined;
  const ids = await filtered(db, query, me, found).$call(onePage(order, query)).execute();
  const rows = await readListed(db, selectForStaff(db), 'appointments.id', ids);
  return listOf(rows.map(toStaffAppointment), query, order, found?.tooMany);
}

function filtered(db: Queries, query: AppointmentsQuery, me: string, found: Subjects | undefined) {
  const { status, type, from, to, assigned, no_show: noShow, requests } = query;
  return (
    db
      .selectFrom((eb) => {
        const rows = eb.selectFrom('appointments').select(neededFor(query));
        if (!found) return rows.as('appointments');
        return rows
          .where(among(db, 'client_id', found.clients))
          .unionAll(
            rows
              .where(among(db, 'vehicle_id', found.vehicles))
              .where(({ not }) => not(among(db, 'client_id', found.clients))),
          )
          .limit(allFound)
          .as('appointments');
      })
      .select('appointments.id')
      .$call(ifGiven(status, (those, given) => those.where('appointments.status', '=', given)))
      .$call(ifGiven(type, (those, given) => those.where('appointments.service_type', '=', given)))
      .$call(ifGiven(from, (those, given) => those.where('appointments.appointment_date', '>=', given)))
      .$call(ifGiven(to, (those, given) => those.where('appointments.appointment_date', '<=', given)))
      .$call(
        ifGiven(assigned, (those, given) => those.where('appointments.assigned_to', ...assignee(given, me))),
      )
      // Literals, not parameters: only then do the engines use the small indexes of these rows.
      .$if(noShow, (those) => those.where('appointments.is_no_show', '=', sql.lit(1)))
      .$if(requests, (those) => those.where('appointments.is_request', '=', sql.lit(1)))
  );
}

/** Only the columns by which a list filters and sorts: what an index holds need not be read from the table. */
function neededFor({ sort, status, type, assigned, no_show: noShow, requests }: AppointmentsQuery) {
  const columns = [
    'id' as const,
    'appointment_date' as const,
    'appointment_time' as const,
    sort.endsWith('created') && ('created_at' as const),
    status !== undefined && ('status' as const),
    type !== undefined && ('service_type' as const),
    assigned !== undefined && ('assigned_to' as const),
    noShow && ('is_no_show' as const),
    requests && ('is_request' as const),
  ];
  return columns.filter((column) => column !== false);
}

/** The times of the appointments of the people and cars that a search found: only columns that the indexes hold. */
export function appointmentsFound(db: Queries, found: Omit<Subjects, 'tooMany'>) {
  const of = (column: 'client_id' | 'vehicle_id', ids: string[]) =>
    db
      .selectFrom('appointments')
      .select(['id', 'appointment_date', 'appointment_time'])
      .where(among(db, column, ids));
  return of('client_id', found.clients).union(of('vehicle_id', found.vehicles));
}

function requireIndexedSort({ sort, from, to, no_show: noShow, requests }: AppointmentsQuery): void {
  if (!sort.endsWith('created') || !(from ?? to ?? (noShow || requests))) return;
  throw new AppError('invalid_input', 'A period, no-shows and requests are listed by their date.', {
    fields: { sort: 'Please sort by date.' },
  });
}

const columns = {
  date: [
    sql.ref('appointments.appointment_date'),
    sql.ref('appointments.appointment_time'),
    sql.ref('appointments.id'),
  ],
  created: [sql.ref('appointments.created_at'), sql.ref('appointments.id')],
};

function orderOf(sort: AppointmentsQuery['sort']): Order<StaffAppointment> {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  return sort.endsWith('created')
    ? { columns: columns.created, direction, keyOf: (row) => [row.created_at, row.id] }
    : {
        columns: columns.date,
        direction,
        keyOf: (row) => [row.appointment_date, row.appointment_time, row.id],
      };
}

/** The list as a file. */
export const appointmentColumns: Column<StaffAppointment>[] = [
  ['Date', (row) => row.appointment_date],
  ['Time', (row) => row.appointment_time],
  ['Minutes', (row) => row.duration_minutes],
  ['Bay', (row) => row.bay],
  ['Work', (row) => row.service_type],
  ['Status', (row) => statusWords[row.status]],
  ['No-show', (row) => (row.is_no_show ? 'yes' : 'no')],
  ['Client', (row) => row.client.full_name],
  ['Email', (row) => row.client.email],
  ['Phone', (row) => formatPhone(row.client.phone)],
  ['Registration', (row) => row.vehicle && showPlate(row.vehicle.registration)],
  ['Vehicle', (row) => row.vehicle && carName(row.vehicle)],
  ['Mechanic', (row) => row.assignee && colleagueName(row.assignee)],
  ['Estimate in pounds', (row) => decimalPounds(row.estimated_cost)],
  ['Notes', (row) => row.notes],
  ['For staff only', (row) => row.workshop_notes],
  ['Reason for cancelling', (row) => row.cancel_reason],
];
