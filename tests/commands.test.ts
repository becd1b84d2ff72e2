import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runScript } from './processes.ts';
import { startTestGarage } from './server.ts';

test('npm run dev reports wrong settings once, and starts nothing', async () => {
  expect(await runScript('scripts/dev.ts', [], { PORT: 'abc' })).toEqual({
    code: 1,
    output: 'PORT must be a whole number from 0 to 65535.\n',
  });
});

test('ending npm run dev ends both of its programs, even with a shell in between', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'garage-commands-'));
  // The API takes the next port up: both are below those that the system hands out to other tests.
  const port = 20_000 + 2 * (process.pid % 6000);
  const settings = { PORT: String(port), DATA_DIR: folder, DEMO_DATA: 'off', npm_lifecycle_event: 'dev' };
  const env = { ...process.env, NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'), ...settings };
  // As npm starts it, through a shell that does not pass signals on.
  const dev = spawn('sh', ['-c', '"$0" scripts/dev.ts; :', process.execPath], { env, detached: true });
  onTestFinished(() => {
    if (dev.stdout.readable) process.kill(-(dev.pid ?? 0), 'SIGKILL');
    rmSync(folder, { recursive: true });
  });
  let said = '';
  for (const stream of [dev.stdout, dev.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => said, { timeout: 20_000 }).toContain('API on');
  dev.kill();
  // All the processes write to it, so it closes when the last one ends.
  await once(dev.stdout, 'close');
});

test.each([
  ['bench/main.ts', 'sever'],
  ['bench/main.ts', '--help'],
  ['bench/main.ts', 'constructor'],
  ['scripts/torture.ts', '--kils 3'],
  ['scripts/torture.ts', '--kills x'],
  ['scripts/torture.ts', '--engine mysql'],
  ['scripts/backup.ts', '--to /somewhere'],
])('%s prints its usage in one sentence when given %s', async (script, given) => {
  expect(await runScript(script, given.split(' '), {})).toEqual({
    code: 1,
    output: expect.stringMatching(/^Usage: npm run [^\n]+\.\n$/),
  });
});

describe('a command that cannot do its work says why in one sentence', () => {
  const said = (reason: string) => ({
    code: 1,
    output: expect.stringMatching(new RegExp(`^That could not be done: [^\\n]*${reason}[^\\n]*\\.\\n$`)),
  });

  test('the backup to restore is not a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'garage-commands-'));
    expect(await runScript('scripts/restore.ts', [folder], { DATA_DIR: folder })).toEqual(said('EISDIR'));
    rmSync(folder, { recursive: true });
  });

  test('PostgreSQL does not answer, or has no such user, database or encryption', async () => {
    const garage = await startTestGarage('postgres');
    const address = new URL(garage.garage.env.databaseUrl);
    const promote = (change: Partial<URL>) =>
      runScript('scripts/user.ts', ['promote', 'boss@garage.example', 'admin'], {
        DATABASE_URL: Object.assign(new URL(address), change).href,
      });
    expect(await promote({ port: '1' })).toEqual(said('ECONNREFUSED'));
    expect(await promote({ password: 'wrong' })).toEqual(said('password authentication failed'));
    expect(await promote({ pathname: '/nowhere' })).toEqual(said('"nowhere" does not exist'));
    expect(await promote({ search: '?sslmode=verify-full' })).toEqual(said('does not support SSL'));
    await garage.stop();
  });

  test.each(['mysql://host/garage', 'postgres://user:pa#ss@host/garage'])(
    'the address to move to is %s',
    async (address) => {
      expect(await runScript('scripts/move.ts', ['--to', address], {})).toEqual({
        code: 1,
        output: expect.stringMatching(/^The address must [^\n]+\.\n$/),
      });
    },
  );
});
