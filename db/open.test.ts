import { afterAll, expect, test } from 'vitest';
import { type Db, openDatabase, openSqliteFile } from './open.ts';

const sqlite = openSqliteFile(':memory:');
const postgres = openDatabase('postgres://nowhere', '');
afterAll(() => Promise.all([sqlite.destroy(), postgres.destroy()]));

const settings = (db: Db) => db.selectFrom('settings').select('name');

test('a locking query locks on PostgreSQL, and simply runs on SQLite', async () => {
  expect(settings(postgres).forShare().compile().sql).toMatch(/ for share$/);
  await sqlite.schema.createTable('settings').addColumn('name', 'text').execute();
  await expect(settings(sqlite).forShare().execute()).resolves.toEqual([]);
});

test('modifiers other than locks reach SQLite too', () => {
  expect(settings(sqlite).distinct().compile().sql).toMatch(/^select distinct /);
});
