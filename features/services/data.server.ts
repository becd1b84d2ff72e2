import type { Queries } from '../../db/open.ts';
import type { ServiceRow } from '../../db/tables.ts';
import { type PageOf, pageOf, readCursor } from '../../server/paging.ts';

/** A service record with the vehicle that was worked on. */
export type Service = ServiceRow & {
  vehicle: { make: string; model: string; year: number; registration: string };
};

type Filter = { ownerId?: string; limit: number; cursor?: string | undefined };

/**
 * Service records, latest first (specification, section 7).
 * @param filter `ownerId` narrows the list to one client's vehicles; staff leave it out
 */
export async function listServices(
  db: Queries,
  { ownerId, limit, cursor }: Filter,
): Promise<PageOf<Service>> {
  const after = readCursor(cursor, 2);
  const rows = await db
    .selectFrom('services')
    .innerJoin('vehicles', 'vehicles.id', 'services.vehicle_id')
    .selectAll('services')
    .select(['vehicles.make', 'vehicles.model', 'vehicles.year', 'vehicles.registration'])
    .$if(ownerId !== undefined, (query) => query.where('vehicles.owner_id', '=', ownerId ?? ''))
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('services.service_date', 'services.id'),
          '<',
          eb.tuple(after?.[0] ?? '', after?.[1] ?? ''),
        ),
      ),
    )
    .orderBy('services.service_date', 'desc')
    .orderBy('services.id', 'desc')
    .limit(limit + 1)
    .execute();
  const services = rows.map(({ make, model, year, registration, ...service }) => ({
    ...service,
    vehicle: { make, model, year, registration },
  }));
  return pageOf(services, limit, (row) => [row.service_date, row.id]);
}
