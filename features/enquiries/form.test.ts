import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { business, phoneLink } from '../../business.ts';
import { engines, monday, startTestGarage } from '../../tests/server.ts';
import { siteStandIn } from '../../tests/site-stand-in.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'garage-form-'))));
afterAll(() => rmSync(folder, { recursive: true }));

test('the form without scripts is refused with the same statuses as the API, and shows the outcome', async () => {
  const garage = await startTestGarage('sqlite', { RATE_LIMITS: 'on' }, siteStandIn(folder));
  onTestFinished(garage.stop);
  const send = (fields: Record<string, string>) =>
    fetch(`${garage.url}/contact`, { method: 'POST', body: new URLSearchParams(fields) });
  const ann = { first_name: 'Ann', last_name: 'Hart', email: 'ann@example.com' };
  const sent = await send(ann);
  expect(sent.status).toBe(200);
  expect(await sent.text()).toContain('<title>Message sent | Contact</title>');
  expect((await send({ ...ann, email: '' })).status).toBe(422);
  // The sender reloads the page, and then has more to say.
  expect((await send(ann)).status).toBe(200);
  expect((await send({ ...ann, message: 'It squeals.' })).status).toBe(200);
  const { db } = garage.garage;
  const stored = await db.selectFrom('contact_submissions').select('message').orderBy('id').execute();
  expect(stored).toEqual([{ message: null }, { message: 'It squeals.' }]);
  let last = await send(ann);
  for (let sent = 5; sent < 41; sent += 1) last = await send(ann);
  expect(last.status).toBe(429);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(last.headers.get('content-type')).toMatch(/^text\/html/);
});

test('a refusal without scripts is a page with the specified words, the reason and what was typed', async () => {
  const garage = await startTestGarage('sqlite', {}, siteStandIn(folder));
  onTestFinished(garage.stop);
  const send = (fields: Record<string, string>) =>
    fetch(`${garage.url}/contact`, { method: 'POST', body: new URLSearchParams(fields) });
  const ann = { first_name: 'Ann', last_name: 'Hart', email: 'ann@example.com' };
  const long = await send({ ...ann, phone: '0'.repeat(31) });
  expect(long.status).toBe(422);
  expect(await long.text()).toContain('Please try again in a moment. Please shorten your phone number');
  // Whatever can be sent can also be put back.
  const story = await send({ ...ann, message: '"'.repeat(20_000), service_needed: '"'.repeat(20_000) });
  expect(story.status).toBe(422);
  expect(await story.text()).toContain('Please shorten the');
  const tooLong = await send({ ...ann, message: 'x'.repeat(140_000) });
  expect(tooLong.status).toBe(413);
  expect(tooLong.headers.get('connection')).toBe('close');
  expect(tooLong.headers.get('content-type')).toMatch(/^text\/html/);
  expect(await tooLong.text()).toContain(
    'This is too long to send. Please shorten it. Go back to see what you wrote.',
  );
});

test('a sender at the roadside is told which line is answered day and night, even if nothing was sent', async () => {
  const garage = await startTestGarage('sqlite', {}, siteStandIn(folder));
  onTestFinished(garage.stop);
  const send = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ first_name: 'Ann', email: 'ann@example.com', ...fields });
    return (await fetch(`${garage.url}/contact`, { method: 'POST', body })).text();
  };
  const line = `<a href="${phoneLink(business.emergencyPhone)}">${business.emergencyPhone}</a>`;
  const note = `If you have broken down, do not wait: call ${line}, day and night.`;
  const emergency = { service_needed: 'Emergency Service' };
  expect(await send(emergency)).toContain(`we’ll be in touch shortly. ${note}`);
  expect(await send({ ...emergency, phone: '0'.repeat(31) })).toContain(note);
  expect(await send({ service_needed: 'Diagnostics' })).not.toContain(note);
});

