import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Queries } from '../../db/open.ts';
import { checkQuery } from '../../server/check.ts';
import type { AppEnv } from '../../server/garage.ts';
import { pageOf, readCursor } from '../../server/paging.ts';
import { requireStaff } from '../auth/guards.server.ts';
import { paging } from '../fields.ts';

/** All vehicles, for staff. */
export const staffVehicles = new Hono<AppEnv>()
  .use(requireStaff)
  .get('/', checkQuery(z.object(paging)), async (c) =>
    c.json(await allVehicles(c.var.garage.db, c.req.valid('query'))),
  );

async function allVehicles(db: Queries, page: { limit: number; cursor?: string | undefined }) {
  const after = readCursor(page.cursor, 2);
  const rows = await db
    .selectFrom('vehicles')
    .innerJoin('profiles', 'profiles.id', 'vehicles.owner_id')
    .selectAll('vehicles')
    .select(['profiles.full_name as owner_name', 'profiles.email as owner_email'])
    .where('vehicles.archived_at', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('vehicles.created_at', 'vehicles.id'),
          '<',
          eb.tuple(after?.[0] ?? '', after?.[1] ?? ''),
        ),
      ),
    )
    .orderBy('vehicles.created_at', 'desc')
    .orderBy('vehicles.id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows, page.limit, (row) => [row.created_at, row.id]);
}
