import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, write, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { demoAccounts } from '../db/demo.ts';
import { openDatabase } from '../db/open.ts';
import { openLog } from '../server/log.ts';
import { call, type ErrorBody } from './people.ts';
import { startProcess } from './processes.ts';
import { createDatabase, engines } from './server.ts';
import { startSmtp } from './smtp.ts';

/** What must not appear in any log: a person's name, address, phone, car, words, password and tokens. */
const secrets = {
  email: 'quentin.quillfeather@example.com',
  fullName: 'Quentin Quillfeather',
  phone: '07700 900987',
  plate: 'QX19ZZY',
  vin: 'WQZZZ8K9KA123987',
  words: 'the clutch slips on Quillfeather Hill',
  password: 'quillfeather-and-a-spanner',
};

describe.each(engines)('the log on %s', (engine) => {
  test('never contains a person, car, message, password or token, and identifies who signed in by id', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'garage-logs-'));
    const database = engine === 'postgres' ? await createDatabase() : undefined;
    const server = await startProcess({
      DATA_DIR: folder,
      DATABASE_URL: database?.url ?? '',
      DEMO_DATA: 'on',
      LOG_LEVEL: 'debug',
    });
    const { tokens, accountId } = await liveADay(server.url);
    await breakTheDatabase(database?.url ?? '', folder);
    const another = { ...enquiry, message: `Again, ${secrets.words}` };
    const failed = await call<ErrorBody>(server.url, 'POST', '/api/enquiries', { body: another });
    expect(failed).toMatchObject({ status: 500, body: { error: { code: 'unexpected' } } });
    const quoted = /^Something went wrong on our side\. .* call us and quote ([\da-f-]{36})\.$/;
    const [, toQuote] = quoted.exec(failed.body.error.message) ?? [];
    await call(server.url, 'POST', '/auth/v1/token?grant_type=password', {
      body: { email: secrets.email, password: secrets.password },
    });
    expect(await server.stop()).toBe(0);

    const log = server.log();
    for (const event of ['unexpected error', 'sign-in', 'sign-in refused', 'refused'])
      expect(log).toContain(`"msg":"${event}"`);
    const found = [...Object.values(secrets), ...tokens].filter((secret) =>
      log.toLowerCase().includes(secret.toLowerCase()),
    );
    expect(found).toEqual([]);
    const lines = log
      .split('\n')
      .filter((each) => each.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const signIns = lines.filter(({ msg }) => msg === 'sign-in');
    expect(signIns.map(({ path, grant, user }) => ({ path, grant, user }))).toEqual([
      { path: '/auth/v1/signup' },
      { path: '/auth/v1/recover' },
      { path: '/auth/v1/verify', user: expect.any(String) },
      { path: '/auth/v1/token', grant: 'password', user: accountId },
      { path: '/auth/v1/token', grant: 'refresh_token', user: accountId },
    ]);
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'sign-in refused', code: 'invalid_credentials', user: accountId }),
    );
    expect(lines, 'what the caller was asked to quote').toContainEqual(
      expect.objectContaining({ msg: 'unexpected error', request: toQuote }),
    );
    const refusals = lines.filter(({ msg }) => msg === 'refused');
    expect(refusals.map(({ code, user }) => ({ code, user }))).toEqual([
      { code: 'not_allowed', user: accountId },
      { code: 'not_signed_in' },
    ]);
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });
});

/** @returns the log of a server with this mail server, once it has what is expected about a sign-up's message */
async function logOfSignUp(smtpUrl: string, expected: RegExp): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'garage-logs-'));
  const server = await startProcess({ DATA_DIR: folder, SMTP_URL: smtpUrl });
  const { email, password, fullName } = secrets;
  const data = { full_name: fullName };
  await call(server.url, 'POST', '/auth/v1/signup', { body: { email, password, data } });
  await expect.poll(() => server.log(), { timeout: 10_000 }).toMatch(expected);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  return server.log();
}

test('the log says why the mail server cannot be used, but not who the message was for', async () => {
  const why = /"why":"connect ECONNREFUSED 127\.0\.0\.1:1","msg":"the mail server cannot be used"/;
  expect(await logOfSignUp('smtp://127.0.0.1:1', why)).not.toContain(secrets.email);
});

test('the log has the codes with which the mail server refuses a message, but not its words, which name someone', async () => {
  const smtp = await startSmtp();
  smtp.behave({ refuse: 550, says: `5.7.1 <${secrets.email}>: Relay access denied` });
  const numbers = /"code":"550 5\.7\.1","msg":"message refused"/;
  expect(await logOfSignUp(smtp.url, numbers)).not.toContain(secrets.email);
  await smtp.stop();
});

test.each([
  ['0', 1],
  ['1', 0],
])('with TRUST_PROXY=%s the log warns %s times of requests through a proxy', async (trusted, times) => {
  const folder = mkdtempSync(join(tmpdir(), 'garage-logs-'));
  const server = await startProcess({ DATA_DIR: folder, TRUST_PROXY: trusted, RATE_LIMITS: 'on' });
  const send = (headers: Record<string, string>) =>
    call(server.url, 'POST', '/api/enquiries', { body: enquiry, headers });
  await send({});
  expect(server.log()).not.toContain('TRUST_PROXY');
  for (const ip of ['203.0.113.9', '203.0.113.10']) await send({ 'x-forwarded-for': ip });
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  expect(server.log().match(/"level":40,.*TRUST_PROXY is 0: .* set TRUST_PROXY/g) ?? []).toHaveLength(times);
  expect(server.log()).not.toContain('203.0.113.');
});

