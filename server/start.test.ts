import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { memoryOf } from '../bench/processes.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { call, password } from '../tests/people.ts';
import { startProcess } from '../tests/processes.ts';
import { createDatabase, engines } from '../tests/server.ts';
import { readEnv } from './env.ts';
import { OperatorError, reasonOf } from './errors.ts';
import { changesSinceBuild, writeBuildInputs } from './build-inputs.ts';
import { startServer } from './main.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'garage-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the server as an owner would, but without a built site. @param by the command to start it with */
async function start(settings: Record<string, string>, by: string[] = []) {
  const [program, ...given] = [...by, process.execPath, 'scripts/dev-api.ts'];
  const child = spawn(program, given, {
    // If a check is missing and the server starts after all, it must not keep running.
    timeout: 50_000,
    killSignal: 'SIGKILL',
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      DEMO_DATA: 'off',
      ...settings,
    },
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, stderr };
}

const sentence = /^[^\n]+\.\n$/;

test('in production the log says what the owner forgot', async () => {
  const server = await startProcess({ DATA_DIR: folder, NODE_ENV: 'production' });
  await server.stop();
  expect(server.log()).toMatch(/SMTP_URL is not set: [^"]+"[^]*PUBLIC_URL is this machine: /);
});

test('pages built from other business data or for another address are reported', () => {
  const file = join(folder, 'made-of.json');
  expect(changesSinceBuild(file, 'https://garage.example')).toEqual([]);
  writeBuildInputs(file, 'https://garage.example');
  expect(changesSinceBuild(file, 'https://garage.example')).toEqual([]);
  expect(changesSinceBuild(file, undefined)).toEqual([]);
  expect(changesSinceBuild(file, 'https://other.example')).toEqual([
    'The site was built with PUBLIC_URL=https://garage.example: run npm run build with https://other.example',
  ]);
  const made = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...made, business: 'another' }));
  expect(changesSinceBuild(file, undefined)).toEqual([
    'business.ts has changed since the site was built: run npm run build',
  ]);
});

test.runIf(process.platform === 'linux')(
  'the threads that hash passwords give way to the thread that answers',
  async () => {
    const server = await startProcess({ DATA_DIR: folder });
    const threads = readdirSync(`/proc/${server.child.pid}/task`).map((thread) => {
      const [, name, numbers = ''] =
        /\((.*)\) (.*)/.exec(readFileSync(`/proc/${server.child.pid}/task/${thread}/stat`, 'utf8')) ?? [];
      // The 17th field after the name (proc_pid_stat(5)).
      return { isHashing: name === 'libuv-worker', nice: Number(numbers.split(' ')[16]) };
    });
    await server.stop();
    const hashing = threads.filter(({ isHashing }) => isHashing).map(({ nice }) => nice);
    const others = threads.filter(({ isHashing }) => !isHashing).map(({ nice }) => nice);
    expect(hashing.length).toBeGreaterThan(0);
    expect(Math.min(...hashing)).toBeGreaterThan(Math.max(...others));
  },
);

test.runIf(process.platform === 'linux')(
  'with the setting of the service and the container, signing in leaves little memory behind',
  async () => {
    const [setting = '', name = '', value = ''] =
      /(MALLOC_\w+)=(\d+)/.exec(readFileSync('deploy/garage.service', 'utf8')) ?? [];
    expect(readFileSync('Dockerfile', 'utf8')).toContain(` ${setting}\n`);
    const server = await startProcess({ DATA_DIR: folder, [name]: value });
    // The first sign-in also loads the code it needs.
    const signIn = () =>
      call(server.url, 'POST', '/auth/v1/token?grant_type=password', {
        body: { email: 'a@example.com', password },
      });
    await signIn();
    const before = memoryOf(server.child.pid ?? 0);
    for (let time = 0; time < 30; time += 1) await signIn();
    const kept = memoryOf(server.child.pid ?? 0) - before;
    await server.stop();
    expect(kept).toBeLessThan(60);
  },
);

test('if a name has several addresses and none of them answers, the error lists each', () => {
  const parts = ['connect ECONNREFUSED ::1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'];
  expect(reasonOf(new AggregateError(parts.map((text) => new Error(text))))).toBe(parts.join(', '));
});

