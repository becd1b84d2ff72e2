import { randomUUIDv7 } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';

const firstNames = ['Amelia', 'Ben', 'Chloe', 'Daniel', 'Ella', 'Freddie', 'Grace', 'Harry', 'Isla', 'Jack'];
const lastNames = [
  'Smith',
  'Jones',
  'Taylor',
  'Brown',
  'Wilson',
  'Evans',
  'Thomas',
  'Roberts',
  'Walker',
  'Wright',
];
const letters = 'ABCDEFGHJKLMNOPRSTUVWXYZ';

export const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
export const instant = (minutes: number) => new Date(Date.UTC(2018, 0, 1) + minutes * 60_000).toISOString();
/** A different word for every number, so that there are rare names as well as common ones. */
export const word = (index: number) =>
  [0, 1, 2, 3].map((place) => letters[Math.floor(index / 24 ** place) % 24] ?? 'A').join('');

export type Owned = { id: string; owner_id: string };
type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;

/** Takes rows one at a time, and sends many at a time to the database. */
export async function insert<Table extends keyof Tables>(
  db: Db,
  table: Table,
  rows: Iterable<Row<Table>>,
): Promise<void> {
  let batch: Row<Table>[] = [];
  const flush = async () => {
    // The table's name determines the row's type, which the compiler cannot follow here.
    if (batch.length > 0) await db.insertInto(table).values(batch).execute();
    batch = [];
  };
  for (const row of rows) {
    batch.push(row);
    if (batch.length === 1000) await flush();
  }
  await flush();
}

export function* times<T>(count: number, make: (index: number) => T): Generator<T> {
  for (let index = 0; index < count; index += 1) yield make(index);
}

/** Every seventh person has one of ten common names; the surnames of the others are unique. */
export function person(index: number) {
  const name = `${at(firstNames, index)} ${index % 7 === 0 ? at(lastNames, Math.floor(index / 7)) : word(index)}`;
  return {
    id: randomUUIDv7(),
    email: `client-${index}@example.com`,
    full_name: name,
    phone: `07${String(100_000_000 + index)}`,
    created_at: instant(index),
    updated_at: instant(index),
  };
}
