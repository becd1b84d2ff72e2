import { sql } from 'kysely';
import type { Queries } from '../../db/open.ts';
import type { ProfileRow } from '../../db/tables.ts';
import { type Column, localMoment } from '../../server/csv.ts';
import { formatPhone } from '../phone.ts';
import { hasReminderConsent } from '../reminders/consent.ts';
import { find } from '../search/find.server.ts';
import { onePage, type Order } from '../../server/paging.ts';
import { type ListOf, listOf, onlyFound, readListed } from '../search/list.server.ts';
import type { ClientsQuery } from './staff-schema.ts';

/** A client, and how many vehicles they have. */
export type ListedClient = ProfileRow & { vehicles: number };

/** All clients except erased ones, searched and sorted. */
export async function listClients(db: Queries, query: ClientsQuery): Promise<ListOf<ListedClient>> {
  const order = orders[query.sort];
  const found = query.q ? await find(db, 'client', query.q) : undefined;
  const ids = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('profiles')
        .selectAll()
        .$call(onlyFound(db, 'id', found?.ids))
        .as('profiles'),
    )
    .select('profiles.id')
    .where('user_type', '=', 'client')
    .where('erased_at', 'is', null)
    .$call(onePage(order, query))
    .execute();
  const rows = await readListed(db, selectClients(db), 'profiles.id', ids);
  return listOf(rows, query, order, found?.tooMany);
}

function selectClients(db: Queries) {
  return db
    .selectFrom('profiles')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('vehicles')
        .select(({ fn }) => fn.countAll<number>().as('vehicles'))
        .whereRef('vehicles.owner_id', '=', 'profiles.id')
        .where('archived_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('vehicles'),
    );
}

// As in the index; in lower case, so that `de Vries` is listed near `Devries`.
const name = sql`lower(coalesce(profiles.full_name, ''))`;
const created = {
  columns: [sql.ref('profiles.created_at'), sql.ref('profiles.id')],
  keyOf: (row: ListedClient) => [row.created_at, row.id],
};
const byName = {
  columns: [name, sql.ref('profiles.id')],
  keyOf: (row: ListedClient) => [asciiLower(row.full_name ?? ''), row.id],
};

/** What `lower` does in both engines: letters beyond A to Z stay as they are. */
function asciiLower(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

const orders: Record<ClientsQuery['sort'], Order<ListedClient>> = {
  created: { ...created, direction: 'asc' },
  '-created': { ...created, direction: 'desc' },
  name: { ...byName, direction: 'asc' },
  '-name': { ...byName, direction: 'desc' },
};

/** The list as a file. */
export const clientColumns: Column<ListedClient>[] = [
  ['Name', (row) => row.full_name],
  ['Email', (row) => row.email],
  ['Phone', (row) => formatPhone(row.phone)],
  ['Vehicles', (row) => row.vehicles],
  ['Agreed to reminders', (row) => (hasReminderConsent(row) ? localMoment(row.reminders_agreed_at) : null)],
  ['Stopped reminders', (row) => localMoment(row.reminders_stopped_at)],
  ['Member since', (row) => localMoment(row.created_at)],
];
