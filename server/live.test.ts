import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { Client } from 'pg';
import { call, makePerson, password, type Person, signIn } from '../tests/people.ts';
import { engines, startTestGarage, type TestGarage } from '../tests/server.ts';
import { pino } from 'pino';
import { postgresLive } from './live-postgres.ts';
import { type LiveChange, localLive } from './live.ts';

type Heard = { status: number; next(): Promise<string | undefined>; close(): void };

/** Opens the stream as a page does. `next` gives the next topic, or undefined when the stream has ended. */
async function listen(garage: TestGarage, token: string, age = '0'): Promise<Heard> {
  const stop = new AbortController();
  const answer = await fetch(`${garage.url}/api/live`, {
    headers: { authorization: `Bearer ${token}`, 'page-age': age },
    signal: stop.signal,
  });
  const words = answer.ok && answer.body ? topics(answer.body) : undefined;
  const heard: Heard = {
    status: answer.status,
    next: async () => (await words?.next())?.value ?? undefined,
    close: () => stop.abort(),
  };
  if (!words) return heard;
  expect(answer.headers.get('x-accel-buffering'), 'a proxy does not buffer the stream').toBe('no');
  expect(await heard.next()).toBe('open');
  return heard;
}

async function* topics(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const events = (rest + chunk).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const [, name = '', topic = ''] = /^event: (\w+)\ndata: ?(\w*)/.exec(event) ?? [];
      // A heartbeat says nothing.
      if (name) yield name === 'changed' ? topic : name;
    }
  }
}

test('changes are kept for a minute', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const live = localLive();
    const [first, second] = [{ topic: 'vehicles' }, { topic: 'messages' }] as const;
    live.publish([first]);
    vi.advanceTimersByTime(60_000);
    live.publish([second, second]);
    expect(live.recent(59_999)).toEqual([second]);
    expect(live.recent(Infinity)).toEqual([first, second]);
    vi.advanceTimersByTime(1);
    expect(live.recent(Infinity)).toEqual([second]);
  } finally {
    vi.useRealTimers();
  }
});

