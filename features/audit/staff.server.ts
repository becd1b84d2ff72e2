import { Hono } from 'hono';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Queries } from '../../db/open.ts';
import { checkQuery } from '../../server/check.ts';
import { stamp, startOfDay } from '../../server/clock.ts';
import { answerCsv, type Column, localMoment } from '../../server/csv.ts';
import type { AppEnv } from '../../server/garage.ts';
import { addDays } from '../appointments/calendar.ts';
import { requireAdmin } from '../auth/guards.server.ts';
import { find } from '../search/find.server.ts';
import { onePage, type Order } from '../../server/paging.ts';
import { type ListOf, listOf, onlyFound, readListed } from '../search/list.server.ts';
import { actorWords } from './kinds.ts';
import { type ActEntry, selectActs, toActEntry } from './data.server.ts';
import { auditQuery } from './schema.ts';

/** Who did what, when: for administrators. */
export const audit = new Hono<AppEnv>()
  .use(requireAdmin)
  .get('/', checkQuery(auditQuery), async (c) =>
    c.json(await listActs(c.var.garage.db, c.req.valid('query'))),
  )
  .get('/csv', checkQuery(auditQuery), async (c) => {
    const query = c.req.valid('query');
    return answerCsv(c, 'audit-log', columns, (page) => listActs(c.var.garage.db, { ...query, ...page }));
  });

const newestFirst: Order<ActEntry> = {
  columns: [sql.ref('audit_log.created_at'), sql.ref('audit_log.id')],
  direction: 'desc',
  keyOf: (row) => [row.created_at, row.id],
};

async function listActs(db: Queries, query: z.output<typeof auditQuery>): Promise<ListOf<ActEntry>> {
  const { q, actor, subject_kind: kind, subject_id: subject, action, from, to } = query;
  const found = q ? await find(db, 'audit', q) : undefined;
  const ids = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('audit_log')
        .selectAll()
        .$call(onlyFound(db, 'id', found?.ids))
        .as('audit_log'),
    )
    .select('audit_log.id')
    .$if(actor !== undefined, (rows) => rows.where('audit_log.actor_id', '=', actor ?? ''))
    .$if(kind !== undefined, (rows) => rows.where('audit_log.subject_kind', '=', kind ?? ''))
    .$if(subject !== undefined, (rows) => rows.where('audit_log.subject_id', '=', subject ?? ''))
    .$if(action !== undefined, (rows) => rows.where('audit_log.action', '=', action ?? ''))
    .$if(from !== undefined, (rows) =>
      rows.where('audit_log.created_at', '>=', stamp(startOfDay(from ?? ''))),
    )
    .$if(to !== undefined, (rows) =>
      rows.where('audit_log.created_at', '<', stamp(startOfDay(addDays(to ?? '', 1)))),
    )
    .$call(onePage(newestFirst, query))
    .execute();
  const rows = await readListed(db, selectActs(db), 'audit_log.id', ids);
  return listOf(rows.map(toActEntry), query, newestFirst, found?.tooMany);
}

const columns: Column<ActEntry>[] = [
  ['When', (row) => localMoment(row.created_at)],
  ['Who', actorWords],
  ['Action', (row) => row.action],
  ['What', (row) => row.summary],
  ['Kind', (row) => row.subject_kind],
  ['Id', (row) => row.subject_id],
];
