import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoAccounts } from '../db/demo.ts';
import { makeVehicle } from '../db/factories.ts';
import { networkOf } from '../server/address.ts';
import { call, type ErrorBody, makePerson, password, type Person, signIn } from './people.ts';
import { monday, startTestGarage, type TestGarage } from './server.ts';
import { siteStandIn } from './site-stand-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'garage-security-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the headers of every answer', () => {
  let garage: TestGarage;
  beforeAll(async () => {
    garage = await startTestGarage('sqlite', { NODE_ENV: 'production' }, siteStandIn(folder));
  });
  afterAll(() => garage.stop());

  test.each(['/', '/contact', '/nowhere', '/api/nowhere', '/api/vehicles', '/auth/v1/settings', '/healthz'])(
    '%s',
    async (path) => {
      const { headers } = await fetch(garage.url + path);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; /);
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe-|\*|https?:/);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      for (const name of ['server', 'x-powered-by', 'set-cookie']) expect(headers.get(name)).toBeNull();
      // The sign-in protocol may be used from anywhere. `*` makes browsers send no credentials, and there are
      // none that they would send by themselves.
      expect(headers.get('access-control-allow-origin')).toBe(path.startsWith('/auth/v1/') ? '*' : null);
    },
  );

  test('pages let no string become a script and no form go elsewhere, and caches do not keep answers with data', async () => {
    const page = await fetch(`${garage.url}/`);
    const policy = page.headers.get('content-security-policy')?.split('; ');
    // Including rules for which `default-src` is no fallback.
    for (const rule of ["require-trusted-types-for 'script'", "base-uri 'none'", "form-action 'self'"])
      expect(policy).toContain(rule);
    expect((await fetch(`${garage.url}/api/vehicles`)).headers.get('cache-control')).toBe('no-store');
  });

  test('the answer to a form sent without scripts runs none, and neither its form nor its frame leads elsewhere', async () => {
    const answer = await fetch(`${garage.url}/contact`, {
      method: 'POST',
      body: new URLSearchParams({ email: '' }),
    });
    const policy = answer.headers.get('content-security-policy')?.split('; ');
    const rules = ["default-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"];
    for (const rule of rules) expect(policy).toContain(rule);
    expect(policy?.join()).not.toMatch(/script-src|unsafe-|\*|https?:/);
  });

  test('the mailbox and /dev/kit do not exist in production', async () => {
    expect((await fetch(`${garage.url}/dev/mailbox`)).status).toBe(404);
    expect((await fetch(`${garage.url}/dev/kit`)).status).toBe(404);
  });
});

test('the mailbox and demo sign-ins work from this machine, not through a proxy or under another site’s name', async () => {
  const garage = await startTestGarage('sqlite');
  const { email } = await makePerson(garage, 'admin', { email: 'admin@demo.example' });
  const statuses = async (headers: Record<string, string>) => {
    const mailbox = await fetch(`${garage.url}/dev/mailbox`, { headers });
    const path = '/auth/v1/token?grant_type=password';
    return [
      mailbox.status,
      (await call(garage.url, 'POST', path, { body: { email, password }, headers })).status,
    ];
  };
  expect(await statuses({})).toEqual([200, 200]);
  for (const name of ['x-forwarded-for', 'forwarded'])
    expect(await statuses({ [name]: '203.0.113.9' }), name).toEqual([404, 400]);
  const named = async (host: string) => {
    const request = get(`${garage.url}/dev/mailbox`, { headers: { host } });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  };
  for (const host of ['localhost:80', '[::1]', '127.0.0.1:3000', 'desk', 'a.localhost'])
    expect(await named(host), host).toBe(200);
  // As a browser requests a page of a site whose name resolves to this machine.
  for (const host of ['evil.example:3000', '127.evil.example', 'localhost.evil.example', 'evil.nolocalhost'])
    expect(await named(host), host).toBe(404);
  await garage.stop();
});

