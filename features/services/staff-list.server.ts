import { sql } from 'kysely';
import { carName } from '../vehicles/names.ts';
import type { Queries } from '../../db/open.ts';
import type { Column } from '../../server/csv.ts';
import { statusWords } from '../appointments/statuses.ts';
import { findCars } from '../search/find.server.ts';
import { ifGiven } from '../../server/filters.ts';
import { onePage, type Order } from '../../server/paging.ts';
import { type ListOf, listOf, onlyFound, readListed } from '../search/list.server.ts';
import { showPlate } from '../vehicles/plate.ts';
import { costColumn } from './columns.server.ts';
import { type StaffService, selectServices, toStaffService } from './staff-rows.server.ts';
import type { ServicesQuery } from './staff-schema.ts';

/** All service records, searched, filtered and sorted. */
export async function listStaffServices(db: Queries, query: ServicesQuery): Promise<ListOf<StaffService>> {
  const { q, status, type, from, to } = query;
  const order = orderOf(query.sort);
  const found = q ? await findCars(db, q) : undefined;
  const ids = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('services')
        // Columns that the index of a car's records has need not be read from the table.
        .select(['id', 'service_date', ...neededFor(query)])
        .$call(onlyFound(db, 'vehicle_id', found?.ids))
        .as('services'),
    )
    .select('services.id')
    .$call(ifGiven(status, (rows, given) => rows.where('services.status', '=', given)))
    .$call(ifGiven(type, (rows, given) => rows.where('services.service_type', '=', given)))
    .$call(ifGiven(from, (rows, given) => rows.where('services.service_date', '>=', given)))
    .$call(ifGiven(to, (rows, given) => rows.where('services.service_date', '<=', given)))
    .$call(onePage(order, query))
    .execute();
  const rows = await readListed(db, selectServices(db), 'services.id', ids);
  return listOf(rows.map(toStaffService), query, order, found?.tooMany);
}

function neededFor({ status, type }: ServicesQuery) {
  const columns = [
    status !== undefined && ('status' as const),
    type !== undefined && ('service_type' as const),
  ];
  return columns.filter((column) => column !== false);
}

function orderOf(sort: ServicesQuery['sort']): Order<StaffService> {
  return {
    columns: [sql.ref('services.service_date'), sql.ref('services.id')],
    direction: sort === '-date' ? 'desc' : 'asc',
    keyOf: (row) => [row.service_date, row.id],
  };
}

/** The list as a file. */
export const serviceColumns: Column<StaffService>[] = [
  ['Date', (row) => row.service_date],
  ['Work', (row) => row.service_type],
  ['Status', (row) => statusWords[row.status]],
  ['Registration', (row) => showPlate(row.vehicle.registration)],
  ['Vehicle', (row) => carName(row.vehicle)],
  ['Client', (row) => row.client.full_name],
  ['Mileage', (row) => row.mileage],
  costColumn,
  ['Description', (row) => row.description],
];
