import { copyFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { sumOf, tablesInOrder } from '../db/copy.ts';
import { demoAccounts } from '../db/demo.ts';
import { makeProfile } from '../db/factories.ts';
import { isMigrated, migrate } from '../db/migrate.ts';
import { databaseFile, type Db, openDatabase, openSqliteFile } from '../db/open.ts';
import { moveInto } from '../db/restore.ts';
import { migrateTo } from './databases.ts';
import { openTransaction, untilWaiting } from './locks.ts';
import { call } from './people.ts';
import { namesIn, runScript, startProcess } from './processes.ts';
import { createDatabase, engines } from './server.ts';

let folder: string;
let postgres: Awaited<ReturnType<typeof createDatabase>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'garage-move-'));
  postgres = await createDatabase();
});
afterEach(async () => {
  await postgres.drop();
  rmSync(folder, { recursive: true, force: true });
});

const data = () => join(folder, 'data');
const settings = (engine: (typeof engines)[number], more: Record<string, string> = {}) => ({
  DATA_DIR: data(),
  DATABASE_URL: engine === 'postgres' ? postgres.url : '',
  ...more,
});
const signIn = (url: string) =>
  call(url, 'POST', '/auth/v1/token?grant_type=password', {
    body: { email: demoAccounts[0].email, password: demoAccounts[0].password },
  });

/** What every table holds, except the tables that a running server keeps for itself. */
async function contents(db: Db): Promise<Record<string, string>> {
  const order = openSqliteFile(':memory:');
  await migrate(order);
  const tables = (await tablesInOrder(order)).filter(
    ({ name }) => !['jobs', 'sessions', 'rate_limits', 'users'].includes(name),
  );
  await order.destroy();
  const found: Record<string, string> = {};
  for (const table of tables) {
    const { rows, sum } = await sumOf(db, table);
    found[table.name] = `${rows} ${sum}`;
  }
  return found;
}

async function contentsAt(url: string, dir: string) {
  const db = openDatabase(url, dir);
  const found = await contents(db);
  await db.destroy();
  return found;
}

describe.each(engines)(
  'the drill on %s: back up under load, lose everything, restore, serve, compare',
  (engine) => {
    test('what was acknowledged before the backup is still there afterwards', async () => {
      const server = await startProcess(settings(engine, { DEMO_DATA: 'on' }));
      const run = { over: false, count: 0 };
      onTestFinished(() => void (run.over = true));
      const enquire = (number: number) =>
        call(server.url, 'POST', '/api/enquiries', {
          body: { full_name: `Number ${number}`, email: 'sam@example.com' },
        });
      const load = (async () => {
        for (; !run.over; run.count += 1) expect((await enquire(run.count)).status).toBe(201);
      })();
      await expect.poll(() => run.count, { timeout: 20_000 }).toBeGreaterThanOrEqual(20);
      const acknowledged = run.count;
      const { code, output } = await runScript('scripts/backup.ts', [], settings(engine));
      run.over = true;
      await load;
      await server.stop();
      expect(output).toContain('checked');
      expect(code).toBe(0);
      const file = /^\S+garage-\w+\.db/.exec(output)?.[0] ?? '';
      const copy = openSqliteFile(file);
      const expected = await contents(copy);
      await copy.destroy();

      const refused = await runScript('scripts/restore.ts', [file], settings(engine));
      expect(refused.code).toBe(1);
      expect(refused.output).toContain('Nothing was changed');
      const restored = await runScript('scripts/restore.ts', [file, '--overwrite'], settings(engine));
      expect(restored.output).toContain('Start the server now');
      if (engine === 'sqlite')
        expect(restored.output).toMatch(/The previous database is now \S+before-restore-\S+; delete it/);
      expect(restored.code).toBe(0);
      expect(await contentsAt(engine === 'postgres' ? postgres.url : '', data())).toEqual(expected);

      const again = await startProcess(settings(engine));
      expect((await signIn(again.url)).status).toBe(200);
      await again.stop();
      const db = openDatabase(engine === 'postgres' ? postgres.url : '', data());
      const rows = await db
        .selectFrom('contact_submissions')
        .select('full_name')
        .where('full_name', 'like', 'Number %')
        .execute();
      await db.destroy();
      const numbers = new Set(rows.map(({ full_name }) => Number(full_name.slice(7))));
      expect(numbers.size).toBe(rows.length);
      for (let number = 0; number < acknowledged; number += 1) expect(numbers).toContain(number);
    });
  },
);