describe.each(engines)('live updates on %s', (engine) => {
  let garage: TestGarage;
  let client: Person;
  let other: Person;
  let staff: Person;

  beforeAll(async () => {
    garage = await startTestGarage(engine);
    [client, other, staff] = [
      await makePerson(garage),
      await makePerson(garage),
      await makePerson(garage, 'employee'),
    ];
  });
  afterAll(() => garage.stop());

  test('begin with what has changed since the page began to load', async () => {
    const person = await makePerson(garage);
    const { live } = garage.garage;
    live.publish([
      { topic: 'messages', profileId: person.profile.id },
      { topic: 'enquiries', profileId: other.profile.id },
    ]);
    /** All topics that arrive before `end`. */
    const heardFor = async (age: string, end: LiveChange['topic']) => {
      const heard = await listen(garage, person.token, age);
      live.publish([{ topic: end, profileId: person.profile.id }]);
      const all = new Set<string | undefined>();
      for (let topic = await heard.next(); topic !== end; topic = await heard.next()) all.add(topic);
      heard.close();
      return [...all];
    };
    expect([await heardFor('0', 'settings'), await heardFor('long', 'services')]).toEqual([[], []]);
    live.publish([{ topic: 'access', userId: person.userId }]);
    const since = ['messages', 'settings', 'services'];
    expect(await heardFor('30000', 'vehicles'), 'nothing about the session that ended').toEqual(since);
    // A page loaded before has the wrong tabs for someone who is a colleague now.
    live.publish([{ topic: 'access' }]);
    expect(await heardFor('30000', 'reminders')).toEqual([...since, 'vehicles', 'everything']);
  });

  test('need a session', async () => {
    expect((await listen(garage, 'nonsense')).status).toBe(401);
  });

  test('do not begin for a HEAD request, whose stream nobody would end', async () => {
    const headers = { authorization: `Bearer ${other.token}` };
    for (let count = 0; count < 25; count += 1)
      expect((await fetch(`${garage.url}/api/live`, { method: 'HEAD', headers })).status).toBe(200);
    const heard = await listen(garage, other.token);
    expect(heard.status).toBe(200);
    heard.close();
  });

  test('are limited to twenty streams per account, and a closed one makes room again', async () => {
    const person = await makePerson(garage);
    const all = await Promise.all(Array.from({ length: 20 }, () => listen(garage, person.token)));
    expect((await listen(garage, person.token)).status).toBe(429);
    const theirs = await listen(garage, other.token);
    expect(theirs.status, 'other accounts do not count').toBe(200);
    all[0]?.close();
    await vi.waitFor(async () => {
      const again = await listen(garage, person.token);
      all.push(again);
      expect(again.status).toBe(200);
    });
    expect((await listen(garage, person.token)).status, 'room for one, not for more').toBe(429);
    for (const heard of [...all, theirs]) heard.close();
  });

  test('that are closed are forgotten: nothing more is done for them', async () => {
    const { live } = garage.garage;
    const { subscribe } = live;
    let pages = 0;
    live.subscribe = (...given) => {
      pages += 1;
      const leave = subscribe(...given);
      return () => {
        pages -= 1;
        leave();
      };
    };
    onTestFinished(() => void (live.subscribe = subscribe));
    const heard = await listen(garage, other.token);
    expect(pages).toBe(1);
    heard.close();
    await expect.poll(() => pages).toBe(0);
  });

  test('that are quiet say now and then that they are still here, so that no proxy ends them', async () => {
    // Nothing has changed in it yet: on the test's own clock, earlier changes would seem to be recent.
    const quiet = await startTestGarage(engine);
    const { token } = await makePerson(quiet);
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const stop = new AbortController();
    const headers = { authorization: `Bearer ${token}` };
    const { body } = await fetch(`${quiet.url}/api/live`, { headers, signal: stop.signal });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    let words = (await reader?.read())?.value ?? '';
    const next = reader?.read().then((part) => (words += part.value));
    // Their session is checked every five seconds.
    await vi.waitFor(
      () => {
        vi.advanceTimersByTime(5000);
        expect(words).toBe('event: open\ndata: \n\n: still here\n\n');
      },
      { timeout: 20_000 },
    );
    await next;
    vi.useRealTimers();
    stop.abort();
    await quiet.stop();
  });

  test('tell staff when a client changes their own profile', async () => {
    const heard = await listen(garage, staff.token);
    await other.patch('/api/profile', { full_name: 'Another Name', phone: null });
    expect(await heard.next()).toBe('clients');
    heard.close();
  });

  test('tell staff of everything, a client only of their own data', async () => {
    const [clientHears, otherHears, staffHears] = await Promise.all(
      [client, other, staff].map((person) => listen(garage, person.token)),
    );
    await client.post('/api/appointments', {
      service_type: 'Diagnostics',
      appointment_date: '2026-06-10',
      appointment_time: '09:00',
      duration_minutes: 60,
    });
    garage.garage.live.publish([{ topic: 'services', profileId: other.profile.id }]);
    expect(await clientHears?.next()).toBe('appointments');
    expect(await otherHears?.next(), 'the first thing this client hears').toBe('services');
    expect(await staffHears?.next()).toBe('appointments');
    await staff.patch(`/api/staff/clients/${client.profile.id}`, { reminders_agreed: true });
    const both = [await clientHears?.next(), await clientHears?.next()];
    expect(both, 'their reminders page too').toEqual(['clients', 'reminders']);
    garage.garage.live.publish([{ topic: 'settings' }]);
    expect(await clientHears?.next(), 'the garage’s settings').toBe('settings');
    garage.garage.live.publish([{ topic: 'everything' }]);
    expect(await clientHears?.next(), 'and each message once').toBe('everything');
    for (const heard of [clientHears, otherHears, staffHears]) heard?.close();
  });

  test('tell of the client and the car that staff add while booking', async () => {
    const heard = await listen(garage, staff.token);
    const booked = await staff.post('/api/staff/appointments', {
      client: { full_name: 'Pat Moss' },
      vehicle: { make: 'Mini', model: 'Cooper', year: 1965, registration: 'ABC 123D' },
      appointment_date: '2026-06-11',
      appointment_time: '09:00',
      service_type: 'Diagnostics',
    });
    expect(booked.status).toBe(201);
    const told = [await heard.next(), await heard.next(), await heard.next()];
    expect(told.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
      'appointments',
      'clients',
      'vehicles',
    ]);
    heard.close();
  });

  /** Each way to lose access: what is done, and by whom, to a person with an older session. */
  const endings: [what: string, act: (person: Person, admin: Person) => Promise<{ status: number }>][] = [
    ['signing out here', (person) => person.post('/auth/v1/logout?scope=local')],
    [
      'signing out everywhere, elsewhere',
      async (person) => (await elsewhere(person)).post('/auth/v1/logout?scope=global'),
    ],
    [
      'signing out all others',
      async (person) => (await elsewhere(person)).post('/auth/v1/logout?scope=others'),
    ],
    [
      'ending the session from the list of sessions',
      async (person) => {
        const second = await elsewhere(person);
        const { body } = await second.get<{ rows: { id: string; is_current: boolean }[] }>(
          '/api/account/sessions',
        );
        return second.delete(`/api/account/sessions/${body.rows.find((row) => !row.is_current)?.id}`);
      },
    ],
    [
      'a new password',
      async (person) =>
        (await elsewhere(person)).put('/auth/v1/user', {
          password: 'quite another password',
          current_password: password,
        }),
    ],
    ['a second step', async (person) => takeSecondStep(await elsewhere(person))],
    ['being signed out', (person, admin) => admin.delete(`/api/admin/people/${person.userId}/sessions`)],
    [
      'being disabled',
      (person, admin) => admin.patch(`/api/admin/people/${person.userId}`, { disabled: true }),
    ],
    [
      'being demoted',
      async (person, admin) => admin.patch(`/api/admin/people/${person.userId}`, { user_type: 'client' }),
    ],
    ['deleting the account', async (person) => person.post('/api/privacy/erase', { password, email: null })],
  ];

  const elsewhere = (person: Person) => signIn(garage, person.email);

  async function takeSecondStep(person: Awaited<ReturnType<typeof elsewhere>>) {
    const { body: app } = await person.post<{ id: string; totp: { secret: string } }>('/auth/v1/factors', {
      factor_type: 'totp',
      friendly_name: 'Phone',
    });
    const { body: challenge } = await person.post<{ id: string }>(`/auth/v1/factors/${app.id}/challenge`);
    const timestamp = garage.garage.clock().epochMilliseconds;
    const code = new TOTP({ secret: Secret.fromBase32(app.totp.secret) }).generate({ timestamp });
    return person.post(`/auth/v1/factors/${app.id}/verify`, { challenge_id: challenge.id, code });
  }

  test.each(endings)('end at once after %s, and for nobody else', async (what, act) => {
    const person = await makePerson(garage, what === 'being demoted' ? 'employee' : 'client');
    const admin = await makePerson(garage, 'admin');
    const [theirs, ours] = await Promise.all([person, client].map((who) => listen(garage, who.token)));
    expect((await act(person, admin)).status).toBeLessThan(300);
    // If it hears that access has ended, the stream checks before it sends anything more; otherwise it sends this.
    garage.garage.live.publish([{ topic: 'reminders', profileId: person.profile.id }]);
    expect(await theirs?.next()).toBeUndefined();
    garage.garage.live.publish([{ topic: 'vehicles', profileId: client.profile.id }]);
    expect(await ours?.next()).toBe('vehicles');
    ours?.close();
  });

  test('end at once when an old refresh token is used again, which must be stolen', async () => {
    const { email, profile } = await makePerson(garage);
    const ask = (grant: string, body: object) =>
      call<{ access_token: string; refresh_token: string }>(
        garage.url,
        'POST',
        `/auth/v1/token?grant_type=${grant}`,
        { body },
      );
    const { body: first } = await ask('password', { email, password });
    const theirs = await listen(garage, first.access_token);
    const refresh = ({ refresh_token }: typeof first) => ask('refresh_token', { refresh_token });
    const { body: second } = await refresh(first);
    expect((await refresh(second)).status).toBe(200);
    expect((await refresh(first)).status).toBe(400);
    garage.garage.live.publish([{ topic: 'reminders', profileId: profile.id }]);
    expect(await theirs.next()).toBeUndefined();
  });

  test('end if changes were missed, one of which was the end of access', async () => {
    const person = await makePerson(garage);
    const heard = await listen(garage, person.token);
    await garage.garage.db.deleteFrom('sessions').where('user_id', '=', person.userId).execute();
    garage.garage.live.publish([{ topic: 'everything' }]);
    expect(await heard.next()).toBeUndefined();
  });

  test('end for someone who has become a client since: the next stream tells of their own data', async () => {
    const person = await makePerson(garage);
    await garage.garage.db.deleteFrom('profiles').where('id', '=', person.profile.id).execute();
    const heard = await listen(garage, person.token);
    expect((await person.post('/api/profile')).status).toBe(201);
    garage.garage.live.publish([{ topic: 'everything' }]);
    expect(await heard.next()).toBeUndefined();
  });

  test('end soon even if unannounced, as when another program takes access away', async () => {
    const person = await makePerson(garage);
    const heard = await listen(garage, person.token);
    await garage.garage.db.deleteFrom('sessions').where('user_id', '=', person.userId).execute();
    expect(await heard.next()).toBeUndefined();
  }, 15_000);

  test('a stopping server ends its streams instead of waiting for them', async () => {
    const stopping = await startTestGarage(engine);
    const person = await makePerson(stopping);
    const heard = await listen(stopping, person.token);
    await stopping.stop();
    expect(await heard.next()).toBeUndefined();
  });
});

