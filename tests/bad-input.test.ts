import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, type ErrorBody, makePerson, type Person } from './people.ts';
import { engines, startTestGarage, type TestGarage } from './server.ts';

describe.each(engines)('bad input on %s', (engine) => {
  let garage: TestGarage;
  let client: Person;

  beforeAll(async () => {
    garage = await startTestGarage(engine);
    client = await makePerson(garage);
  });
  afterAll(() => garage.stop());

  const send = async (body: string, type = 'application/json') => {
    const response = await fetch(`${garage.url}/api/enquiries`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    const connection = response.headers.get('connection');
    return { status: response.status, connection, body: (await response.json()) as ErrorBody };
  };

  test('malformed JSON is a 400 with a sentence', async () => {
    expect(await send('{"full_name":')).toEqual({
      status: 400,
      connection: 'keep-alive',
      body: { error: { code: 'bad_json', message: 'The request is not valid JSON.' } },
    });
  });

  test('another content type is a 415', async () => {
    expect((await send('{', 'Application/JSON; charset=utf-8')).status, 'JSON with a parameter').toBe(400);
    expect((await send('full_name=Sam', 'text/plain')).status).toBe(415);
    expect((await send('{}', 'text/plain; application/json')).status, 'any page may send this').toBe(415);
    const long = await send('x'.repeat(70_000), 'text/plain');
    expect(long, 'no other request follows the unread body').toMatchObject({
      status: 415,
      connection: 'close',
    });
  });

  test('a body beyond the limit is a 413, and nothing is stored', async () => {
    const answer = await send(
      JSON.stringify({ full_name: 'Sam', email: 'sam@example.com', message: 'x'.repeat(200_000) }),
    );
    expect(answer.status).toBe(413);
    expect(await garage.garage.db.selectFrom('contact_submissions').selectAll().execute()).toEqual([]);
    expect((await send('x'.repeat(128 * 1024))).status, 'exactly at the limit').toBe(400);
    expect((await send('x'.repeat(128 * 1024 + 1))).status).toBe(413);
    const removal = { method: 'DELETE', body: 'x'.repeat(200_000) };
    expect((await fetch(`${garage.url}/api/reminders/1`, removal)).status, 'whatever the route does').toBe(
      413,
    );
  });

  test('so is a long body that does not state its length', async () => {
    const asked = request(`${garage.url}/api/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    // The server closes the connection before the rest arrives.
    asked.on('error', () => {});
    Readable.from(Array.from({ length: 4 }, () => 'x'.repeat(50_000))).pipe(asked);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(413);
    asked.destroy();
  });

  test('no other request follows a body of unknown length that nobody reads', async () => {
    // No route reads the body of a PROPFIND.
    const asked = request(`${garage.url}/api/enquiries`, { method: 'PROPFIND' });
    asked.on('error', () => {});
    Readable.from(['x', 'y']).pipe(asked);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect([answer.statusCode, answer.headers.connection]).toEqual([404, 'close']);
    asked.destroy();
  });

  test.each([
    [null],
    [[]],
    ['text'],
    [{}],
    [{ full_name: 1, email: {} }],
    [{ full_name: 'S', email: 'nobody' }],
  ])('an enquiry of the wrong shape is refused: %j', async (body) => {
    const answer = await call<ErrorBody>(garage.url, 'POST', '/api/enquiries', { body });
    expect(answer.status).toBe(422);
    expect(answer.body.error.message).toMatch(/^[A-Z].*\.$/);
  });

  test('control characters and invisible ones are dropped, the rest of the text is kept', async () => {
    const body = {
      full_name: 'Sam\u0000 \u202EExample',
      email: 'SAM@Example.com\u200B',
      phone: '\u200E07700 900123',
      message: 'Line one\nline two 👨\u200D🔧\u0007',
    };
    expect((await call(garage.url, 'POST', '/api/enquiries', { body })).status).toBe(201);
    const stored = await garage.garage.db
      .selectFrom('contact_submissions')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      full_name: 'Sam Example',
      email: 'sam@example.com',
      phone: '07700 900123',
      message: 'Line one\nline two 👨\u200D🔧',
    });
  });

  test('a form that a machine filled in is kept apart, not dropped', async () => {
    const body = { full_name: 'Robot', email: 'robot@example.com', website: 'https://spam.example' };
    expect((await call(garage.url, 'POST', '/api/enquiries', { body })).status).toBe(201);
    const stored = garage.garage.db
      .selectFrom('contact_submissions')
      .selectAll()
      .where('full_name', '=', 'Robot');
    expect(await stored.executeTakeFirstOrThrow()).toMatchObject({ is_suspected_spam: 1, status: 'new' });
  });

  test('an unknown address below /api is a JSON 404', async () => {
    const answer = await call<ErrorBody>(garage.url, 'GET', '/api/nowhere');
    expect(answer.status).toBe(404);
    expect(answer.body.error.code).toBe('not_found');
  });

  test('a NUL in an address or a search finds nothing, on every engine', async () => {
    const staff = await makePerson(garage, 'employee');
    for (const path of ['/clients/%00', '/clients?q=a@b%00', '/vehicles/x%00', '/appointments?cursor=%00']) {
      expect((await staff.get(`/api/staff${path}`)).status).toBe(404);
    }
  });

  test('a cursor that is not ours and a limit out of range are refused', async () => {
    const cursors = [['', 'one'], ['', 'one', 'two', 'three'], ['', 1, 2], ['one', 'two'], 'no list'];
    for (const cursor of ['nonsense', ...cursors.map((parts) => btoa(JSON.stringify(parts)))]) {
      expect((await client.get(`/api/vehicles?cursor=${cursor}`)).status, cursor).toBe(422);
    }
    for (const [limit, status] of [
      [0, 422],
      [200, 200],
      [201, 422],
    ] as const)
      expect((await client.get(`/api/vehicles?limit=${limit}`)).status, `${limit} rows`).toBe(status);
    expect((await client.get('/api/vehicles?limit=many')).status).toBe(422);
  });
});