describe('restoring', () => {
  test('is refused while the server runs, from a damaged file, and from a missing file', async () => {
    const server = await startProcess(settings('sqlite'));
    const BACKUP_DIR = join(folder, 'backups');
    const { output } = await runScript('scripts/backup.ts', [], settings('sqlite', { BACKUP_DIR }));
    const file = /^\S+garage-\w+\.db/.exec(output)?.[0] ?? '';
    expect(dirname(file)).toBe(BACKUP_DIR);
    const running = await runScript('scripts/restore.ts', [file, '--overwrite'], settings('sqlite'));
    expect(running).toEqual({
      code: 1,
      output:
        'Something is still using the database: stop the server, and Litestream if it is running, then restore again.\n',
    });
    expect((await call(server.url, 'GET', '/readyz')).status).toBe(200);
    await server.stop();

    const older = join(folder, 'whole.db');
    copyFileSync(file, older);
    writeFileSync(file, readFileSync(file).fill(0x55, 4096, 12_288));
    const before = namesIn(data());
    const damaged = await runScript('scripts/restore.ts', [file, '--overwrite'], settings('sqlite'));
    expect(damaged.code).toBe(1);
    expect(damaged.output).toContain(`${file} is not a complete backup: `);
    const missing = await runScript(
      'scripts/restore.ts',
      [join(folder, 'none.db'), '--overwrite'],
      settings('sqlite'),
    );
    expect(missing).toEqual({ code: 1, output: `There is no file ${join(folder, 'none.db')}.\n` });
    // As in another user's home folder. Permissions do not stop root, but an endless link does.
    symlinkSync('endless', join(folder, 'endless'));
    const closed = join(folder, 'endless', 'garage.db');
    const kept = await runScript('scripts/restore.ts', [closed, '--overwrite'], settings('sqlite'));
    expect(kept.output).toMatch(/^That could not be done: ELOOP: [^\n]+\.\n$/);
    const elsewhere = settings('sqlite', { BACKUP_DIR: join(folder, 'endless', 'backups') });
    const passedOver = await runScript('scripts/restore.ts', [older, '--overwrite'], elsewhere);
    expect(passedOver.output).toMatch(/^That could not be done: ELOOP: [^\n]+\.\n$/);
    const confused = await runScript('scripts/restore.ts', ['--everything'], settings('sqlite'));
    expect(confused.output).toMatch(/^Usage/);
    expect(namesIn(data())).toEqual(before);

    writeFileSync(databaseFile(data()), 'what the disk has left of it');
    const lost = await runScript('scripts/restore.ts', [older, '--overwrite'], settings('sqlite'));
    expect(lost.output).toContain('cannot be read: erase again anybody who asked to be erased');
  });
});

