import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { backupNow } from '../db/backup.ts';
import { migrate } from '../db/migrate.ts';
import { databaseFile, type Db, openDatabase } from '../db/open.ts';
import type { LiveChange } from '../server/live.ts';
import { postgresLive } from '../server/live-postgres.ts';
import { secrets } from '../server/secrets.ts';
import { takesWrites, transact } from '../server/transaction.ts';
import { call, employee, type ErrorBody, makeEmployee, signInAs } from './people.ts';
import { startProcess } from './processes.ts';
import { createDatabase } from './server.ts';
import { siteStandIn } from './site-stand-in.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'garage-faults-'));
});
afterEach(() => {
  for (const path of mounted.splice(0)) execFileSync('umount', ['-l', path]);
  rmSync(folder, { recursive: true, force: true });
});

/** Disks mounted by a test, which the clean-up after it unmounts. */
const mounted: string[] = [];

let asked = 0;
/** Sends a different enquiry each time: the same words within ten minutes are stored only once. */
function sendEnquiry(url: string) {
  asked += 1;
  const body = {
    full_name: 'Sam Example',
    email: 'sam@example.com',
    message: `Please call me back, ${asked}.`,
  };
  return call<ErrorBody>(url, 'POST', '/api/enquiries', { body });
}

const sentence = 'We cannot save anything at the moment. Please try again in a few minutes.';

/** A write is refused with a message, while the pages and the health check still work. */
async function expectHonestRefusal(url: string): Promise<void> {
  const refused = await sendEnquiry(url);
  expect(refused.body).toEqual({ error: { code: 'unavailable', message: sentence } });
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('30');
  const form = { method: 'POST', body: new URLSearchParams({ first_name: 'Sam', email: 'sam@example.com' }) };
  expect((await fetch(`${url}/contact`, form)).status).toBe(503);
  await expectPages(url);
}

async function expectPages(url: string): Promise<void> {
  for (const path of ['/', '/contact', '/healthz']) expect((await fetch(url + path)).status).toBe(200);
}

/** Mounts a disk of the given size; only root may do so. */
function smallDisk(megabytes: number): string | undefined {
  const path = join(folder, 'disk');
  mkdirSync(path);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', path], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  mounted.push(path);
  return path;
}

describe('the disk', () => {
  test('is full: writes are refused with a message, pages stay, and it recovers by itself', async (context) => {
    const disk = smallDisk(16);
    if (!disk) return context.skip('only root can make a disk that fills up');
    // A new server's first backup would use space on it and free that space again at an unpredictable moment.
    const settings = { DATA_DIR: disk, BACKUP_DIR: join(folder, 'backups'), SITE_DIR: siteStandIn(folder) };
    const server = await startProcess(settings, 'tests/serve.ts');
    expect((await sendEnquiry(server.url)).status).toBe(201);
    const ballast = join(disk, 'ballast');
    fill(ballast);
    await expectHonestRefusal(server.url);
    const account = { email: 'sam@example.com', password: 'a long enough password' };
    expect((await call(server.url, 'POST', '/auth/v1/signup', { body: account })).status).toBe(503);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    const reason = `"route":"/auth/v1/signup","error":"database or disk is full"`;
    await expect.poll(() => server.log()).toContain(reason);
    rmSync(ballast);
    expect((await sendEnquiry(server.url)).status).toBe(201);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    await server.stop();
  });

  test('has no room for the first secret: the next start, with room, creates it', (context) => {
    const disk = smallDisk(16);
    if (!disk) return context.skip('only root can make a disk that fills up');
    const ballast = join(disk, 'ballast');
    fill(ballast);
    expect(() => secrets('', false, disk)).toThrow(/DATA_DIR \S+ cannot be used: ENOSPC/);
    rmSync(ballast);
    const made = secrets('', false, disk);
    expect(secrets('', false, disk)).toEqual(made);
  });

  test('is read-only: the server does not start, and says why in one sentence', async (context) => {
    const disk = smallDisk(16);
    if (!disk) return context.skip('only root can make a read-only disk');
    await (await startProcess({ DATA_DIR: disk })).stop();
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    await expect(startProcess({ DATA_DIR: disk })).rejects.toThrow(
      /DATA_DIR \S+ cannot be used: [^\n]+\.\n$/,
    );
  });

  test('for backups is read-only: the message names the folder', async (context) => {
    const disk = smallDisk(1);
    if (!disk) return context.skip('only root can make a read-only disk');
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    const db = openDatabase('', folder);
    onTestFinished(() => db.destroy());
    await migrate(db);
    const source = { db, databaseUrl: '', dataDir: folder };
    await expect(backupNow(source, disk, Temporal.Now.instant())).rejects.toThrow(
      `The backup could not be made: EROFS: read-only file system, access '${disk}'`,
    );
  });
});