const warnings: string[] = [];
process.on('warning', ({ message }) => warnings.push(message));

describe('live updates across processes on postgres', () => {
  const log = pino({ level: 'silent' });
  const url = () => inject('postgresUrl');
  const nextFrom = (live: Awaited<ReturnType<typeof postgresLive>>) =>
    new Promise<LiveChange>((resolve) => {
      const end = live.subscribe((change) => {
        end();
        resolve(change);
      });
    });

  test('pages of other processes hear of a change, and the process’s own pages hear of it once', async () => {
    const [one, two] = [await postgresLive(url(), log), await postgresLive(url(), log)];
    const ownHearing: LiveChange[] = [];
    one.subscribe((change) => ownHearing.push(change));
    // More than fit into one notice of PostgreSQL.
    const changes: LiveChange[] = Array.from({ length: 100 }, () => ({
      topic: 'vehicles',
      profileId: crypto.randomUUID(),
      userId: crypto.randomUUID(),
    }));
    const heard: LiveChange[] = [];
    const all = new Promise<void>((resolve) => {
      two.subscribe((change) => {
        heard.push(change);
        if (heard.length === 100) resolve();
      });
    });
    const another = new Client({ connectionString: url() });
    await another.connect();
    await another.query("notify garage_changes, 'of another program'");
    await another.end();
    one.publish(changes);
    await all;
    expect(heard).toEqual(changes);
    const back = nextFrom(one);
    two.publish([{ topic: 'access', userId: 'somebody' }]);
    expect(await back).toEqual({ topic: 'access', userId: 'somebody' });
    const later = nextFrom(two);
    one.publish([{ topic: 'messages' }]);
    expect(await later, 'not only the first time').toEqual({ topic: 'messages' });
    expect(ownHearing).toHaveLength(102);
    expect(warnings.filter((words) => words.includes('already executing a query'))).toEqual([]);
    await Promise.all([one.close(), two.close()]);
  });

  test('a lost connection is reopened, and every process hears that everything may have changed', async () => {
    const lives = [await postgresLive(url(), log), await postgresLive(url(), log)];
    const next = Promise.all(lives.map(nextFrom));
    const admin = new Client({ connectionString: url() });
    await admin.connect();
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen garage_changes%' limit 1",
    );
    expect(await next).toEqual([{ topic: 'everything' }, { topic: 'everything' }]);
    await admin.end();
    for (const live of lives) await live.close();
  });
});
