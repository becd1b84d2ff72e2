import { sql } from 'kysely';
import { carName } from '../vehicles/names.ts';
import type { Queries } from '../../db/open.ts';
import type { Column } from '../../server/csv.ts';
import { ifGiven } from '../../server/filters.ts';
import { onePage, type Order, type PageOf, pageOf, type Paging } from '../../server/paging.ts';
import { statusWords } from '../appointments/statuses.ts';
import { ownVehicle } from '../vehicles/own.server.ts';
import { showPlate } from '../vehicles/plate.ts';
import { readingsOf } from '../vehicles/readings.server.ts';
import type { ServiceRow } from '../../db/tables.ts';
import { costColumn } from './columns.server.ts';

/** A service record with the vehicle that was worked on. */
type Service = ServiceRow & { vehicle: { make: string; model: string; year: number; registration: string } };

/** Which of a client's records: those of one vehicle, of one year. */
export type Which = { vehicle_id?: string | undefined; year?: string | undefined };

function selectOwn(db: Queries, ownerId: string, { vehicle_id: vehicleId, year }: Which) {
  return db
    .selectFrom('services')
    .innerJoin('vehicles', 'vehicles.id', 'services.vehicle_id')
    .where('vehicles.owner_id', '=', ownerId)
    .$call(ifGiven(vehicleId, (query, given) => query.where('vehicles.id', '=', given)))
    .$call(
      ifGiven(year, (query, given) =>
        query
          .where('services.service_date', '>=', `${given}-01-01`)
          .where('services.service_date', '<=', `${given}-12-31`),
      ),
    );
}

const latestFirst: Order<Service> = {
  columns: [sql.ref('services.service_date'), sql.ref('services.id')],
  direction: 'desc',
  keyOf: (row) => [row.service_date, row.id],
};

/** What was done to a client's vehicles, including removed ones, latest first (specification, section 7). */
export async function servicesOf(
  db: Queries,
  ownerId: string,
  query: Which & Paging,
): Promise<PageOf<Service>> {
  const rows = await selectOwn(db, ownerId, query)
    .selectAll('services')
    .select(['vehicles.make', 'vehicles.model', 'vehicles.year', 'vehicles.registration'])
    .$call(onePage(latestFirst, query))
    .execute();
  const services = rows.map(({ make, model, year, registration, ...service }) => ({
    ...service,
    vehicle: { make, model, year, registration },
  }));
  return pageOf(services, query, latestFirst.keyOf);
}

/** Pence spent and jobs completed in each calendar year, latest first; `pence` is null if no job's cost is recorded. */
export function costsByYear(
  db: Queries,
  ownerId: string,
  which: Which,
): Promise<{ year: string; pence: number | null; jobs: number }[]> {
  const year = sql<string>`substr(services.service_date, 1, 4)`;
  return (
    selectOwn(db, ownerId, which)
      .select((eb) => [
        year.as('year'),
        eb.fn.sum<number | null>('services.cost').as('pence'),
        eb.fn.countAll<number>().as('jobs'),
      ])
      // Written so that no index serves it: SQLite would scan all completed work of the garage, not just this client's.
      .where(sql`services.status || ''`, '=', 'completed')
      .groupBy(year)
      .orderBy(year, 'desc')
      .execute()
  );
}

/** More records than any car has; any above this are not printed. */
const everything = 5000;

/** The columns of a downloaded history. */
export const historyColumns: Column<Service>[] = [
  ['Date', (row) => row.service_date],
  ['Registration', (row) => showPlate(row.vehicle.registration)],
  ['Vehicle', (row) => carName(row.vehicle)],
  ['Service', (row) => row.service_type],
  ['Status', (row) => statusWords[row.status]],
  ['Mileage', (row) => row.mileage],
  costColumn,
  ['Description', (row) => row.description],
];

/**
 * Everything that a car's next owner wants to read; of its work, only what is completed.
 * @throws {AppError} `not_found` if the vehicle is not this client's
 */
export async function salePack(db: Queries, ownerId: string, vehicleId: string) {
  const vehicle = await ownVehicle(db, ownerId, vehicleId);
  const { rows } = await servicesOf(db, ownerId, { vehicle_id: vehicleId, limit: everything });
  return {
    vehicle,
    services: rows.filter((row) => row.status === 'completed'),
    costs: await costsByYear(db, ownerId, { vehicle_id: vehicleId }),
    readings: await readingsOf(db, [vehicleId], rows),
  };
}
