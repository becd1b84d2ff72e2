import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readEnv } from '../server/env.ts';
import { startServer } from '../server/main.ts';
import { createDatabase } from '../tests/server.ts';
import { makeProfile } from './factories.ts';
import { migrate } from './migrate.ts';
import { databaseFile, type Db, openDatabase } from './open.ts';
import { restoreInto } from './restore.ts';
import { testSettings } from '../tests/settings.ts';

describe('a PostgreSQL statement that takes a minute', () => {
  let folder: string;
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let watcher: Db;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'garage-patience-'));
    database = await createDatabase();
    watcher = openDatabase(database.url, '');
    await migrate(watcher);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await watcher.destroy();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Does work while another transaction locks a table for what this process believes is a minute. */
  async function held<T>(table: string, work: () => Promise<T>): Promise<T> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const working = await watcher.transaction().execute(async (trx) => {
      await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(trx);
      const started = work();
      started.catch(() => {});
      // Not in other tests' databases, where something may be waiting too.
      const here = sql`(select oid from pg_database where datname = current_database())`;
      const waiting = sql`select 1 from pg_locks where not granted and database = ${here}`;
      await expect.poll(async () => (await waiting.execute(trx)).rows, { timeout: 20_000 }).not.toEqual([]);
      vi.advanceTimersByTime(60_000);
      vi.useRealTimers();
      return { started };
    });
    return working.started;
  }

  test('is given up when people are waiting for it', async () => {
    const db = openDatabase(database.url, '');
    const work = held('profiles', () => db.selectFrom('profiles').selectAll().execute());
    await expect(work).rejects.toThrow('Query read timeout');
    await db.destroy();
  });

  test('does not end a restore, or a start that migrates the database', async () => {
    const db = openDatabase('', folder);
    await migrate(db);
    await makeProfile(db, { full_name: 'Sam Restored' });
    await db.destroy();
    const now = Temporal.Now.instant();
    const restore = { backup: databaseFile(folder), backupDir: folder, overwrite: true, now };
    await held('profiles', () => restoreInto(restore, database.url, folder));
    const rows = await watcher.selectFrom('profiles').select('full_name').execute();
    expect(rows).toEqual([{ full_name: 'Sam Restored' }]);
    const env = readEnv({
      ...testSettings,
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'silent',
    });
    await (await held('kysely_migration', () => startServer(env))).stop();
  });

  test('is not ended by PostgreSQL then either', async () => {
    const db = openDatabase(database.url, '', { patient: true });
    expect((await sql`show statement_timeout`.execute(db)).rows).toEqual([{ statement_timeout: '0' }]);
    await db.destroy();
  });
});
