import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as aTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Database, makeDatabase } from '../tests/databases.ts';
import { transact } from '../server/transaction.ts';
import { cachedQuery } from './cached-query.ts';
import { migrate } from './migrate.ts';
import { type Db, openDatabase } from './open.ts';

const named = cachedQuery((db, { latest }: { latest: boolean }) =>
  db
    .selectFrom('settings')
    .selectAll()
    .where('name', '=', ':name')
    .orderBy('updated_at', latest ? 'desc' : 'asc'),
);
const at = '2026-03-01T09:00:00.000Z';

describe.each(['sqlite', 'postgres'] as const)('a kept query on %s', (engine) => {
  let db: Db;
  let database: Database | undefined;
  const folder = mkdtempSync(join(tmpdir(), 'garage-kept-'));

  beforeAll(async () => {
    database = engine === 'postgres' ? await makeDatabase(inject('postgresUrl')) : undefined;
    db = openDatabase(database?.url ?? '', folder);
    await migrate(db);
    for (const name of ['one', 'two'])
      await db.insertInto('settings').values({ name, value: '1', updated_at: at }).execute();
  });
  afterAll(async () => {
    await db.destroy();
    await database?.drop();
    rmSync(folder, { recursive: true });
  });

  test('takes new values and shapes each time, in transactions too', async () => {
    const asked = async (on: Db, name: string, latest: boolean) =>
      (await named(on, { latest }, { ':name': name })).map((row) => row.name);
    expect(await asked(db, 'one', true)).toEqual(['one']);
    expect(await asked(db, 'two', true)).toEqual(['two']);
    expect(await asked(db, 'three', false)).toEqual([]);
    expect(await db.transaction().execute((trx) => asked(trx, 'two', false))).toEqual(['two']);
  });

  test('sees what anyone has written since, and nothing that was rolled back', async () => {
    const other = openDatabase(database?.url ?? '', folder);
    const set = (on: Db, value: string) =>
      on.updateTable('settings').set({ value }).where('name', '=', 'one').execute();
    const value = async (on: Db = db) =>
      (await named(on, { latest: true }, { ':name': 'one' })).map((row) => row.value);
    expect(await value()).toEqual(['1']);
    await set(db, '2');
    expect(await value()).toEqual(['2']);
    await set(other, '3');
    await aTurn();
    expect(await value()).toEqual(['3']);
    let outside: Promise<string[]> | undefined;
    const undone = db.transaction().execute(async (trx) => {
      await sql`savepoint one`.execute(trx);
      await set(trx, '4');
      expect(await value(trx)).toEqual(['4']);
      await sql`rollback to one`.execute(trx);
      expect(await value(trx)).toEqual(['3']);
      await set(trx, '5');
      // On SQLite it is answered once the only connection is free again.
      outside = value();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await outside).toEqual(['3']);
    expect(await value()).toEqual(['3']);
    await set(other, '1');
    await aTurn();
    expect(await value()).toEqual(['1']);
    await other.destroy();
  });

  test.runIf(engine === 'sqlite')('reads rows only once while nobody writes', async () => {
    const ask = () => named(db, { latest: true }, { ':name': 'two' });
    const first = await ask();
    await aTurn();
    expect(await ask()).toBe(first);
    expect(await named(db, { latest: false }, { ':name': 'two' })).not.toBe(first);
    await db.updateTable('settings').set({ value: '1' }).where('name', '=', 'two').execute();
    const second = await ask();
    expect(second).not.toBe(first);
    expect(second).toEqual(first);
    for (let other = 0; other < 2000; other += 1) await named(db, { latest: true }, { ':name': `${other}` });
    expect(await ask(), 'the cache does not grow for ever').not.toBe(second);
  });

  test('a value that looks like a name is only a value', async () => {
    expect(await named(db, { latest: true }, { ':name': ':name' })).toEqual([]);
  });

  test('keeps working when a newer version of the program adds a column', async () => {
    const ask = () => named(db, { latest: true }, { ':name': 'one' });
    expect(await ask()).toHaveLength(1);
    await sql`alter table settings add column note text`.execute(db);
    expect(await ask()).toEqual([{ name: 'one', value: '1', updated_at: at, note: null }]);
  });

  test('so does a transaction, which is retried', async () => {
    const ask = () => transact(db, (trx) => named(trx, { latest: false }, { ':name': 'two' }));
    for (const _ of ['asked', 'asked again, and kept']) await ask();
    await sql`alter table settings add column remark text`.execute(db);
    expect(await ask()).toMatchObject([{ name: 'two', remark: null }]);
  });
});
