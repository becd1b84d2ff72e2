import { sql } from 'kysely';
import type { Queries } from '../../db/open.ts';
import { staffTypes, type UserType } from '../profiles/schema.ts';
import { beyond, find, type Found } from '../search/find.server.ts';
import { ifGiven } from '../../server/filters.ts';
import { onePage, type Order, type Paging } from '../../server/paging.ts';
import { among, type ListOf, listOf } from '../search/list.server.ts';
import { wordsOf } from '../search/words.ts';
import { peopleOf, type Person } from './data.server.ts';

type Filter = Paging & {
  q: string | null;
  user_type?: UserType | undefined;
};

/**
 * Accounts with what an administrator needs for decisions, newest first. A search finds beginnings of words, as in all
 * lists; colleagues, who are few, are found by any part of their name or address.
 */
export async function listPeople(db: Queries, query: Filter, now: Temporal.Instant): Promise<ListOf<Person>> {
  const { q, user_type: userType } = query;
  const found = q === null ? undefined : await findAccounts(db, q);
  const ids = await db
    .selectFrom('users')
    .select('users.id')
    .$call(ifGiven(found, (rows, { ids }) => rows.where(among(db, 'users.id', ids))))
    .$call(
      ifGiven(userType, (rows, given) =>
        given === 'client'
          ? rows.where('users.id', 'not in', accountsOf(db, staffTypes))
          : rows.where('users.id', 'in', accountsOf(db, [given])),
      ),
    )
    .$call(onePage(newestFirst, query))
    .execute();
  const people = new Map((await peopleOf(db, ids, now)).map((person) => [person.user_id, person]));
  return listOf(
    ids.flatMap(({ id }) => people.get(id) ?? []),
    query,
    newestFirst,
    found?.tooMany,
  );
}

const newestFirst: Order<Person> = {
  columns: [sql.ref('users.created_at'), sql.ref('users.id')],
  direction: 'desc',
  keyOf: (row) => [row.created_at, row.user_id],
};

function accountsOf(db: Queries, types: UserType[]) {
  return db
    .selectFrom('profiles')
    .select('user_id')
    .$narrowType<{ user_id: string }>()
    .where('user_type', 'in', types)
    .where('user_id', 'is not', null);
}

/** The accounts of the clients and the colleagues found, and those whose address begins with the search. */
async function findAccounts(db: Queries, q: string): Promise<Found> {
  const clients = await find(db, 'client', q, maxFound);
  const rows = await db
    .selectFrom('profiles')
    .select('user_id')
    .where(among(db, 'id', clients.ids))
    .execute();
  const colleagues = await findColleagues(db, q);
  const addresses = await db
    .selectFrom('users')
    .select('id')
    .where('email', '>=', q.toLowerCase())
    .where('email', '<', q.toLowerCase() + beyond)
    .orderBy('email')
    .limit(maxFound)
    .execute();
  const ids = new Set([
    ...rows.flatMap((row) => row.user_id ?? []),
    ...colleagues,
    ...addresses.map((row) => row.id),
  ]);
  return { ids: [...ids], tooMany: clients.tooMany || addresses.length === maxFound };
}

/** How many clients, and how many addresses, a search gives: two pages. Beyond that, more letters are needed. */
const maxFound = 50;

/** The form used for comparing: without accents, apostrophes and capitals. */
const plain = (text: string | null) => wordsOf(text).join(' ');

/** The accounts of colleagues, who are few, whose name or address contains the text. */
async function findColleagues(db: Queries, q: string): Promise<string[]> {
  const colleagues = await accountsOf(db, staffTypes).select(['full_name', 'email']).execute();
  return colleagues
    .filter(
      ({ full_name: name, email }) =>
        (email ?? '').includes(q.toLowerCase()) || (plain(q) !== '' && plain(name).includes(plain(q))),
    )
    .map((row) => row.user_id);
}