describe('a log that cannot be written, as on a full disk,', () => {
  const folder = mkdtempSync(join(tmpdir(), 'garage-logs-'));
  const file = join(folder, 'log');
  writeFileSync(file, '');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('does not end the server, and resumes as soon as it can be written', async () => {
    const refusing = openSync(file, 'r');
    const log = openLog('info', refusing);
    log.info('first');
    // This write is requested later, so it is refused later.
    await new Promise((resolve) => write(refusing, 'other', resolve));
    closeSync(refusing);
    const willing = openSync(file, 'a');
    expect(willing).toBe(refusing);
    const written = () => {
      // On each poll: the first line may be refused only now, and waiting lines are written with the next one.
      log.info('second');
      return readFileSync(file, 'utf8');
    };
    await expect.poll(written).toMatch(/"first".*\n.*"second"/);
    closeSync(willing);
  });

  test('does not keep the process from ending', () => {
    const program = `import { openLog } from './server/log.ts';
      openLog('info').info('words');
      setTimeout(() => process.exit(7), 20);`;
    const stdio = ['ignore', openSync(file, 'r'), 'inherit'] as const;
    const { status } = spawnSync(process.execPath, ['-e', program], { stdio: [...stdio], timeout: 10_000 });
    expect(status).toBe(7);
  });
});

const enquiry = {
  full_name: secrets.fullName,
  email: secrets.email,
  phone: secrets.phone,
  message: secrets.words,
  vehicle_info: secrets.plate,
};

/**
 * Signs up, signs in, fails to sign in, adds a car, and asks for what does not exist.
 * @returns every token it was given, and the account that signed in with its password
 */
async function liveADay(url: string): Promise<{ tokens: string[]; accountId: string }> {
  const post = <T>(path: string, body: unknown, token?: string) =>
    call<T>(url, 'POST', path, { body, ...(token && { headers: { authorization: `Bearer ${token}` } }) });
  await post('/auth/v1/signup', {
    email: secrets.email,
    password: secrets.password,
    data: { full_name: secrets.fullName },
  });
  await post('/auth/v1/token?grant_type=password', { email: secrets.email, password: secrets.password });
  await post('/auth/v1/recover', { email: secrets.email });
  await post('/auth/v1/token?grant_type=refresh_token', { refresh_token: 'quillfeather-refresh' });
  const link = await newestLink(url);
  await fetch(`${url}/auth/v1/verify?type=recovery&token=${link}`, { redirect: 'manual' });
  const account = demoAccounts[0];
  await post('/auth/v1/token?grant_type=password', { email: account.email, password: 'quillfeather-guess' });
  const session = await post<{ access_token: string; refresh_token: string; user: { id: string } }>(
    '/auth/v1/token?grant_type=password',
    { email: account.email, password: account.password },
  );
  const { access_token: token, refresh_token: refresh, user } = session.body;
  expect(session.status).toBe(200);
  await post('/auth/v1/token?grant_type=refresh_token', { refresh_token: refresh });
  const car = { make: 'Ford', model: 'Focus', year: 2019, registration: secrets.plate, vin: secrets.vin };
  expect((await post('/api/enquiries', enquiry)).status).toBe(201);
  await post('/api/vehicles', car, token);
  await post('/api/vehicles', { ...car, registration: `${secrets.plate}X` }, token);
  await post('/api/vehicles/lookup', { registration: secrets.plate }, token);
  await call(url, 'GET', `/api/staff/search?q=${secrets.plate}`, {
    headers: { authorization: `Bearer ${token}`, 'search-for': secrets.plate },
  });
  await call(url, 'GET', `/nowhere/${secrets.plate}?email=${secrets.email}`).catch(() => undefined);
  await call(url, 'GET', `/auth/v1/verify?token=quillfeather-link&type=signup&redirect_to=/`).catch(
    () => undefined,
  );
  // A link that a mail program has cut short is refused, not redirected.
  expect((await call(url, 'GET', '/auth/v1/verify?token=quillfeather-cut')).status).toBe(400);
  await call(url, 'GET', '/api/vehicles', { headers: { authorization: `Bearer ${token}x` } });
  const made = ['refresh', 'link', 'cut', 'guess'].map((what) => `quillfeather-${what}`);
  const tokens = [token, refresh, link, ...made];
  return { tokens, accountId: user.id };
}

/** @returns the token of the link in the newest message */
async function newestLink(url: string): Promise<string> {
  const list = await (await fetch(`${url}/dev/mailbox`)).text();
  const message = await (await fetch(url + /\/dev\/mailbox\/[\w-]+/.exec(list)?.[0])).text();
  return /token=([\w-]+)/.exec(message)?.[1] ?? '';
}

/** Makes a query fail in a way that nobody foresaw, so that the database quotes what the person typed. */
async function breakTheDatabase(url: string, folder: string): Promise<void> {
  const db = openDatabase(url, folder);
  await (
    url
      ? sql`alter table contact_submissions alter column message type integer using null`
      : sql`create trigger quoting before insert on contact_submissions begin select raise(abort, new.message); end`
  ).execute(db);
  await db.destroy();
}