test('what was typed goes back into its fields as text, never as part of the page', async () => {
  const site = siteStandIn(folder);
  const page = `<!doctype html><html><title>Contact</title><div id="form-status"></div>
    <input name="first_name" value=""><textarea name="message"></textarea>
    <select name="service_needed"><option value="Other"><option value="Diagnostics"></select></html>`;
  writeFileSync(join(site, 'contact', 'index.html'), page);
  const garage = await startTestGarage('sqlite', {}, site);
  onTestFinished(garage.stop);
  const fields = {
    first_name: '"><img src=x>',
    last_name: 'Hart',
    email: 'ann@example.com',
    phone: '0'.repeat(31),
    service_needed: 'Diagnostics',
    message: '</textarea><img src=x>',
  };
  const refused = await fetch(`${garage.url}/contact`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const text = await refused.text();
  expect(text).toContain('value="&quot;&gt;&lt;img src=x&gt;"');
  expect(text).toContain('>&lt;/textarea&gt;&lt;img src=x&gt;</textarea>');
  expect(text).toContain('<option value="Diagnostics" selected>');
  expect(text).not.toContain('<img');
});

test('from the sixth message within an hour on, an address’s messages are filed as suspected spam', async () => {
  const garage = await startTestGarage('sqlite', { RATE_LIMITS: 'on' });
  onTestFinished(garage.stop);
  for (let sent = 1; sent <= 6; sent += 1) {
    const body = JSON.stringify({
      full_name: 'Ann Hart',
      email: `ann-${sent}@example.com`,
      took_ms: 60_000,
    });
    const headers = { 'content-type': 'application/json' };
    const { status } = await fetch(`${garage.url}/api/enquiries`, { method: 'POST', headers, body });
    expect(status).toBe(201);
  }
  const enquiries = garage.garage.db.selectFrom('contact_submissions').select('is_suspected_spam');
  const apart = (await enquiries.orderBy('id').execute()).map((row) => row.is_suspected_spam);
  expect(apart).toEqual([0, 0, 0, 0, 0, 1]);
});

test('so are the messages of a whole site of many addresses, after fifty', async () => {
  const garage = await startTestGarage('sqlite', { RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  onTestFinished(garage.stop);
  const send = (network: string) =>
    fetch(`${garage.url}/api/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `${network}::1` },
      body: JSON.stringify({
        full_name: 'Ann Hart',
        email: 'ann@example.com',
        message: network,
        took_ms: 60_000,
      }),
    });
  for (let sent = 1; sent <= 51; sent += 1) await send(`2001:db8:1:${sent}`);
  await send('2001:db8:2:1');
  const enquiries = garage.garage.db.selectFrom('contact_submissions').select('is_suspected_spam');
  const apart = (await enquiries.orderBy('id').execute()).map((row) => row.is_suspected_spam);
  expect(apart).toEqual([...Array.from({ length: 50 }, () => 0), 1, 0]);
});

test.each(engines)(
  'a second press while the first is on its way stores nothing more, nor one within ten minutes, on %s',
  async (engine) => {
    const garage = await startTestGarage(engine, {}, siteStandIn(folder));
    onTestFinished(garage.stop);
    const send = (first: string, given: Record<string, string> = {}) => {
      const fields = { first_name: first, last_name: 'Hart', email: 'hart@example.com', ...given };
      return fetch(`${garage.url}/contact`, { method: 'POST', body: new URLSearchParams(fields) });
    };
    const { db } = garage.garage;
    for (let go = 1; go <= 10; go += 1) {
      const answers = await Promise.all([send(`Ann ${go}`), send(`Ann ${go}`)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await db.selectFrom('contact_submissions').select('id').execute()).toHaveLength(go);
    }
    for (const [seconds, stored] of [
      [599, 10],
      [600, 11],
    ] as const) {
      garage.setTime(monday.add({ seconds }));
      expect((await send('Ann 1')).status).toBe(200);
      expect(await db.selectFrom('contact_submissions').select('id').execute()).toHaveLength(stored);
    }
    // A sender corrects what they mistyped, and someone else may have the same name.
    for (const given of [
      { phone: '01246 555 012' },
      { vehicle_info: 'YN19 ABC' },
      { service_needed: 'Diagnostics' },
      { email: 'ann@example.com' },
    ])
      expect((await send('Ann 1', given)).status).toBe(200);
    expect(await db.selectFrom('contact_submissions').select('id').execute()).toHaveLength(15);
  },
);

test('a message that is sent again, with its key or another, is stored once; the stored keys reveal neither it nor its origin', async () => {
  const garage = await startTestGarage('sqlite');
  onTestFinished(garage.stop);
  const body = JSON.stringify({ full_name: 'Ann Hart', email: 'ann@example.com', took_ms: 60_000 });
  const headers = { 'content-type': 'application/json', 'idempotency-key': '1234567890-1234567890' };
  const send = (other = {}) =>
    fetch(`${garage.url}/api/enquiries`, { method: 'POST', headers: { ...headers, ...other }, body });
  expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
  const { db } = garage.garage;
  // A sender who left the form before the response, and went back to it, sends it again with another key.
  expect((await send({ 'idempotency-key': 'of-the-form-that-was-opened-again' })).status).toBe(201);
  expect(await db.selectFrom('contact_submissions').select('email').execute()).toHaveLength(1);
  const kept = await db.selectFrom('idempotency_keys').selectAll().orderBy('key').execute();
  expect(kept).toHaveLength(2);
  expect(JSON.stringify(kept)).not.toContain('127.0.0.1');
  // Someone who reads the database does not have the secret to test guesses with.
  const other = await startTestGarage('sqlite', {
    JWT_SECRET: 'another-secret-that-only-this-test-knows-0123',
  });
  onTestFinished(other.stop);
  await fetch(`${other.url}/api/enquiries`, { method: 'POST', headers, body });
  const elsewhere = other.garage.db.selectFrom('idempotency_keys').select('request_hash');
  expect(await elsewhere.executeTakeFirst()).not.toEqual({ request_hash: kept[0]?.request_hash });
});

test('a message that another site makes a browser send is filed as suspected spam', async () => {
  const garage = await startTestGarage('sqlite', {}, siteStandIn(folder));
  onTestFinished(garage.stop);
  // The last one repeats the words that were filed as spam, this time from the person themselves.
  for (const [from, name] of [
    ['same-origin', 'ann'],
    ['cross-site', 'rae'],
    ['same-origin', 'rae'],
  ] as const) {
    const fields = { first_name: 'Ann', last_name: 'Hart', email: `${name}@example.com` };
    const answer = await fetch(`${garage.url}/contact`, {
      method: 'POST',
      headers: { 'sec-fetch-site': from },
      body: new URLSearchParams(fields),
    });
    expect(answer.status, 'the sender is not told').toBe(200);
  }
  const rows = await garage.garage.db
    .selectFrom('contact_submissions')
    .select(['email', 'is_suspected_spam'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { email: 'ann@example.com', is_suspected_spam: 0 },
    { email: 'rae@example.com', is_suspected_spam: 1 },
    { email: 'rae@example.com', is_suspected_spam: 0 },
  ]);
});
