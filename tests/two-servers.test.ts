import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeProfile } from '../db/factories.ts';
import { migrate } from '../db/migrate.ts';
import { type Db, openDatabase } from '../db/open.ts';
import { openDayAhead } from './days.ts';
import { call, employee, makeEmployee, signInAs } from './people.ts';
import { namesIn, type ServerProcess, startProcess } from './processes.ts';
import { createDatabase } from './server.ts';
import { type StormTarget, storms } from './torture/storms.ts';

/** How many enquiries one address may send in an hour; see `features/enquiries/api.server.ts`. */
const enquiriesAnHour = 40;

/** Relative to today, because the servers use the real clock. */
const [stormy, calm] = [openDayAhead(28), openDayAhead(35)];

describe('two servers on one PostgreSQL behave as one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'garage-two-'));
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let servers: ServerProcess[];
  let db: Db;
  let coast: StormTarget;

  beforeAll(async () => {
    database = await createDatabase();
    const settings = { DATABASE_URL: database.url, BACKUP_DIR: join(folder, 'backups'), RATE_LIMITS: 'on' };
    // At the same time, so that both want to migrate the new database.
    servers = await Promise.all(
      ['a', 'b'].map((name) => startProcess({ ...settings, DATA_DIR: join(folder, name) })),
    );
    db = openDatabase(database.url, '');
    expect(await migrate(db)).toEqual([]);
    await makeEmployee(db);
    const urls = servers.map(({ url }) => url);
    coast = { urls, db, token: await signInAs(urls[0] ?? '', employee) };
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await db.destroy();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  const as = () => ({ authorization: `Bearer ${coast.token}` });
  const [a, b] = [() => coast.urls[0] ?? '', () => coast.urls[1] ?? ''];

  test.each(Object.entries(storms))(
    '%s: a hundred at both at once, and exactly one wins',
    async (_, storm) => {
      expect((await storm(coast, 100, stormy)).found).toEqual([]);
      await db.deleteFrom('appointments').execute();
    },
  );

  test('a session on one is known to the other, and ends on both', async () => {
    const headers = { authorization: `Bearer ${await signInAs(a(), employee)}` };
    expect((await call(b(), 'GET', '/api/profile', { headers })).status).toBe(200);
    await call(b(), 'POST', '/auth/v1/logout?scope=local', { headers });
    expect((await call(a(), 'GET', '/api/profile', { headers })).status).toBe(401);
  });

  test('a change on one is announced on the other', async () => {
    const stop = new AbortController();
    const response = await fetch(`${a()}/api/live`, { headers: as(), signal: stop.signal });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    const listen = async () => {
      const part = await reader?.read();
      if (!part || part.done) throw new Error(`The stream ended after: ${heard}`);
      heard += part.value;
    };
    await listen();
    const sent = await call(b(), 'POST', '/api/enquiries', {
      body: { full_name: 'Sam', email: 'sam@example.com' },
    });
    expect(sent.status).toBe(201);
    while (!heard.includes('enquiries')) await listen();
    expect(heard).toContain('event: changed');
    stop.abort();
  });

  test('they count together: an address’s limit on enquiries holds wherever these arrive', async () => {
    await db.deleteFrom('rate_limits').execute();
    const send = (index: number) =>
      call(coast.urls[index % 2] ?? '', 'POST', '/api/enquiries', {
        body: { full_name: 'Sam', email: 'sam@example.com' },
      });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => send(index)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(enquiriesAnHour);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  test('a repeated request that reaches the other server gets the first one’s answer', async () => {
    const client = await makeProfile(db);
    // The later request meets the other at an unpredictable moment: before, between or after its queries.
    for (const hour of ['08', '09', '10', '11', '12', '13', '14', '15', '16', '17']) {
      const body = {
        client_id: client.id,
        service_type: 'MOT Test',
        appointment_date: calm,
        appointment_time: `${hour}:00`,
        duration_minutes: 30,
        bay: 1,
      };
      const headers = { ...as(), 'idempotency-key': `sent-to-both-at-${hour}` };
      const answers = await Promise.all(
        coast.urls.map((url) =>
          call<{ id: string }>(url, 'POST', '/api/staff/appointments', { body, headers }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect(answers[0]?.body.id).toBe(answers[1]?.body.id);
    }
  });

  test('only one of them does each job: the first backup is made once', async () => {
    const finished = () =>
      db.selectFrom('jobs').select('last_finished_at').where('name', '=', 'backup').executeTakeFirst();
    await expect.poll(async () => (await finished())?.last_finished_at, { timeout: 20_000 }).toBeTruthy();
    expect(namesIn(join(folder, 'backups'))).toHaveLength(1);
  });

  test('if one is killed, the other keeps serving', async () => {
    const first = servers[0];
    await first?.kill();
    expect((await call(b(), 'GET', '/api/profile', { headers: as() })).status).toBe(200);
    expect((await call(b(), 'GET', '/readyz')).status).toBe(200);
  });
});