describe('moving from the embedded database to PostgreSQL', () => {
  test('copies every row of a live database, says so, and refuses to do it twice', async () => {
    const server = await startProcess(settings('sqlite', { DEMO_DATA: 'on' }));
    // As Litestream does, which docs/operations.md suggests.
    const watched = new Database(databaseFile(data()));
    watched.exec('create table _litestream_lock (id integer)');
    watched.close();
    const moved = await runScript('scripts/move.ts', ['--to', postgres.url], settings('sqlite'));
    const expected = await contentsAt('', data());
    expect(moved.output).toMatch(/appointments +\d\d+ rows/);
    expect(await contentsAt(postgres.url, '')).toEqual(expected);
    expect(moved.output).toContain(
      'so this was a trial: to move for good, stop the server, and Litestream if',
    );
    expect(moved.output, 'what would be written to the old one would be lost').not.toContain('Now set');
    await server.stop();

    // With the address typed in, so that no process list shows the password in it.
    const twice = await runScript('scripts/move.ts', ['--to', '-'], settings('sqlite'), `${postgres.url}\n`);
    expect(twice.code).toBe(1);
    expect(twice.output).toContain('already holds data. Nothing was changed');
    expect(await contentsAt(postgres.url, '')).toEqual(expected);
    const there = await startProcess(settings('postgres'));
    expect((await signIn(there.url)).status).toBe(200);
    await there.stop();
  });

  test('leaves no database of a stopped server that one without DATABASE_URL would serve', async () => {
    const from = openDatabase('', data());
    await migrate(from);
    await makeProfile(from, { full_name: 'Ann Hart' });
    await from.destroy();
    const { code, output } = await runScript('scripts/move.ts', ['--to', postgres.url], settings('sqlite'));
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/is now \S+garage\.db\.moved-\w+; delete it[^\n]+\nNow set DATABASE_URL/),
    ]);
    const left = namesIn(data()).filter((name) => name.startsWith('garage.db'));
    expect(left).toEqual([expect.stringMatching(/^garage\.db\.moved-\w+$/)]);
  });

  test('can be repeated after a failure: what the migrations alone put there is not data', async () => {
    const from = openDatabase('', data());
    await migrate(from);
    await makeProfile(from, { full_name: 'Ann Hart' });
    await from.destroy();
    const to = openDatabase(postgres.url, '');
    await migrate(to);
    await to.destroy();
    const { sums } = await moveInto(data(), postgres.url);
    expect(sums.get('profiles')?.rows).toBe(1);
    const later = openDatabase('', data());
    await makeProfile(later, { full_name: 'Ben Cole' });
    await later.destroy();
    await expect(moveInto(data(), postgres.url)).rejects.toThrow('already holds data');
    const moved = openDatabase(postgres.url, '');
    const names = await moved.selectFrom('profiles').select('full_name').execute();
    await moved.destroy();
    expect(names, 'a database with even one row is left alone').toEqual([{ full_name: 'Ann Hart' }]);
  });

  test('migrates a database from before an upgrade first, so that nothing that migrations fill in is missing', async () => {
    const from = openDatabase('', data());
    await migrateTo(from, '039-open-work');
    await makeProfile(from);
    const { sums } = await moveInto(data(), postgres.url);
    expect(sums.get('profiles')?.rows).toBe(1);
    expect(await isMigrated(from)).toBe(true);
    await from.destroy();
  });

  test('says why if no table may be created: the user lacks the permission, or it is a standby', async () => {
    const db = openDatabase('', data());
    await migrate(db);
    await db.destroy();
    const moveWith = (setting: string) => {
      const address = new URL(postgres.url);
      address.searchParams.set('options', `-c ${setting}`);
      return moveInto(data(), address.href.replaceAll('+', '%20'));
    };
    await expect(moveWith('role=pg_monitor')).rejects.toThrow('permission denied for schema public');
    await expect(moveWith('default_transaction_read_only=on')).rejects.toThrow('read-only transaction');
  });

  test('says what is wrong with a database that holds only the letters of some languages', async () => {
    const db = openDatabase('', data());
    await migrate(db);
    await db.destroy();
    const admin = openDatabase(postgres.url, '');
    const address = new URL(postgres.url);
    address.pathname += '_latin';
    const name = sql.id(address.pathname.slice(1));
    await sql`create database ${name} encoding 'LATIN1' template template0 locale_provider libc locale 'C'`.execute(
      admin,
    );
    const moved = await runScript('scripts/move.ts', ['--to', address.href], settings('sqlite'));
    await sql`drop database ${name} with (force)`.execute(admin);
    await admin.destroy();
    expect(moved).toEqual({
      code: 1,
      output:
        "The database stores text as LATIN1 and must store it as UTF8: create another, with encoding 'UTF8' template template0.\n",
    });
  });

  test('says so if anyone wrote meanwhile, because that is not in the copy', async () => {
    const db = openDatabase('', data());
    await migrate(db);
    const run = { over: false };
    const writer = (async () => {
      for (let number = 0; !run.over; number += 1) {
        await makeProfile(db, { full_name: `Number ${number}` });
        await new Promise(setImmediate);
      }
    })();
    const moved = await runScript('scripts/move.ts', ['--to', postgres.url], settings('sqlite'));
    run.over = true;
    await writer;
    await db.destroy();
    expect(moved.code).toBe(1);
    expect(moved.output).toContain('Something was written to the old database in the meantime');
    expect(moved.output).not.toContain('Now set DATABASE_URL');
  });

  test('keeps no client waiting: the server takes bookings meanwhile', async () => {
    const db = openDatabase('', data());
    await migrate(db);
    const to = openDatabase(postgres.url, '');
    onTestFinished(async () => void (await Promise.all([db.destroy(), to.destroy()])));
    await migrate(to);
    const holder = await openTransaction(to);
    await sql`lock table settings in access exclusive mode`.execute(holder);
    const moving = moveInto(data(), postgres.url);
    await untilWaiting(to);
    await makeProfile(db, { full_name: 'Ann Hart' });
    await holder.commit().execute();
    expect(await moving).toMatchObject({ isStale: true });
  });

  test('says what it needs', async () => {
    expect((await runScript('scripts/move.ts', [], settings('sqlite'))).output).toMatch(/^Usage/);
    const empty = await runScript(
      'scripts/move.ts',
      ['--to', postgres.url],
      settings('sqlite', { DATA_DIR: join(folder, 'nothing') }),
    );
    expect(empty.output).toMatch(/^There is no database in /);
  });
});
