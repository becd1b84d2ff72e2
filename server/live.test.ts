import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { Client } from 'pg';
import { makePerson, type Person } from '../tests/people.ts';
import { engines, startTestGarage, type TestGarage } from '../tests/server.ts';
import { pino } from 'pino';
import { postgresLive } from './live-postgres.ts';
import type { Change } from './live.ts';

type Heard = { status: number; next(): Promise<string | undefined>; close(): void };

/** Opens the stream as a page does. `next` gives the next topic, or undefined when the stream has ended. */
async function listen(garage: TestGarage, token: string): Promise<Heard> {
  const stop = new AbortController();
  const answer = await fetch(`${garage.url}/api/live`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  const words = answer.ok && answer.body ? topics(answer.body) : undefined;
  const heard: Heard = {
    status: answer.status,
    next: async () => (await words?.next())?.value ?? undefined,
    close: () => stop.abort(),
  };
  if (words) expect(await heard.next()).toBe('open');
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

  test('need a session', async () => {
    expect((await listen(garage, 'nonsense')).status).toBe(401);
  });

  test('staff hear of everything, a client only of what is theirs', async () => {
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
    expect(await otherHears?.next(), 'the first that this one hears').toBe('services');
    expect(await staffHears?.next()).toBe('appointments');
    for (const heard of [clientHears, otherHears, staffHears]) heard?.close();
  });

  test('end at once when the person signs out, is demoted or disabled, and for nobody else', async () => {
    const people = [
      await makePerson(garage),
      await makePerson(garage, 'employee'),
      await makePerson(garage),
    ] as const;
    const [signedOut, demoted, disabled] = people;
    const streams = await Promise.all([...people, client].map((person) => listen(garage, person.token)));
    await signedOut.post('/auth/v1/logout?scope=local');
    const { db, live } = garage.garage;
    await db
      .updateTable('profiles')
      .set({ user_type: 'client' })
      .where('id', '=', demoted.profile.id)
      .execute();
    live.publish([{ topic: 'access', profileId: demoted.profile.id }]);
    await db
      .updateTable('users')
      .set({ disabled_at: '2026-06-08T09:00:00.000Z' })
      .where('id', '=', disabled.userId)
      .execute();
    live.publish([{ topic: 'access', userId: disabled.userId }]);
    for (const stream of streams.slice(0, 3)) expect(await stream.next()).toBeUndefined();
    live.publish([{ topic: 'vehicles', profileId: client.profile.id }]);
    expect(await streams[3]?.next()).toBe('vehicles');
    streams[3]?.close();
    // Well below the heartbeat, with which they would end anyway.
  }, 15_000);

  test('a stopping server ends its streams instead of waiting for them', async () => {
    const stopping = await startTestGarage(engine);
    const person = await makePerson(stopping);
    const heard = await listen(stopping, person.token);
    await stopping.stop();
    expect(await heard.next()).toBeUndefined();
  });
});

describe('live updates across processes on postgres', () => {
  const log = pino({ level: 'silent' });
  const url = () => inject('postgresUrl');
  const nextFrom = (live: Awaited<ReturnType<typeof postgresLive>>) =>
    new Promise<Change>((resolve) => {
      const end = live.subscribe((change) => {
        end();
        resolve(change);
      });
    });

  test('what one process writes, pages of another hear; its own pages hear it once', async () => {
    const [one, two] = [await postgresLive(url(), log), await postgresLive(url(), log)];
    const ownHearing: Change[] = [];
    one.subscribe((change) => ownHearing.push(change));
    const changes: Change[] = Array.from({ length: 100 }, (_, index) => ({
      topic: 'vehicles',
      profileId: `profile-${index}`,
    }));
    const heard: Change[] = [];
    const all = new Promise<void>((resolve) => {
      two.subscribe((change) => {
        heard.push(change);
        if (heard.length === 100) resolve();
      });
    });
    one.publish(changes);
    await all;
    expect(heard).toEqual(changes);
    const back = nextFrom(one);
    two.publish([{ topic: 'access', userId: 'somebody' }]);
    expect(await back).toEqual({ topic: 'access', userId: 'somebody' });
    expect(ownHearing).toHaveLength(101);
    await Promise.all([one.close(), two.close()]);
  });

  test('a lost connection comes back and says that everything may have changed', async () => {
    const live = await postgresLive(url(), log);
    const next = nextFrom(live);
    const admin = new Client({ connectionString: url() });
    await admin.connect();
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen garage_changes%'",
    );
    expect(await next).toEqual({ topic: 'everything' });
    await admin.end();
    await live.close();
  });
});
