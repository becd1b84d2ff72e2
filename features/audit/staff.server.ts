import { Hono } from 'hono';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Queries } from '../../db/open.ts';
import type { AuditRow } from '../../db/tables.ts';
import { checkQuery } from '../../server/check.ts';
import { stamp, startOfDay } from '../../server/clock.ts';
import { answerCsv, type Column, localMoment } from '../../server/csv.ts';
import { ifGiven } from '../../server/filters.ts';
import type { AppEnv } from '../../server/garage.ts';
import { addDays } from '../appointments/calendar.ts';
import { requireAdmin } from '../auth/guards.server.ts';
import { find } from '../search/find.server.ts';
import { onePage, type Order } from '../../server/paging.ts';
import { among, type ListOf, listOf, onlyFound, readListed } from '../search/list.server.ts';
import { actorWords } from './kinds.ts';
import { type AuditEntry, selectAuditEntries, toAuditEntry } from './data.server.ts';
import { auditQuery } from './schema.ts';

/** Who did what and when, for administrators. */
export const audit = new Hono<AppEnv>()
  .use(requireAdmin)
  .get('/', checkQuery(auditQuery), async (c) =>
    c.json(await listAuditEntries(c.var.garage.db, c.req.valid('query'))),
  )
  .get('/csv', checkQuery(auditQuery), async (c) => {
    const query = c.req.valid('query');
    return answerCsv(c, 'audit-log', columns, (page) =>
      listAuditEntries(c.var.garage.db, { ...query, ...page }),
    );
  });

/** An entry of the list. `account_email`: the address of the account that it is about, while that account exists. */
type ListedAuditEntry = AuditEntry & { account_email: string | null };

const newestFirst: Order<ListedAuditEntry> = {
  columns: [sql.ref('audit_log.created_at'), sql.ref('audit_log.id')],
  direction: 'desc',
  keyOf: (row) => [row.created_at, row.id],
};

async function listAuditEntries(
  db: Queries,
  query: z.output<typeof auditQuery>,
): Promise<ListOf<ListedAuditEntry>> {
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
    .$call(ifGiven(actor, (rows, given) => rows.where('audit_log.actor_id', '=', given)))
    .$call(ifGiven(kind, (rows, given) => rows.where('audit_log.subject_kind', '=', given)))
    .$call(ifGiven(subject, (rows, given) => rows.where('audit_log.subject_id', '=', given)))
    .$call(ifGiven(action, (rows, given) => rows.where('audit_log.action', '=', given)))
    .$call(ifGiven(from, (rows, given) => rows.where('audit_log.created_at', '>=', stamp(startOfDay(given)))))
    .$call(
      ifGiven(to, (rows, given) =>
        rows.where('audit_log.created_at', '<', stamp(startOfDay(addDays(given, 1)))),
      ),
    )
    .$call(onePage(newestFirst, query))
    .execute();
  const rows = await readListed(db, selectAuditEntries(db), 'audit_log.id', ids);
  const addresses = await addressesOf(db, rows);
  const listed = rows.map((row) => ({
    ...toAuditEntry(row),
    account_email: addresses.get(row.subject_id) ?? null,
  }));
  return listOf<ListedAuditEntry>(listed, query, newestFirst, found?.tooMany);
}

/** @returns the addresses of the accounts that entries are about, by account id; deleted accounts are left out */
async function addressesOf(db: Queries, entries: readonly AuditRow[]): Promise<Map<string, string>> {
  const ids = entries.map((entry) => entry.subject_id);
  const accounts = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where(among(db, 'users.id', ids))
    .execute();
  return new Map(accounts.map(({ id, email }) => [id, email]));
}

const columns: Column<ListedAuditEntry>[] = [
  ['When', (row) => localMoment(row.created_at)],
  ['Who', actorWords],
  ['Action', (row) => row.action],
  ['What', (row) => row.summary],
  ['Kind', (row) => row.subject_kind],
  ['Id', (row) => row.subject_id],
  ['Account', (row) => row.account_email],
];
