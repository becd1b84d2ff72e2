import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCounters } from '../features/overview/counters.server.ts';
import { copyTables, tablesInOrder } from './copy.ts';
import { migrate } from './migrate.ts';
import { type Db, openSqliteFile } from './open.ts';

let from: Db;
let to: Db;
beforeEach(async () => {
  [from, to] = [openSqliteFile(':memory:'), openSqliteFile(':memory:')];
  for (const db of [from, to]) await migrate(db);
  for (const name of ['one', 'three', 'two'])
    await from.insertInto('settings').values({ name, value: '1', updated_at: '' }).execute();
});
afterEach(async () => {
  for (const db of [from, to]) await db.destroy();
});

const copy = async () => copyTables(from, to, await tablesInOrder(from));

test('every row is copied, and what the target held before is gone', async () => {
  await to.insertInto('settings').values({ name: 'four', value: '1', updated_at: '' }).execute();
  expect((await copy()).get('settings')?.rows).toBe(3);
  const rows = await to.selectFrom('settings').select('name').orderBy('name').execute();
  expect(rows.map(({ name }) => name)).toEqual(['one', 'three', 'two']);
});

test('long tables are copied in full: a two-column key, many columns, and one whose rows triggers count', async () => {
  const many = sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 1200)`;
  for (const [table, columns, values] of [
    ['idempotency_keys', 'scope, key, request_hash, body, created_at', "n % 2, n, '', '', ''"],
    [
      'outbox',
      'id, kind, to_email, subject, text, html, next_attempt_at, created_at',
      "n, 'reminder-mot', '', '', '', '', '', ''",
    ],
    ['profiles', 'id, created_at, updated_at', "n, '', ''"],
  ] as const)
    await sql`insert into ${sql.table(table)} (${sql.raw(columns)}) ${many} select ${sql.raw(values)} from numbers`.execute(
      from,
    );
  await copy();
  for (const table of ['idempotency_keys', 'outbox', 'profiles'] as const) {
    const { rows } = await sql`select count(*) as count from ${sql.table(table)}`.execute(to);
    expect(rows, table).toEqual([{ count: 1200 }]);
  }
  expect((await readCounters(to)).get('clients')).toBe(1200);
});

test('an aborted copy rejects with the reason, and does not report success', async () => {
  const off = AbortSignal.abort(new Error('broken off'));
  await expect(copyTables(from, to, await tablesInOrder(from), off)).rejects.toThrow('broken off');
});

test.each([
  ['lost', "delete from settings where name = 'one'", '3 rows were read and 2 arrived'],
  ['changed', "update settings set value = '2' where name = 'one'", '3 rows were read and 3 arrived'],
])('notices a row that is %s on the way', async (_, act, sentence) => {
  await sql.raw(`create trigger thief after insert on settings begin ${act}; end`).execute(to);
  await expect(copy()).rejects.toThrow(`The table settings was not copied completely: ${sentence}`);
});

test('refuses a table that refers to itself: its rows would be copied in the order of their keys', async () => {
  await sql`create table parts (id text primary key, part_of text references parts (id))`.execute(from);
  await expect(copy()).rejects.toThrow('These tables refer to each other: parts.');
});
