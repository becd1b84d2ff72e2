import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as aTurn } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';
import { inSharedTransaction } from './group-commit.ts';

const folder = mkdtempSync(join(tmpdir(), 'garage-'));
const db = openDatabase('', folder);
await migrate(db);
afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const put = (trx: Transaction<Tables>, name: string) =>
  trx.insertInto('settings').values({ name, value: '1', updated_at: '2026-06-08T09:00:00.000Z' }).execute();
const names = async () =>
  (await db.selectFrom('settings').select('name').orderBy('name').execute()).map(({ name }) => name);

test('an error undoes its own work and nobody else’s', async () => {
  const outcomes = await Promise.allSettled([
    inSharedTransaction(db, (trx) => put(trx, 'a')),
    inSharedTransaction(db, async (trx) => {
      await put(trx, 'b');
      throw new Error('changed my mind');
    }),
    inSharedTransaction(db, (trx) => put(trx, 'c')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await names()).toEqual(['a', 'c']);
});

test('later work sees earlier work, and nobody is answered before the commit', async () => {
  const other = openDatabase('', folder);
  const seen: string[] = [];
  const first = inSharedTransaction(db, (trx) => put(trx, 'd')).then(async () => {
    const stored = await other
      .selectFrom('settings')
      .select('name')
      .where('name', 'in', ['d', 'e'])
      .execute();
    seen.push(...stored.map(({ name }) => name));
  });
  const second = inSharedTransaction(db, async (trx) => {
    expect(await trx.selectFrom('settings').select('name').where('name', '=', 'd').execute()).toHaveLength(1);
    await put(trx, 'e');
  });
  await Promise.all([first, second]);
  expect(seen.toSorted()).toEqual(['d', 'e']);
  await other.destroy();
});

test('however many arrive at once, all are stored and answered', async () => {
  const all = Array.from({ length: 250 }, (_, number) => `one of many ${number}`);
  await Promise.all(all.map((name) => inSharedTransaction(db, (trx) => put(trx, name))));
  const stored = (await names()).filter((name) => name.startsWith('one of many'));
  expect(stored).toEqual(all.toSorted());
  await db.deleteFrom('settings').where('name', 'in', all).execute();
});

test('another process’s write is waited for before anything is read', async () => {
  const other = openDatabase('', folder);
  const mayCommit = Promise.withResolvers<void>();
  const theirs = Promise.withResolvers<void>();
  const held = other.transaction().execute(async (trx) => {
    await put(trx, 'theirs');
    theirs.resolve();
    await mayCommit.promise;
  });
  await theirs.promise;
  const ours = inSharedTransaction(db, async (trx) => {
    const seen = await trx.selectFrom('settings').select('name').where('name', '=', 'theirs').execute();
    await put(trx, 'ours');
    return seen;
  });
  for (let turn = 0; turn < 5; turn += 1) await aTurn();
  mayCommit.resolve();
  await held;
  expect(await ours).toEqual([{ name: 'theirs' }]);
  await db.deleteFrom('settings').where('name', 'in', ['ours', 'theirs']).execute();
  await other.destroy();
});

test('a commit is on the disk, not only in the system’s memory, before it counts', async () => {
  const pragma = async (name: string) =>
    Object.values((await sql.raw<object>(`pragma ${name}`).execute(db)).rows[0] ?? {});
  expect(await pragma('synchronous'), 'full').toEqual([2]);
  expect(await pragma('foreign_keys')).toEqual([1]);
});

test.each([
  { after: 'with an error', reason: 'disk full' },
  { after: 'unnoticed by the work in progress', reason: 'no such savepoint: one' },
])(
  'a transaction that the database has ended, $after, fails its whole group and stores nothing',
  async ({ reason }) => {
    const outcomes = await Promise.allSettled([
      inSharedTransaction(db, (trx) => put(trx, 'f')),
      inSharedTransaction(db, async (trx) => {
        // As SQLite does by itself when the disk is full.
        await trx.executeQuery({ ...trx.selectFrom('settings').selectAll().compile(), sql: 'rollback' });
        if (reason === 'disk full') throw new Error(reason);
      }),
      inSharedTransaction(db, (trx) => put(trx, 'g')),
    ]);
    // The callers recognise the failure by its reason.
    expect(outcomes).toMatchObject(
      Array.from({ length: 3 }, () => ({ status: 'rejected', reason: { message: reason } })),
    );
    expect((await names()).filter((name) => name === 'f' || name === 'g')).toEqual([]);
  },
);
