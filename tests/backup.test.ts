import {
  copyFileSync,
  type FSWatcher,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { BackupError, backupNow, backupsToKeep, checkBackup, pruneBackups } from '../db/backup.ts';
import { makeProfile, makeVehicle } from '../db/factories.ts';
import { databaseFile, openDatabase, openSqliteFile } from '../db/open.ts';
import { restoreFile } from '../db/restore.ts';
import { queueMessage } from '../features/notifications/outbox.server.ts';
import { stamp } from '../server/clock.ts';
import type { Garage } from '../server/garage.ts';
import { jobs } from '../server/jobs/list.ts';
import { openTransaction, untilWaiting } from './locks.ts';
import { runScript } from './processes.ts';
import { engines, monday, startTestGarage } from './server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'garage-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const sourceOf = ({ db, env }: Garage) => ({ db, databaseUrl: env.databaseUrl, dataDir: env.dataDir });
/** The nightly backup. */
const runJob = async (garage: Garage, signal = new AbortController().signal) =>
  jobs.find(({ name }) => name === 'backup')?.run(garage, signal);

describe.each(engines)('a backup of %s', (engine) => {
  test('taken while clients write is a consistent snapshot: it has both rows of each pair, or neither', async () => {
    const { garage, stop } = await startTestGarage(engine);
    // SQLite copies 4 MB at a time. If a write in between restarted the copy, it would restart again and again.
    const large = { name: 'large', value: JSON.stringify('x'.repeat(9_000_000)), updated_at: stamp(monday) };
    await garage.db.insertInto('settings').values(large).execute();
    const run = { over: false };
    onTestFinished(() => void (run.over = true));
    const writer = (async () => {
      for (let pair = 0; !run.over; pair += 1) {
        await garage.db.transaction().execute(async (trx) => {
          const { id } = await makeProfile(trx, { full_name: `left ${pair}` });
          // In a table that is copied later: without a snapshot it would refer to nobody.
          await makeVehicle(trx, { owner_id: id });
          await makeProfile(trx, { full_name: `right ${pair}` });
        });
        // The embedded engine answers immediately: without this pause nothing else would get a turn.
        await new Promise(setImmediate);
      }
    })();
    await expect.poll(() => countProfiles(garage.db), { timeout: 20_000 }).toBeGreaterThanOrEqual(200);
    const before = await countProfiles(garage.db);
    const { file, bytes } = await backupNow(sourceOf(garage), folder, monday);
    run.over = true;
    await writer;
    await stop();

    expect(file).toBe(join(folder, 'garage-20260608T090000Z.db'));
    expect(bytes).toBeGreaterThan(10_000);
    expect(readdirSync(folder)).toEqual(['garage-20260608T090000Z.db']);
    const journal = [...readFileSync(file).subarray(18, 20)];
    expect(journal, 'without a write-ahead log, so that it can be read where nothing may be written').toEqual(
      [1, 1],
    );
    const copy = openSqliteFile(file);
    const names = (await copy.selectFrom('profiles').select('full_name').execute()).map(
      (row) => row.full_name ?? '',
    );
    await copy.destroy();
    expect(names.length).toBeGreaterThanOrEqual(before);
    const lefts = names.filter((name) => name.startsWith('left')).map((name) => name.slice(5));
    const rights = names.filter((name) => name.startsWith('right')).map((name) => name.slice(6));
    expect(lefts.toSorted()).toEqual(rights.toSorted());
  });
});

test('a backup of PostgreSQL holds one moment: what is stored between the copies of two tables is in neither', async () => {
  const { garage, stop } = await startTestGarage('postgres');
  onTestFinished(stop);
  const { db } = garage;
  const writer = await openTransaction(db);
  // The vehicle is about a person whose table has been copied by the time the copy of this one may begin.
  await sql`lock table vehicles in access exclusive mode`.execute(writer);
  const backingUp = backupNow(sourceOf(garage), folder, monday);
  await untilWaiting(db);
  await makeVehicle(writer, { owner_id: (await makeProfile(writer)).id });
  await writer.commit().execute();
  const copy = openSqliteFile((await backingUp).file);
  onTestFinished(() => copy.destroy());
  expect(await copy.selectFrom('profiles').select('id').execute()).toEqual([]);
  expect(await copy.selectFrom('vehicles').select('id').execute()).toEqual([]);
});

const countProfiles = async (db: ReturnType<typeof openSqliteFile>) =>
  (
    await db
      .selectFrom('profiles')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

test('a backup that cannot be written leaves nothing behind and says why', async () => {
  const { garage, stop } = await startTestGarage('sqlite');
  const wrong = { ...sourceOf(garage), dataDir: join(folder, 'nowhere') };
  await expect(backupNow(wrong, folder, monday)).rejects.toThrow(BackupError);
  await stop();
  expect(readdirSync(folder)).toEqual([]);
});

test('what a power cut left of a backup is deleted before the next is written: both may not fit', async () => {
  const { garage, stop } = await startTestGarage('sqlite');
  onTestFinished(stop);
  const old = ['garage-20261231T020000Z.db.11.part', 'garage-20261231T020000Z.db.11.part-journal'];
  const mayStillBeWritten = 'garage-20261231T020000Z.db.12.part';
  for (const name of [...old, mayStillBeWritten]) writeFileSync(join(folder, name), 'half a database');
  for (const name of old) utimesSync(join(folder, name), 0, 0);
  const wrong = { ...sourceOf(garage), dataDir: join(folder, 'nowhere') };
  await expect(backupNow(wrong, folder, monday)).rejects.toThrow(BackupError);
  expect(readdirSync(folder)).toEqual([mayStillBeWritten]);
});

test('an unusable folder is reported too, and the clean-up copes with it', async () => {
  const { garage, stop } = await startTestGarage('sqlite');
  const file = join(folder, 'backups');
  writeFileSync(file, 'a file, not a folder');
  await expect(backupNow(sourceOf(garage), file, monday)).rejects.toThrow(BackupError);
  await stop();
});

test('an inconsistent copy is not kept as a backup, and the reason is given', async () => {
  const { garage, stop } = await startTestGarage('sqlite');
  await makeVehicle(garage.db, { owner_id: (await makeProfile(garage.db)).id });
  const broken = new Database(databaseFile(garage.env.dataDir));
  broken.pragma('foreign_keys = off');
  broken.exec(`update vehicles set owner_id = 'nobody'`);
  broken.close();
  await expect(backupNow(sourceOf(garage), folder, monday)).rejects.toThrow(
    /some rows refer to rows that do not exist/,
  );
  await stop();
  expect(readdirSync(folder)).toEqual([]);
});

test('a backup whose check was killed, as when memory runs out, is not kept', async () => {
  const { garage, stop } = await startTestGarage('sqlite');
  onTestFinished(stop);
  vi.stubEnv('NODE_OPTIONS', "--import=data:text/javascript,process.kill(process.pid,'SIGKILL')");
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(backupNow(sourceOf(garage), folder, monday)).rejects.toThrow(/it could not be checked/);
  expect(readdirSync(folder)).toEqual([]);
});

test('a server that stops waits neither for the check of a backup nor keeps what was not checked', async () => {
  const { garage, stop } = await startTestGarage('sqlite');
  onTestFinished(stop);
  const begun = join(folder, 'begun');
  const endless = `import('node:fs').then(fs=>fs.writeFileSync(process.env.BEGUN,''));setTimeout(Date,100000)`;
  vi.stubEnv('BEGUN', begun);
  vi.stubEnv('NODE_OPTIONS', `--import=data:text/javascript,${endless}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const stopping = new AbortController();
  const backingUp = backupNow(sourceOf(garage), join(folder, 'backups'), monday, stopping.signal);
  backingUp.catch(() => {});
  await expect.poll(() => readdirSync(folder)).toContain('begun');
  stopping.abort(new Error('The server is stopping.'));
  await expect(backingUp).rejects.toBe(stopping.signal.reason);
  expect(readdirSync(join(folder, 'backups'))).toEqual([]);
});

test('a backup and a restored database are on the disk before they count: a power cut leaves no half of one', async () => {
  const { garage, stop } = await startTestGarage('sqlite');
  const DISK_LOG = join(folder, 'disk log');
  const watched = { DISK_LOG, NODE_OPTIONS: '--import=./tests/disk-log.ts' };
  const done = () => readFileSync(DISK_LOG, 'utf8').trim().split('\n');
  const BACKUP_DIR = join(folder, 'backups');
  await runScript('scripts/backup.ts', [], { DATA_DIR: garage.env.dataDir, BACKUP_DIR, ...watched });
  await stop();
  const [name = ''] = readdirSync(BACKUP_DIR);
  const part = expect.stringMatching(/^synced garage-\w+\.db\.\d+\.part$/);
  expect(done()).toEqual([part, expect.stringMatching(`^renamed \\S+ to ${name}$`), 'synced backups']);

  rmSync(DISK_LOG);
  const DATA_DIR = join(folder, 'data');
  await runScript('scripts/restore.ts', [join(BACKUP_DIR, name)], { DATA_DIR, BACKUP_DIR, ...watched });
  expect(done()).toEqual(['synced garage.db.part', 'renamed garage.db.part to garage.db', 'synced data']);
});

test('a damaged or foreign file is not accepted as a backup', async () => {
  const { garage, stop } = await startTestGarage('sqlite');
  const { file } = await backupNow(sourceOf(garage), folder, monday);
  await stop();
  expect(() => checkBackup(file)).not.toThrow();
  const bytes = readFileSync(file);
  bytes.fill(0xff, 8192, 24_576);
  writeFileSync(file, bytes);
  expect(() => checkBackup(file)).toThrow(/is not a complete backup/);
  writeFileSync(file, 'a letter to the garage');
  expect(() => checkBackup(file)).toThrow(/is not a complete backup/);
  expect(() => checkBackup(join(folder, 'missing.db'))).toThrow(/is not a complete backup/);
  const foreign = join(folder, 'notes.db');
  new Database(foreign).exec('create table notes (words text)').close();
  expect(() => checkBackup(foreign), 'or it would be restored as an empty garage').toThrow(
    /is not a complete backup/,
  );
});

test('nor is one in which a single letter has changed: what a table says must agree with its index', async () => {
  const { garage, stop } = await startTestGarage('sqlite');
  await makeProfile(garage.db, { email: 'sam@example.com' });
  const { file } = await backupNow(sourceOf(garage), folder, monday);
  await stop();
  const bytes = readFileSync(file);
  bytes.write('p', bytes.indexOf('sam@example.com'));
  writeFileSync(file, bytes);
  expect(() => checkBackup(file)).toThrow(/is not a complete backup: row 1 missing from index/);
});

describe('restoring over what is left of a database', () => {
  const restored = async (leftover: (dataDir: string) => void) => {
    const { garage, stop } = await startTestGarage('sqlite');
    await makeProfile(garage.db, { full_name: 'in the backup' });
    const { file } = await backupNow(sourceOf(garage), folder, monday);
    await stop();
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir);
    leftover(dataDir);
    const restore = { backup: file, backupDir: folder, overwrite: true, now: monday };
    const { replaced: aside, isKnown } = await restoreFile(restore, dataDir);
    const db = openDatabase('', dataDir);
    const names = (await db.selectFrom('profiles').select('full_name').execute()).map((row) => row.full_name);
    await db.destroy();
    return { aside, names, isKnown };
  };

  test('what an interrupted restore left is not accepted as a backup, and stays', async () => {
    const part = `${databaseFile(folder)}.part`;
    writeFileSync(part, 'half of it');
    // As a relative path, so that it is not spelt the way the restore itself spells it.
    const restore = { backup: relative('', part), backupDir: folder, overwrite: true, now: monday };
    await expect(restoreFile(restore, folder)).rejects.toThrow(BackupError);
    expect(readFileSync(part, 'utf8')).toBe('half of it');
  });

  test('a damaged database is set aside, not mistaken for one in use', async () => {
    const { aside, names, isKnown } = await restored((dataDir) =>
      writeFileSync(databaseFile(dataDir), 'what the disk has left of it'),
    );
    expect(isKnown).toBe(false);
    expect(names).toEqual(['in the backup']);
    expect(readFileSync(aside ?? '', 'utf8')).toBe('what the disk has left of it');
  });

  test.runIf(process.platform === 'linux')(
    'there is a database at every moment: a start after a kill in between would make an empty one',
    async () => {
      const seen: string[] = [];
      let watcher: FSWatcher | undefined;
      await restored((dataDir) => {
        writeFileSync(databaseFile(dataDir), 'what the disk has left of it');
        watcher = watch(dataDir, (kind, name) => seen.push(`${kind} ${name}`));
      });
      writeFileSync(join(folder, 'data', 'last'), '');
      await expect.poll(() => seen).toContain('rename last');
      watcher?.close();
      expect(seen.filter((each) => each === 'rename garage.db')).toHaveLength(1);
    },
  );

  test.each([
    ['a log without its database', ''],
    ['the log of a restore that was killed', '.part'],
  ])('%s does not get into the restored database', async (_words, suffix) => {
    const { aside, names } = await restored((dataDir) => {
      const file = databaseFile(dataDir) + suffix;
      const lost = new Database(file);
      lost.pragma('journal_mode = WAL');
      lost.exec('create table profiles (full_name text)');
      // As after a crash: the log stays when the database is not closed.
      copyFileSync(`${file}-wal`, join(folder, 'log'));
      lost.close();
      rmSync(file);
      copyFileSync(join(folder, 'log'), `${file}-wal`);
    });
    expect(names).toEqual(['in the backup']);
    expect(aside).toBeUndefined();
  });
});

test('restoring a copied data folder includes what was only in the log', async () => {
  const { garage, stop } = await startTestGarage('sqlite');
  // So that the file by itself would pass for a complete backup.
  await sql`pragma wal_checkpoint(truncate)`.execute(garage.db);
  await makeProfile(garage.db, { full_name: 'written last' });
  const copied = join(folder, 'copied.db');
  for (const suffix of ['', '-wal']) copyFileSync(databaseFile(garage.env.dataDir) + suffix, copied + suffix);
  await stop();
  const dataDir = join(folder, 'data');
  await restoreFile({ backup: copied, backupDir: folder, overwrite: false, now: monday }, dataDir);
  const db = openDatabase('', dataDir);
  const names = await db.selectFrom('profiles').select('full_name').execute();
  await db.destroy();
  expect(names).toEqual([{ full_name: 'written last' }]);
  expect(readdirSync(dataDir)).toEqual(['garage.db']);
});

test('messages sent after a backup that holds none are not sent again', async () => {
  const { garage, stop } = await startTestGarage('sqlite');
  const { id: profileId } = await makeProfile(garage.db);
  const { file } = await backupNow(sourceOf(garage), folder, monday);
  const words = { to: 'sam@example.com', subject: '', text: '', html: '' };
  await queueMessage(garage.db, { ...words, kind: 'work-completed', profileId }, monday);
  await garage.db.updateTable('outbox').set({ sent_at: monday.toString() }).execute();
  await backupNow(sourceOf(garage), folder, monday.add({ hours: 24 }));
  await stop();
  const dataDir = join(folder, 'data');
  await restoreFile({ backup: file, backupDir: folder, overwrite: false, now: monday }, dataDir);
  const db = openDatabase('', dataDir);
  const told = await db.selectFrom('outbox').select('sent_at').execute();
  await db.destroy();
  expect(told).toEqual([{ sent_at: monday.toString() }]);
});

describe('which backups are kept', () => {
  const nightly = (nights: number, last = '2026-12-31') =>
    Array.from({ length: nights }, (_, index) => {
      const date = Temporal.PlainDate.from(last).subtract({ days: index });
      return `garage-${date.toString().replaceAll('-', '')}T020000Z.db`;
    });

  test('after two years of nightly backups: 7 days, 4 weeks and 12 months, some of them the same file', () => {
    const kept = [...backupsToKeep(nightly(730))].toSorted();
    expect(kept).toHaveLength(7 + 2 + 11);
    expect(kept.at(-1)).toBe('garage-20261231T020000Z.db');
    expect(kept[0]).toBe('garage-20260131T020000Z.db');
  });

  test('the week in which a year begins counts as one week', () => {
    const kept = [...backupsToKeep(nightly(40, '2027-01-03'))].map((name) => name.slice(7, 15)).toSorted();
    const days = ['20261228', '20261229', '20261230', '20261231', '20270101', '20270102', '20270103'];
    expect(kept).toEqual(['20261130', '20261213', '20261220', '20261227', ...days]);
  });

  test('all those of one day until the next, so that the one to restore outlives one made just before', () => {
    const day = ['garage-20261231T140000Z.db', 'garage-20261231T020000Z.db'];
    expect([...backupsToKeep(day)]).toEqual(day);
    const next = 'garage-20270101T020000Z.db';
    expect([...backupsToKeep([...day, next])]).toEqual([next, 'garage-20261231T140000Z.db']);
  });

  test('none older than a year, however many months have no backup', () => {
    const [newest, year] = ['garage-20270201T020000Z.db', 'garage-20260201T020000Z.db'];
    expect([...backupsToKeep([newest, year, 'garage-20260131T020000Z.db'])]).toEqual([newest, year]);
  });

  test('nothing is deleted while there are few', () => {
    expect(backupsToKeep(nightly(5)).size).toBe(5);
  });

  test('the nightly job deletes old backups once it has written its own', async () => {
    const { garage, stop } = await startTestGarage('sqlite', { BACKUP_DIR: folder });
    for (const name of nightly(40)) writeFileSync(join(folder, name), '');
    expect(await runJob(garage)).toMatch(/^Backup of [\d.]+ MB written/);
    await stop();
    const left = readdirSync(folder);
    expect(left).toContain('garage-20260608T090000Z.db');
    expect(left.length).toBeLessThan(15);
  });

  test('a clock put back by years: that job keeps its backups as if those with later dates were not there', async () => {
    const { garage, stop } = await startTestGarage('sqlite', { BACKUP_DIR: folder });
    onTestFinished(stop);
    const [own, later] = [nightly(10, '2026-06-07'), nightly(400, '2028-12-31')];
    for (const name of [...own, ...later]) writeFileSync(join(folder, name), '');
    await runJob(garage);
    const left = readdirSync(folder).toSorted();
    const [made, ofLater] = ['garage-20260608T090000Z.db', [...backupsToKeep(later)]];
    expect(left).toEqual([...backupsToKeep([...own, made]), ...ofLater].toSorted());
    expect(left.filter((name) => name <= made).length, 'the last seven days, at least').toBeGreaterThan(6);
  });

  test.each(engines)('on %s an interrupted backup leaves nothing behind and deletes none', async (engine) => {
    const { garage, stop } = await startTestGarage(engine, { BACKUP_DIR: folder });
    onTestFinished(stop);
    for (const name of nightly(40)) writeFileSync(join(folder, name), '');
    const stopping = AbortSignal.abort(new Error('The server is stopping.'));
    await expect(runJob(garage, stopping)).rejects.toBe(stopping.reason);
    expect(readdirSync(folder).toSorted()).toEqual(nightly(40).toSorted());
  });

  test('a backup that cannot be deleted does not spoil the new one or keep the others', async () => {
    const { garage, stop } = await startTestGarage('sqlite', { BACKUP_DIR: folder });
    onTestFinished(stop);
    const [held = '', ...others] = nightly(40, '2026-06-07').toSorted();
    // This test cannot make a file that is held open on a network drive; a folder cannot be deleted either.
    mkdirSync(join(folder, held));
    for (const name of others) writeFileSync(join(folder, name), '');
    expect(await runJob(garage)).toMatch(/^Backup of [\d.]+ MB written/);
    const left = readdirSync(folder);
    expect(left).toEqual(expect.arrayContaining([held, 'garage-20260608T090000Z.db']));
    expect(left.length).toBeLessThan(15);
    expect(pruneBackups(folder), 'a file still there is not reported as deleted').toEqual([]);
  });

  test('files with other names are left alone', () => {
    for (const name of [...nightly(40), 'garage.db', 'garage-before-the-move.db'])
      writeFileSync(join(folder, name), '');
    expect(pruneBackups(folder).length).toBeGreaterThan(25);
    expect(readdirSync(folder)).toEqual(
      expect.arrayContaining(['garage.db', 'garage-before-the-move.db', 'garage-20261231T020000Z.db']),
    );
  });
});
