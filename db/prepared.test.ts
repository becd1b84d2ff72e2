import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { type Db, openDatabase } from './open.ts';

function open(): Db {
  const db = openDatabase(inject('postgresUrl'), '');
  onTestFinished(() => db.destroy());
  return db;
}

async function askTwice(db: Db, statement: string): Promise<void> {
  for (let time = 0; time < 2; time += 1) await sql.raw(statement).execute(db);
}

test('a database keeps the plans of its own queries, however many another one has kept', async () => {
  const [busy, fresh] = [open(), open()];
  const kept = sql<{ statement: string }>`select statement from pg_prepared_statements`;
  for (let count = 0; count < 220; count += 1) await askTwice(busy, `select ${count}`);
  expect((await kept.execute(busy)).rows).toHaveLength(200);
  await askTwice(fresh, `select 'fresh'`);
  expect((await kept.execute(fresh)).rows).toEqual([{ statement: `select 'fresh'` }]);
});
