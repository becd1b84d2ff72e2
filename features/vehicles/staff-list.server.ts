import { sql } from 'kysely';
import type { Queries } from '../../db/open.ts';
import { type Column, localMoment } from '../../server/csv.ts';
import { wrongField } from '../../server/errors.ts';
import { ifGiven } from '../../server/filters.ts';
import { formatPhone } from '../phone.ts';
import { type Found, findCars } from '../search/find.server.ts';
import { onePage, type Order } from '../../server/paging.ts';
import { type ListOf, listOf, onlyFound, readListed } from '../search/list.server.ts';
import { fuelWords } from './fuels.ts';
import { showPlate } from './plate.ts';
import { type StaffVehicle, selectVehicles } from './staff-data.server.ts';
import type { VehiclesQuery } from './staff-schema.ts';

/**
 * All clients' vehicles, searched, filtered and sorted.
 * @throws {AppError} `invalid_input` for a sort order that no index serves
 */
export async function listVehicles(db: Queries, query: VehiclesQuery): Promise<ListOf<StaffVehicle>> {
  requireIndexedSort(query);
  const order = orders[query.sort];
  const found = query.q ? await findCars(db, query.q) : undefined;
  const ids = await filtered(db, query, found).$call(onePage(order, query)).execute();
  const rows = await readListed(db, selectVehicles(db), 'vehicles.id', ids);
  return listOf(rows, query, order, found?.tooMany);
}

function filtered(
  db: Queries,
  { fuel, mot_from: from, mot_to: to, archived, sort }: VehiclesQuery,
  found: Found | undefined,
) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('vehicles')
        .select(['id', 'created_at', 'registration', 'mot_expiry', 'fuel_type', 'archived_at'])
        .$call(onlyFound(db, 'id', found?.ids))
        .as('vehicles'),
    )
    .select('vehicles.id')
    .where('vehicles.archived_at', archived ? 'is not' : 'is', null)
    .$call(ifGiven(fuel, (rows, given) => rows.where('vehicles.fuel_type', '=', given)))
    .$call(ifGiven(from, (rows, given) => rows.where('vehicles.mot_expiry', '>=', given)))
    .$call(ifGiven(to, (rows, given) => rows.where('vehicles.mot_expiry', '<=', given)))
    .$if(sort.endsWith('mot'), (rows) => rows.where('vehicles.mot_expiry', 'is not', null));
}

function requireIndexedSort({ archived, mot_from: from, mot_to: to, sort }: VehiclesQuery): void {
  const isPeriod = from !== undefined || to !== undefined;
  const sentence =
    archived && !sort.endsWith('created')
      ? 'Removed vehicles are sorted by when they were added.'
      : isPeriod && !sort.endsWith('mot')
        ? 'Vehicles with an MOT in a period are sorted by their MOT.'
        : undefined;
  if (sentence) throw wrongField('sort', sentence);
}

const id = sql.ref('vehicles.id');
const created = {
  columns: [sql.ref('vehicles.created_at'), id],
  keyOf: (row: StaffVehicle) => [row.created_at, row.id],
};
const plate = {
  columns: [sql.ref('vehicles.registration'), id],
  keyOf: (row: StaffVehicle) => [row.registration, row.id],
};
const mot = {
  columns: [sql.ref('vehicles.mot_expiry'), id],
  keyOf: (row: StaffVehicle) => [row.mot_expiry ?? '', row.id],
};

const orders: Record<VehiclesQuery['sort'], Order<StaffVehicle>> = {
  created: { ...created, direction: 'asc' },
  '-created': { ...created, direction: 'desc' },
  registration: { ...plate, direction: 'asc' },
  '-registration': { ...plate, direction: 'desc' },
  mot: { ...mot, direction: 'asc' },
  '-mot': { ...mot, direction: 'desc' },
};

/** The list as a file. */
export const vehicleColumns: Column<StaffVehicle>[] = [
  ['Registration', (row) => showPlate(row.registration)],
  ['Make', (row) => row.make],
  ['Model', (row) => row.model],
  ['Year', (row) => row.year],
  ['Fuel', (row) => row.fuel_type && fuelWords[row.fuel_type]],
  ['Mileage', (row) => row.mileage],
  ['VIN', (row) => row.vin],
  ['MOT expiry', (row) => row.mot_expiry],
  ['Next service', (row) => row.service_due_date],
  ['Next service at (miles)', (row) => row.service_due_mileage],
  ['Owner', (row) => row.owner_name],
  ['Phone', (row) => formatPhone(row.owner_phone)],
  ['Email', (row) => row.owner_email],
  ['Added', (row) => localMoment(row.created_at)],
];