describe('a server that cannot start says why in one sentence', () => {
  test.each([
    ['PORT', { PORT: 'eighty' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://127.0.0.1:1/garage', JWT_SECRET: 'x'.repeat(32) }],
  ])('%s is wrong: %j', async (name, settings) => {
    const { code, stderr } = await start(settings);
    expect(code).toBe(1);
    expect(stderr).toContain(name);
    expect(stderr).toMatch(sentence);
  });

  // For the others it is enough to check what is thrown: starting a process for each would take a second.
  test.each([
    ['PORT', { PORT: '99999' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost' }],
    ['DATABASE_URL must be an address', { DATABASE_URL: 'postgres://user:pa#ss@db.example/garage' }],
    ['SMTP_URL', { SMTP_URL: 'localhost:25' }],
    ['SMTP_URL', { SMTP_URL: 'smtps://user:pa#ss@mail.example' }],
    ['SMTP_URL', { SMTP_URL: 'smtps://user:pa/ss@mail.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'garage.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://garage.example/site' }],
    ['MAIL_FROM', { MAIL_FROM: 'Our Garage' }],
    ['DVLA_URL', { DVLA_URL: 'localhost:8080' }],
    ['DVSA_API_KEY', { DVSA_CLIENT_ID: 'the-only-one' }],
    ['AUTH_PASSWORD_MIN', { AUTH_PASSWORD_MIN: '4' }],
    ['JWT_SECRET', { JWT_SECRET: 'short' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'boss@garage.example', AUTH_AUTOCONFIRM: 'on' }],
    ['JWT_SECRET', { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/garage' }],
  ])('%s is wrong: %j', (name, settings) => {
    const read = () => readEnv({ DATA_DIR: folder, ...settings });
    expect(read).toThrow(OperatorError);
    expect(read).toThrow(name);
    expect(read).toThrow(/^[^\n]+\.$/);
  });

  test('the port is in use, and the database of the server that has it is left alone', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const { code, stderr } = await start({ PORT: port });
    other.close();
    expect(code).toBe(1);
    expect(stderr).toMatch(sentence);
    expect(stderr).toContain(`PORT ${port} is already in use`);
    expect(existsSync(join(folder, 'garage.db'))).toBe(false);
  });

  test('the data folder is a file', async () => {
    const file = join(folder, 'not-a-folder');
    writeFileSync(file, 'mine');
    const { code, stderr } = await start({ DATA_DIR: file });
    expect(code).toBe(1);
    expect(stderr).toMatch(sentence);
    expect(stderr).toContain('DATA_DIR');
  });

  test.runIf(process.platform === 'linux')(
    'the data folder is inside one that accepts no folders, where Node itself retries for ever',
    async () => {
      const { code, stderr } = await start({ DATA_DIR: '/proc/garage' });
      expect(code).toBe(1);
      expect(stderr).toMatch(sentence);
      expect(stderr).toContain('DATA_DIR /proc/garage cannot be used');
    },
  );

  test.runIf(process.platform === 'linux')('the database may be read but not written', async () => {
    const db = openDatabase('', folder);
    await migrate(db);
    await db.destroy();
    chmodSync(join(folder, 'garage.db'), 0o444);
    // Root may write to any file, whatever its permissions, unless it loses that capability.
    const by = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override'] : [];
    const { code, stderr } = await start({}, by);
    expect(code).toBe(1);
    expect(stderr).toBe(
      `The database in DATA_DIR ${folder} cannot be used: attempt to write a readonly database.\n`,
    );
  });

  test('the stored secret is empty, as after a careless copy', async () => {
    writeFileSync(join(folder, 'jwt-secret'), '');
    const { code, stderr } = await start({});
    expect(code).toBe(1);
    expect(stderr).toMatch(sentence);
    expect(stderr).toContain('jwt-secret must hold at least 32 characters');
  });

  test('the database comes from a newer version, and is left alone', async () => {
    const db = openDatabase('', folder);
    await migrate(db);
    await sql`insert into kysely_migration (name, timestamp) values ('999-future', '2030-01-01')`.execute(db);
    await db.destroy();
    const { code, stderr } = await start({ JWT_SECRET: 'x'.repeat(32) });
    expect(code).toBe(1);
    expect(stderr).toMatch(sentence);
    expect(stderr).toContain('999-future');
    expect(existsSync(join(folder, 'jwt-secret'))).toBe(false);
  });
});

describe.each(engines)('a failure after the database was opened, on %s', (engine) => {
  test('is reported in one sentence, and the database is closed', async () => {
    const database = engine === 'postgres' ? await createDatabase() : undefined;
    const url = database?.url ?? '';
    const db = openDatabase(url, folder);
    await migrate(db);
    await sql.raw(refuseProfiles[engine]).execute(db);
    const env = readEnv({
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: url,
      JWT_SECRET: 'x'.repeat(32),
      DEMO_DATA: 'on',
      LOG_LEVEL: 'silent',
    });
    const failure = await startServer(env).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(OperatorError);
    expect(String(failure)).toMatch(/^Error: The database [^\n]+ cannot be used: [^\n]*refuse[^\n]+\.$/);
    const others = sql`select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    // PostgreSQL takes a moment to notice that a connection was closed. One left open would end by itself
    // after ten seconds.
    if (engine === 'postgres')
      await expect.poll(async () => (await others.execute(db)).rows, { timeout: 9000 }).toEqual([]);
    await db.destroy();
    // Closing the last connection to an SQLite database deletes its write-ahead log.
    expect(existsSync(join(folder, 'garage.db-wal'))).toBe(false);
    await database?.drop();
  });
});

/** Makes the demo data fail. */
const refuseProfiles = {
  sqlite: `create trigger refuse before insert on profiles begin select raise(abort, 'refused'); end`,
  postgres: `alter table profiles add constraint refuse check (false)`,
};
