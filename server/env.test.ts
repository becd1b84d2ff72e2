import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv, readEnvWithoutSecrets } from './env.ts';
import { secrets } from './secrets.ts';

const postgres = { DATABASE_URL: 'postgres://db.example/garage' };
const production = { NODE_ENV: 'production' };

test('demo data fills an embedded database outside production, or on request', () => {
  const isFilled = (variables: Record<string, string>) => readEnvWithoutSecrets(variables).demoData;
  expect([{}, production, postgres, { DEMO_DATA: 'off' }].map(isFilled)).toEqual([true, false, false, false]);
  expect(isFilled({ ...production, DEMO_DATA: 'on' })).toBe(true);
});

test('by default limits apply, no proxy is trusted, and addresses must be confirmed', () => {
  for (const variables of [{}, production])
    expect(readEnvWithoutSecrets(variables)).toMatchObject({
      rateLimits: true,
      trustProxy: 0,
      autoconfirm: false,
      passwordMin: 8,
      metricsToken: '',
      logLevel: 'info',
    });
});

test('the server listens for other machines only in production, unless HOST says otherwise', () => {
  expect(readEnvWithoutSecrets({}).host).toBe('127.0.0.1');
  expect(readEnvWithoutSecrets(production).host).toBe('0.0.0.0');
  expect(readEnvWithoutSecrets({ ...production, HOST: '127.0.0.1' }).host).toBe('127.0.0.1');
});

test('a blank variable counts as unset, white space around a value is dropped, and the public address is written as browsers write it', () => {
  expect(readEnvWithoutSecrets({ PORT: '', PUBLIC_URL: ' ', DATA_DIR: ' ', ADMIN_EMAIL: '' })).toEqual(
    readEnvWithoutSecrets({}),
  );
  expect(readEnvWithoutSecrets({ PORT: '80\r', NODE_ENV: 'production\r' })).toMatchObject({
    port: 80,
    production: true,
  });
  expect(readEnvWithoutSecrets({ ADMIN_EMAIL: 'Boss@Garage.example' }).adminEmail).toBe(
    'boss@garage.example',
  );
  for (const address of ['https://garage.example/', 'https://Garage.Example', 'https://garage.example:443'])
    expect(readEnvWithoutSecrets({ PUBLIC_URL: address }).publicUrl).toBe('https://garage.example');
});

test.each([
  ['PORT', '0x50'],
  ['PORT', '1e3'],
  ['AUTH_PASSWORD_MIN', '7'],
  ['TRUST_PROXY', '6'],
  ['METRICS_TOKEN', 'fifteen-letters'],
  ['DATA_DIR', '~/data'],
  ['DATA_DIR', '"./data"'],
  ['BACKUP_DIR', "'/mnt/backups'"],
  ['PUBLIC_URL', 'https://garage.example,'],
  ['SMTP_URL', 'smtps://user:12#34@mail.example'],
  ['SMTP_URL', 'smtps://user:12/34@mail.example'],
  ['SMTP_URL', 'smtps://mail.example;'],
  ['SMTP_URL', 'smtp://mail.example:0'],
  ['DATABASE_URL', 'postgres://user:12#34@db.example/garage'],
  ['DATABASE_URL', 'postgres://user:12/34@db.example/garage'],
  ['DATABASE_URL', 'postgres://user:12?34@db.example/garage'],
  ['MAIL_FROM', '"us@garage.example"'],
  ['MAIL_FROM', 'us@garage.example;'],
])('%s rejects %s', (name, value) => {
  expect(() => readEnvWithoutSecrets({ [name]: value })).toThrow(new RegExp(`^${name} must [^\n]+\\.$`));
});

test.each([
  ['SMTP_URL', 'smtp://localhost:1025'],
  ['SMTP_URL', 'smtps://us@garage.example:p@ss@mail.example/?pool=true'],
  ['SMTP_URL', 'smtps://mail.münchen.example'],
  ['SMTP_URL', 'smtp://[::1]:1025'],
  ['DATABASE_URL', 'postgres://us@garage.example:p@ss@db.example/garage?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://garage@/garage?host=/run/postgresql'],
  ['MAIL_FROM', "o'neill@garage.example"],
  ['MAIL_FROM', '"Our Garage" <us@garage.example>'],
  ['PUBLIC_URL', 'http://[::1]:3000'],
])('%s accepts %s', (name, value) => {
  expect(() => readEnvWithoutSecrets({ [name]: value })).not.toThrow();
});

test('with an embedded database the server creates the secret it needs, in production too, and keeps it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'garage-env-'));
  const secretsOf = (given = '') =>
    readEnv({ ...production, DATA_DIR: folder, JWT_SECRET: given }).jwtSecrets;
  expect(secretsOf()).toEqual([expect.stringMatching(/^.{32,}$/)]);
  expect(secretsOf()).toEqual(secretsOf());
  expect(statSync(join(folder, 'jwt-secret')).mode & 0o077, 'for its owner only').toBe(0);
  expect(secretsOf('\r'), 'nothing after the =, in a file with Windows line endings').toEqual(secretsOf());
  writeFileSync(join(folder, 'jwt-secret'), 'x'.repeat(31));
  expect(() => secretsOf(), 'truncated, as by a careless copy').toThrow('must hold at least 32 characters');
  rmSync(folder, { recursive: true });
  expect(() => readEnv({ ...production, ...postgres, DATA_DIR: folder })).toThrow('JWT_SECRET must be set');
});

test('several secrets may have spaces between them', () => {
  const [newer, older] = ['n', 'o'].map((letter) => letter.repeat(32));
  expect(secrets(`${newer}, ${older} `, true, '')).toEqual([newer, older]);
});

test.each([',', ', short', `, ${'o'.repeat(31)}`])(
  'an older secret that could be guessed is refused too, because it also verifies: %j',
  (older) => {
    expect(() => secrets(`${'n'.repeat(32)}${older}`, true, '')).toThrow('at least 32 characters');
  },
);