test('the database file is deleted while the server runs: no lost write is acknowledged', async () => {
  const server = await startProcess({ DATA_DIR: folder, SITE_DIR: siteStandIn(folder) }, 'tests/serve.ts');
  expect((await sendEnquiry(server.url)).status).toBe(201);
  for (const suffix of ['', '-wal', '-shm']) rmSync(databaseFile(folder) + suffix);
  await expectHonestRefusal(server.url);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  await expect.poll(() => server.log()).toContain('the database file was moved or deleted');
  await server.stop();
});

test('… nor is a write without a transaction', async () => {
  const db = openDatabase('', folder);
  onTestFinished(() => db.destroy());
  await migrate(db);
  const row = (name: string) => ({ name, value: '1', updated_at: '2026-06-08T09:00:00.000Z' });
  await db.insertInto('settings').values(row('a')).execute();
  rmSync(databaseFile(folder));
  const lost = db.insertInto('settings').values(row('b')).execute();
  await expect(lost).rejects.toThrow('the database file was moved or deleted');
});

test('the database folder is out of reach: refused with a message, the log says why, and it recovers by itself', async () => {
  const data = join(folder, 'data');
  mkdirSync(data);
  const server = await startProcess({ DATA_DIR: data, SITE_DIR: siteStandIn(folder) }, 'tests/serve.ts');
  // Root can enter any folder. A link to itself stops everyone, as a lost permission or a lost disk does.
  renameSync(data, `${data}-away`);
  symlinkSync(data, data);
  await expectHonestRefusal(server.url);
  await expect.poll(() => server.log()).toContain('the database file cannot be reached: ELOOP');
  rmSync(data);
  renameSync(`${data}-away`, data);
  expect((await sendEnquiry(server.url)).status).toBe(201);
  await server.stop();
});

test('another program keeps writing to the embedded database: pages stay, and callers get the message', async () => {
  const server = await startProcess({ DATA_DIR: folder, SITE_DIR: siteStandIn(folder) }, 'tests/serve.ts');
  const other = new Database(databaseFile(folder));
  other.exec('begin immediate');
  const refused = sendEnquiry(server.url);
  const answered = new AbortController();
  void refused.finally(() => answered.abort());
  let pages = 0;
  for (; !answered.signal.aborted; pages += 1) await expectPages(server.url);
  // If the server itself blocked, there would be only one between each of its tries.
  expect(pages).toBeGreaterThan(20);
  const { status, body } = await refused;
  expect(body).toEqual({ error: { code: 'unavailable', message: sentence } });
  expect(status).toBe(503);
  const waiting = sendEnquiry(server.url);
  for (let page = 0; page < 20; page += 1) await expectPages(server.url);
  other.close();
  expect((await waiting).status).toBe(201);
  await server.stop();
});

function fill(file: string): void {
  for (let size = 1 << 20; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // That much no longer fits: try half.
    }
  }
}

describe('PostgreSQL', () => {
  test('goes away and comes back: refused with a message, pages stay, no restart needed', async () => {
    const { database, wire, server } = await serverOnAWire();
    expect((await sendEnquiry(server.url)).status).toBe(201);
    wire.cut();
    await expectHonestRefusal(server.url);
    const unread = await call<ErrorBody>(server.url, 'GET', '/readyz');
    expect(unread.status).toBe(503);
    expect(unread.body.error.message).toMatch(/^We cannot load anything at the moment\./);
    await wire.mend();
    expect((await sendEnquiry(server.url)).status).toBe(201);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    wire.cut();
    await database.drop();
  });

  test(
    'stops answering without hanging up: callers get the message within seconds',
    { timeout: 60_000 },
    async () => {
      const { database, wire, server } = await serverOnAWire();
      wire.silence();
      const started = performance.now();
      const refused = sendEnquiry(server.url);
      await expectPages(server.url);
      expect((await refused).status).toBe(503);
      expect(performance.now() - started).toBeLessThan(20_000);
      await server.kill();
      wire.cut();
      await database.drop();
    },
  );
});

test('PostgreSQL answers too late: writes acknowledged afterwards are stored', async () => {
  const { database, wire, url } = await databaseOnAWire();
  const [db, others] = [url, database.url].map((each) => openDatabase(each, '')) as [Db, Db];
  await migrate(db);
  wire.hold();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const begun = db.transaction().execute(async () => {});
  begun.catch(() => {});
  for (let turn = 0; turn < 10; turn += 1) await setImmediate();
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await expect(begun).rejects.toThrow('Query read timeout');
  wire.release();
  await db.insertInto('settings').values({ name: 'bays', value: '2', updated_at: '' }).execute();
  expect(await others.selectFrom('settings').select('value').execute()).toEqual([{ value: '2' }]);
  await Promise.all([db.destroy(), others.destroy()]);
  wire.cut();
  await database.drop();
});

test('PostgreSQL accepts no writes on a connection: the error says why, and the next write uses another', async () => {
  const database = await createDatabase();
  const db = openDatabase(database.url, '');
  await sql`set session characteristics as transaction read only`.execute(db);
  const write = () => transact(db, (trx) => sql`create table notes (note text)`.execute(trx));
  await expect(write()).rejects.toMatchObject({ code: '25006' });
  expect(takesWrites(db)).toBe(false);
  await write();
  expect(takesWrites(db)).toBe(true);
  await db.destroy();
  await database.drop();
});

