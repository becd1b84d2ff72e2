import { afterAll, expect, test } from 'vitest';
import { type Db, openDatabase, openSqliteFile } from './open.ts';

const sqlite = openSqliteFile(':memory:');
const postgres = openDatabase('postgres://nowhere', '');
afterAll(() => Promise.all([sqlite.destroy(), postgres.destroy()]));

const settings = (db: Db) => db.selectFrom('settings').select('name');

test('a query that locks does so on PostgreSQL, and runs on SQLite', async () => {
  expect(settings(postgres).forShare().compile().sql).toMatch(/ for share$/);
  await sqlite.schema.createTable('settings').addColumn('name', 'text').execute();
  await expect(settings(sqlite).forShare().execute()).resolves.toEqual([]);
});

test('what is no lock is asked of SQLite too', () => {
  expect(settings(sqlite).distinct().compile().sql).toMatch(/^select distinct /);
});