test('a client does not see what staff noted about them', async () => {
  const garage = await startTestGarage('sqlite');
  const client = await makePerson(garage);
  await garage.garage.db
    .updateTable('profiles')
    .set({ staff_notes: 'Haggles.' })
    .where('id', '=', client.profile.id)
    .execute();
  const seen = [
    await client.get('/api/profile'),
    await client.post('/api/profile'),
    await client.patch('/api/profile', { full_name: 'Sam' }),
  ];
  expect(seen.map(({ status }) => status)).toEqual([200, 201, 200]);
  expect(JSON.stringify(seen)).not.toContain('Haggles');
  await garage.stop();
});

describe('a page of another site', () => {
  let garage: TestGarage;
  let client: Person;
  beforeAll(async () => {
    garage = await startTestGarage('sqlite');
    client = await makePerson(garage);
    await makeVehicle(garage.garage.db, { owner_id: client.profile.id });
  });
  afterAll(() => garage.stop());

  const elsewhere = {
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
    cookie: 'session=anything',
  };

  test('cannot write in a visitor’s name: nothing that a browser adds by itself signs anyone in', async () => {
    const body = { make: 'Ford', model: 'Focus', year: 2019, registration: 'AB12CDE' };
    const cookieOnly = {
      ...elsewhere,
      cookie: `access_token=${client.token}; garage-session=${client.token}`,
    };
    expect((await call(garage.url, 'POST', '/api/vehicles', { body, headers: cookieOnly })).status).toBe(401);
    expect(
      (
        await call(garage.url, 'POST', `/api/vehicles?access_token=${client.token}`, {
          body,
          headers: elsewhere,
        })
      ).status,
    ).toBe(401);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'cannot use what a form can send (%s), even with the token',
    async (type) => {
      const headers = { ...elsewhere, authorization: `Bearer ${client.token}`, 'content-type': type };
      const response = await fetch(`${garage.url}/api/vehicles`, {
        method: 'POST',
        headers,
        body: '{"make":"Ford"}',
      });
      expect(response.status).toBe(415);
    },
  );

  test('learns nothing: no permission to read across sites, no answer to a preflight', async () => {
    const headers = {
      ...elsewhere,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    for (const method of ['OPTIONS', 'GET']) {
      const response = await fetch(`${garage.url}/api/vehicles`, { method, headers });
      expect(response.ok).toBe(false);
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });
});

describe('limits', () => {
  const enquiry = { full_name: 'Sam', email: 'sam@example.com' };
  const enquire = (url: string, forwarded: string) =>
    call(url, 'POST', '/api/enquiries', {
      body: enquiry,
      headers: { 'x-forwarded-for': forwarded, forwarded: `for=${forwarded}`, 'x-real-ip': forwarded },
    });
  const statuses = async (url: string, forwarded: (index: number) => string) => {
    const answers = await Promise.all(
      Array.from({ length: 45 }, (_, index) => enquire(url, forwarded(index))),
    );
    return answers.filter(({ status }) => status === 429).length;
  };

  test('without a trusted proxy, whatever callers say about their address is ignored', async () => {
    const garage = await startTestGarage('sqlite', { RATE_LIMITS: 'on' });
    expect(await statuses(garage.url, (index) => `203.0.113.${index}`)).toBe(5);
    await garage.stop();
  });

  test('behind one trusted proxy, only the entry that the proxy wrote counts', async () => {
    const garage = await startTestGarage('sqlite', { RATE_LIMITS: 'on', TRUST_PROXY: '1' });
    expect(await statuses(garage.url, (index) => `203.0.113.${index}, 198.51.100.7`)).toBe(5);
    expect(await statuses(garage.url, (index) => `198.51.100.${index + 10}`)).toBe(0);
    await garage.stop();
  });

  test('behind two trusted proxies, the entry that the outer one wrote counts, and whoever gets past it is counted themselves', async () => {
    const garage = await startTestGarage('sqlite', { RATE_LIMITS: 'on', TRUST_PROXY: '2' });
    expect(await statuses(garage.url, (index) => `203.0.113.${index}, 198.51.100.7, 192.0.2.1`)).toBe(5);
    expect(await statuses(garage.url, (index) => `198.51.100.${index + 10}, 192.0.2.1`)).toBe(0);
    expect(await statuses(garage.url, (index) => `203.0.113.${index}`)).toBe(5);
    await garage.stop();
  });

  test('a proxy that includes each connection’s port gives nobody more tries', async () => {
    const garage = await startTestGarage('sqlite', { RATE_LIMITS: 'on', TRUST_PROXY: '1' });
    expect(await statuses(garage.url, (index) => `198.51.100.7:${4000 + index}`)).toBe(5);
    expect(await statuses(garage.url, (index) => `[2001:db8:1:2::${index + 1}]:${4000 + index}`)).toBe(5);
    await garage.stop();
  });

  test('one account cannot fill the diary', async () => {
    const garage = await startTestGarage('sqlite', { RATE_LIMITS: 'on' });
    const client = await makePerson(garage);
    const book = (who: Person) =>
      who.post<ErrorBody>('/api/appointments', {
        service_type: 'Diagnostics',
        appointment_date: '2026-06-10',
        appointment_time: '09:00',
      });
    const answers = await Promise.all(Array.from({ length: 45 }, () => book(client)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.body.error.message).toBe(
      'You have done that too often. Please try again in 24 hours.',
    );
    expect((await book(await makePerson(garage))).status, 'others are not affected').toBe(409);
    await garage.stop();
  });

  test.each(['vehicles', 'reminders'])('one account cannot fill the disk with %s', async (noun) => {
    const garage = await startTestGarage('sqlite', { RATE_LIMITS: 'on' });
    const client = await makePerson(garage);
    const add = (who: Person) => who.post(`/api/${noun}`, {});
    const answers = await Promise.all(Array.from({ length: 103 }, () => add(client)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
    expect((await add(await makePerson(garage))).status, 'others are not affected').toBe(422);
    await garage.stop();
  });

  test.each([
    ['appointments/none', 100],
    ['vehicles/none', 200],
    ['reminders/none', 200],
    ['profile', 200],
  ])('nor by changing %s', async (what, most) => {
    const garage = await startTestGarage('sqlite', { RATE_LIMITS: 'on' });
    const client = await makePerson(garage);
    const change = async (who: Person) => (await who.patch(`/api/${what}`, {})).status;
    const answers = await Promise.all(Array.from({ length: most + 3 }, () => change(client)));
    expect(answers.filter((status) => status === 429)).toHaveLength(3);
    expect(await change(await makePerson(garage)), 'others are not affected').not.toBe(429);
    await garage.stop();
  });

  // Each of these changes something every time, and its answer is kept for callers that retry.
  test.each([
    ['making the profile again', 200, (who: Person) => who.post('/api/profile')],
    ['removing a vehicle', 200, (who: Person) => who.post('/api/vehicles/none/remove', {})],
    ['bringing a vehicle back', 200, (who: Person) => who.post('/api/vehicles/none/restore')],
    ['starting and stopping reminders', 200, (who: Person) => who.put('/api/reminders/consent', {})],
    ['requesting another calendar', 100, (who: Person) => who.post('/api/calendar')],
    ['revoking the calendar', 100, (who: Person) => who.delete('/api/calendar')],
    ['copies of their data', 50, (who: Person) => who.get('/api/privacy/export')],
    ['readable copies of their data', 50, (who: Person) => who.file('/api/privacy/export/readable')],
  ])('nor keep the server busy with %s', async (_, most, send) => {
    const garage = await startTestGarage('sqlite', { RATE_LIMITS: 'on' });
    const client = await makePerson(garage);
    const answers = await Promise.all(Array.from({ length: most + 3 }, () => send(client)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
    const other = await makePerson(garage);
    expect((await send(other)).status, 'others are not affected').not.toBe(429);
    await garage.stop();
  });

  test.each([
    {
      path: '/api/vehicles/lookup',
      of: 'address',
      max: 30,
      seconds: 3600,
      refusal: 'Too many requests have come from your network.',
      neighbour: 429,
      elsewhere: 422,
    },
    {
      path: '/api/privacy/erase',
      of: 'account',
      max: 10,
      seconds: 900,
      refusal: 'You have done that too often.',
      neighbour: 422,
      elsewhere: 429,
    },
  ])(
    'one $of may call $path $max times in $seconds s',
    async ({ path, max, seconds, refusal, neighbour, elsewhere }) => {
      const garage = await startTestGarage('sqlite', { RATE_LIMITS: 'on', TRUST_PROXY: '1' });
      const [one, other] = [await makePerson(garage), await makePerson(garage)];
      const send = (who: Pick<Person, 'post'>, ip: string) => who.post(path, {}, { 'x-forwarded-for': ip });
      const [here, there] = ['203.0.113.1', '203.0.113.2'];
      for (let count = 0; count < max; count += 1) expect((await send(one, here)).status).toBe(422);
      const refusedFor = (time: string) => ({
        status: 429,
        body: { error: { message: `${refusal} Please try again in ${time}.` } },
      });
      expect(await send(one, here)).toMatchObject(refusedFor(`${seconds / 60} minutes`));
      expect((await send(other, there)).status, 'others are not affected').toBe(422);
      expect((await send(other, here)).status).toBe(neighbour);
      expect((await send(one, there)).status).toBe(elsewhere);
      garage.setTime(monday.add({ seconds: seconds - 1 }));
      const last = await send(one, here);
      expect(last).toMatchObject(refusedFor('1 minute'));
      expect(last.headers.get('retry-after')).toBe('1');
      garage.setTime(monday.add({ seconds }));
      expect((await send(await signIn(garage, one.email), here)).status).toBe(422);
      await garage.stop();
    },
  );

  test('nor can one account use up what DVLA and DVSA allow the garage, from however many networks', async () => {
    const garage = await startTestGarage('sqlite', { RATE_LIMITS: 'on', TRUST_PROXY: '1' });
    const [one, other] = [await makePerson(garage), await makePerson(garage)];
    const ask = (who: Person, ip: string) =>
      who.post('/api/vehicles/lookup', { registration: 'AA19AAA' }, { 'x-forwarded-for': ip });
    const answers = await Promise.all(
      Array.from({ length: 103 }, (_, index) => ask(one, `203.0.${index}.1`)),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
    expect((await ask(other, '203.0.200.1')).status, 'others are not affected').toBe(503);
    await garage.stop();
  });

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12:34::/64'],
    ['2001:0db8:0012:0034::1', '2001:db8:12:34::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

const built = 'build/client';
describe.skipIf(!existsSync(built))('what the browser is given', () => {
  const files = readdirSync(existsSync(built) ? built : folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => ['.js', '.html', '.css', '.json', '.txt'].includes(extname(file)),
  );

  test('contains nothing of the server: no secrets, no queries, no paths of this machine', () => {
    const forbidden =
      /JWT_SECRET|SMTP_URL|DATABASE_URL|METRICS_TOKEN|password_hash|sealed_secret|better-sqlite3|insert into |BEGIN [A-Z ]*PRIVATE KEY|\/home\/|\/root\//;
    const found = files.filter((file) => forbidden.test(readFileSync(join(built, file), 'utf8')));
    expect(files.length).toBeGreaterThan(60);
    expect(found).toEqual([]);
  });

  test('has no source maps and no demo passwords', () => {
    expect(
      readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.map')),
    ).toEqual([]);
    expect(
      files.filter((file) => readFileSync(join(built, file), 'utf8').includes(demoAccounts[0].password)),
    ).toEqual([]);
  });
});