test('PostgreSQL falls silent: the live updates notice, and report that everything may have changed', async () => {
  const { database, wire, url } = await databaseOnAWire();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const live = await postgresLive(url, pino({ level: 'silent' }));
  const heard = new Promise<LiveChange>((resolve) => live.subscribe(resolve));
  wire.hold();
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  expect(await heard).toEqual({ topic: 'everything' });
  await live.close();
  wire.cut();
  await database.drop();
});

test('PostgreSQL stays away: the live updates keep trying until it is back', async () => {
  const { database, wire, url } = await databaseOnAWire();
  const live = await postgresLive(url, pino({ level: 'silent' }));
  const heard = new Promise<LiveChange>((resolve) => live.subscribe(resolve));
  wire.cutAndRefuseOne();
  expect(await heard).toEqual({ topic: 'everything' });
  await live.close();
  wire.cut();
  await database.drop();
});

test('PostgreSQL goes away and comes back: the live updates connect once more, not twice', async () => {
  const { database, wire, url } = await databaseOnAWire();
  const live = await postgresLive(url, pino({ level: 'silent' }));
  const heard = new Promise<LiveChange>((resolve) => live.subscribe(resolve));
  wire.cut();
  await wire.mend();
  await heard;
  expect(wire.connections(), 'with two instead of the first, every change would be heard twice').toBe(2);
  await live.close();
  wire.cut();
  await database.drop();
});

test('PostgreSQL stores an enquiry but its answer is lost: sender and open pages are told, once', async () => {
  const { database, wire, server } = await serverOnAWire();
  const db = openDatabase(database.url, '');
  await makeEmployee(db);
  const headers = { authorization: `Bearer ${await signInAs(server.url, employee)}` };
  const stop = new AbortController();
  const stream = await fetch(`${server.url}/api/live`, { headers, signal: stop.signal });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  wire.loseCommits('insert into "contact_submissions"');
  const key = { 'idempotency-key': 'stored-without-a-word' };
  const sent = { body: { full_name: 'Sam Example', email: 'sam@example.com' }, headers: key };
  const send = () => call(server.url, 'POST', '/api/enquiries', sent);
  expect((await send()).status).toBe(201);
  expect((await send()).status).toBe(201);
  expect(await db.selectFrom('contact_submissions').select('email').execute()).toHaveLength(1);
  expect(
    await db.selectFrom('outbox').where('kind', '=', 'enquiry-received').select('id').execute(),
  ).toHaveLength(1);
  let heard = '';
  while (!heard.includes('enquiries')) heard += (await reader?.read())?.value ?? '';
  stop.abort();
  await Promise.all([server.kill(), db.destroy()]);
  wire.cut();
  await database.drop();
});

/** @returns a database, a wire to it, and the address at the wire's near end */
async function databaseOnAWire() {
  const database = await createDatabase();
  const wire = await cuttable(new URL(database.url));
  const url = new URL(database.url);
  url.port = String(wire.port);
  return { database, wire, url: url.href };
}

/** A server that reaches its database over such a wire. */
async function serverOnAWire() {
  const { database, wire, url } = await databaseOnAWire();
  const server = await startProcess(
    { DATA_DIR: folder, DATABASE_URL: url, SITE_DIR: siteStandIn(folder) },
    'tests/serve.ts',
  );
  return { database, wire, server };
}

/** A wire to the database that can be cut, mended, and silenced for a while or for good. */
async function cuttable(target: URL) {
  const open = new Set<Socket>();
  let lost: string | undefined;
  let carried = 0;
  const carry = (near: Socket) => {
    carried += 1;
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    let isLost = false;
    near.on('data', (words) => {
      isLost ||= lost !== undefined && words.includes(lost);
      if (!isLost || !words.includes('commit')) return;
      far.unpipe(near);
      // A stream that is no longer piped anywhere pauses until it is resumed.
      far.once('data', () => near.destroy()).resume();
    });
    near.pipe(far).pipe(near);
  };
  const server = createServer(carry).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    /** How many it has carried so far. */
    connections: () => carried,
    cut() {
      server.close();
      for (const socket of open) socket.destroy();
    },
    /** Refuses the next connection, and carries those after it. */
    cutAndRefuseOne() {
      server.removeListener('connection', carry);
      server.once('connection', (near) => {
        near.destroy();
        server.on('connection', carry);
      });
      for (const socket of open) socket.destroy();
    },
    async mend() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    hold() {
      for (const socket of open) socket.pause();
    },
    release() {
      for (const socket of open) socket.resume();
    },
    /** Cuts the connection once a transaction with these words has been committed, before the answer arrives. */
    loseCommits(words: string) {
      lost = words;
    },
    silence() {
      for (const socket of open) socket.pause().unpipe();
      server.removeListener('connection', carry);
    },
  };
}
