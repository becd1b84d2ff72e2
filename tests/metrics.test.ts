import { networkInterfaces } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrations } from '../db/migrate.ts';
import { call, makePerson } from './people.ts';
import { engines, startTestGarage, type TestGarage } from './server.ts';

const token = 'a-token-for-the-monitor';
const line = /^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? -?[\d.e+-]+)$/;

describe.each(engines)('measurements on %s', (engine) => {
  let garage: TestGarage;
  beforeAll(async () => {
    garage = await startTestGarage(engine, { METRICS_TOKEN: token, HOST: '0.0.0.0' });
  });
  afterAll(() => garage.stop());

  const url = () => garage.url.replace('0.0.0.0', '127.0.0.1');

  const scrape = async () => (await fetch(`${url()}/metrics`)).text();
  const bucketsOf = (text: string) =>
    [...text.matchAll(/^garage_request_seconds_bucket\{area="api".+\} (\d+)$/gm)].map(([, count]) =>
      Number(count),
    );

  const numberIn = (text: string, name: string) =>
    Number(
      text
        .split('\n')
        .find((each) => each.startsWith(`${name} `))
        ?.slice(name.length) ?? 0,
    );

  test('every line is in the format that Prometheus reads, and counts go up', async () => {
    // Other garages in this process are counted too.
    const before = bucketsOf(await scrape());
    await call(url(), 'POST', '/api/enquiries', { body: { full_name: 'Sam', email: 'sam@example.com' } });
    await call(url(), 'GET', '/api/live');
    // Postponed after a failed attempt.
    const later = { next_attempt_at: '2026-06-08T09:01:00.000Z' };
    const { db } = garage.garage;
    await db.updateTable('outbox').set(later).where('kind', '=', 'enquiry-received').execute();
    const one = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    // One from this month, and one that nobody can do anything about any more.
    for (const at of ['2026-06-01T09:00:00.000Z', '2026-04-01T09:00:00.000Z']) {
      const given = { id: crypto.randomUUID(), once_key: null, created_at: at, failed_at: at };
      await db
        .insertInto('outbox')
        .values({ ...one, ...given })
        .execute();
    }
    const text = await scrape();
    for (const each of text.trimEnd().split('\n')) expect(each).toMatch(line);
    expect(text).toMatch(/^garage_requests_total\{area="api",status="201"\} [1-9]/m);
    expect(text).toMatch(/^garage_request_seconds_bucket\{area="api",le="\+Inf"\} [1-9]/m);
    const buckets = bucketsOf(text);
    expect(buckets).toEqual(buckets.toSorted((a, b) => a - b));
    // All requests here were answered within ten seconds, so the last two buckets have grown equally.
    const grown = buckets.map((count, index) => count - (before[index] ?? 0));
    expect(grown.at(-1)).toBeGreaterThan(0);
    expect(grown.at(-2)).toBe(grown.at(-1));
    expect(text).toMatch(/^garage_requests_total\{area="live",status="401"\} [1-9]/m);
    expect(text, 'this would time open pages').not.toContain('garage_request_seconds_count{area="live"}');
    expect(text, 'the one that is due').toMatch(/^garage_messages_waiting 1$/m);
    expect(text, 'given up').toMatch(/^garage_messages_failed 1$/m);
    expect(text).toMatch(/^garage_database_up 1$/m);
    expect(numberIn(text, 'garage_request_seconds_sum{area="api"}')).toBeGreaterThan(0);
    const { user, system } = process.cpuUsage();
    expect(numberIn(text, 'process_cpu_seconds_total')).toBeLessThanOrEqual((user + system) / 1e6);
    expect(numberIn(text, 'garage_event_loop_delay_seconds'), 'in seconds').toBeLessThan(60);
    expect(numberIn(text, 'process_uptime_seconds')).toBeLessThanOrEqual(process.uptime() + 1);
    expect(numberIn(text, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  });

  test('a page that is closed before it has its answer is no longer under way', async () => {
    const { token: theirs } = await makePerson(garage);
    const underWay = async () => numberIn(await scrape(), 'garage_requests_under_way');
    await expect.poll(underWay, { message: 'only the question' }).toBe(1);
    const stop = new AbortController();
    const headers = { authorization: `Bearer ${theirs}` };
    const stream = await fetch(`${url()}/api/live`, { headers, signal: stop.signal });
    expect(stream.status).toBe(200);
    await expect.poll(underWay).toBe(2);
    stop.abort();
    await expect.poll(underWay).toBe(1);
  });

  test('every answer adds to the time that all of them took', async () => {
    const time = async () => numberIn(await scrape(), 'garage_request_seconds_sum{area="auth"}');
    let last = await time();
    for (const go of ['one', 'two', 'three', 'four', 'five', 'six']) {
      await call(url(), 'GET', '/auth/v1/nowhere');
      await expect.poll(time, { message: go }).toBeGreaterThan(last);
      last = await time();
    }
  });

  test('an answered request is no longer under way, and is counted by area and by how fast it was answered', async () => {
    const underWay = async () => numberIn(await scrape(), 'garage_requests_under_way');
    const before = await underWay();
    const counted = async () => numberIn(await scrape(), 'garage_requests_total{area="auth",status="404"}');
    const earlier = await counted();
    for (const _ of ['asked', 'asked again']) await call(url(), 'GET', '/auth/v1/nowhere');
    await expect.poll(counted).toBe(earlier + 2);
    await expect.poll(underWay).toBeLessThanOrEqual(before);
    const first = async () => {
      await call(url(), 'GET', '/api/nowhere');
      return bucketsOf(await scrape())[0];
    };
    await expect.poll(first, { message: 'within five milliseconds' }).toBeGreaterThan(0);
  });

  test('the other measurements are still there when the database does not answer', async () => {
    const { db } = garage.garage;
    await sql`alter table jobs rename to away`.execute(db);
    const text = await scrape();
    await sql`alter table away rename to jobs`.execute(db);
    expect(text).toMatch(/^garage_database_up 0$/m);
    expect(text).toMatch(/^garage_requests_under_way /m);
  });

  test('from elsewhere only with the token, and never because a caller claims to be local', async (context) => {
    const forwarded = { 'x-forwarded-for': '127.0.0.1' };
    expect((await call(url(), 'GET', '/metrics', { headers: forwarded })).status).toBe(404);
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((each) => each?.family === 'IPv4' && !each.internal)?.address;
    if (!outside) return context.skip('this machine has no address but the loopback');
    const far = garage.url.replace('0.0.0.0', outside);
    expect((await call(far, 'GET', '/metrics')).status).toBe(404);
    expect(
      (await call(far, 'GET', '/metrics', { headers: { authorization: 'Bearer a-token-for-the-monitos' } }))
        .status,
    ).toBe(404);
    expect((await fetch(`${far}/metrics`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(
      200,
    );
  });

  test('ready says when the database is up to date, and which jobs are late', async () => {
    const { db } = garage.garage;
    const rename = (from: string, to: string) =>
      sql`update kysely_migration set name = ${to} where name = ${from}`.execute(db);
    const newest = Object.keys(migrations).at(-1) ?? '';
    await rename(newest, 'an older one');
    expect((await call(url(), 'GET', '/readyz')).status).toBe(503);
    await rename('an older one', newest);
    for (const job of [
      { name: 'backup', next_run_at: '2026-06-08T08:44:59.000Z' },
      { name: 'clean-up', next_run_at: '2026-06-08T08:45:00.000Z' },
    ])
      await db
        .insertInto('jobs')
        .values(job)
        .onConflict((conflict) => conflict.column('name').doUpdateSet(job))
        .execute();
    expect((await call(url(), 'GET', '/readyz')).body).toEqual({ ready: true, late_jobs: ['backup'] });
    const never = await scrape();
    expect(never, 'nothing has failed yet').toMatch(/^garage_job_ok\{job="backup"\} 1$/m);
    const run = { last_ok: 0 as const, last_finished_at: '2026-06-08T09:00:00.000Z' };
    await db.updateTable('jobs').set(run).where('name', '=', 'backup').execute();
    const failed = await scrape();
    expect(failed).toMatch(/^garage_job_ok\{job="backup"\} 0$/m);
    expect(failed).toMatch(/^garage_job_last_finished_seconds\{job="backup"\} 1780909200$/m);
  });
});
