import type { IncomingMessage, Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { givenUpDays } from '../features/notifications/lateness.ts';
import { isGivenUp, isUnsent } from '../features/notifications/outbox.server.ts';
import type { BatchedResponse } from './batched-response.ts';
import { stamp } from './clock.ts';
import type { Garage } from './garage.ts';

/**
 * What a monitoring system reads: Prometheus text, version 0.0.4. Counts cover this process since its
 * start and carry no address, person or path, only the part of the server that was called.
 */

/** The upper limit of each bucket, in seconds. */
const limits = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** `buckets`: how many fell between each limit and the one before it; the last: beyond all limits. */
type Times = { buckets: number[]; sum: number; count: number };

const answers = new Map<string, Map<number, number>>();
const times = new Map<string, Times>();
const delay = monitorEventLoopDelay({ resolution: 20 });
let underWay = 0;

/** Counts and times every request of a server. */
export function watchRequests(server: Server<typeof IncomingMessage, typeof BatchedResponse>): void {
  delay.enable();
  server.prependListener('request', (_request, response) => {
    underWay += 1;
    response.on('close', noteAnswer);
  });
}

/** One function for all answers: making one for each cost a thirtieth of a page (docs/performance.md). */
function noteAnswer(this: BatchedResponse): void {
  underWay -= 1;
  note(areaOf(this.req.url ?? ''), this.statusCode, (performance.now() - this.began) / 1000);
}

function areaOf(url: string): string {
  if (url.startsWith('/api/live')) return 'live';
  if (url.startsWith('/api/')) return 'api';
  if (url.startsWith('/auth/v1/')) return 'auth';
  return 'page';
}

function note(area: string, status: number, seconds: number): void {
  const ofArea = answers.get(area) ?? new Map<number, number>();
  answers.set(area, ofArea.set(status, (ofArea.get(status) ?? 0) + 1));
  // A stream lasts as long as its page is open: that says nothing about speed.
  if (area === 'live') return;
  const time = times.get(area) ?? { buckets: Array<number>(limits.length + 1).fill(0), sum: 0, count: 0 };
  let bucket = 0;
  while (seconds > (limits[bucket] ?? Infinity)) bucket += 1;
  time.buckets[bucket] = (time.buckets[bucket] ?? 0) + 1;
  time.sum += seconds;
  time.count += 1;
  times.set(area, time);
}

/** @returns everything that is measured, with the current state of the database and the jobs */
export async function metricsText(garage: Garage): Promise<string> {
  const lines = [...requestLines(), ...processLines(), ...(await databaseLines(garage))];
  return `${lines.join('\n')}\n`;
}

function requestLines(): string[] {
  return [
    ...metric(
      'garage_requests_total',
      'counter',
      'Responses by part of the server and status.',
      [...answers].flatMap(([area, statuses]) =>
        [...statuses].map(([status, count]) => [`area="${area}",status="${status}"`, count] as const),
      ),
    ),
    ...metric('garage_requests_under_way', 'gauge', 'Requests in progress, including open streams.', [
      ['', underWay],
    ]),
    '# HELP garage_request_seconds Time until a response is complete.',
    '# TYPE garage_request_seconds histogram',
    ...[...times].flatMap(([area, { buckets, sum, count }]) => [
      ...limits.map(
        (limit, index) =>
          `garage_request_seconds_bucket{area="${area}",le="${limit}"} ${upTo(buckets, index)}`,
      ),
      `garage_request_seconds_bucket{area="${area}",le="+Inf"} ${count}`,
      `garage_request_seconds_sum{area="${area}"} ${sum}`,
      `garage_request_seconds_count{area="${area}"} ${count}`,
    ]),
  ];
}

const upTo = (buckets: number[], last: number) =>
  buckets.slice(0, last + 1).reduce((sum, bucket) => sum + bucket, 0);

function processLines(): string[] {
  const { user, system } = process.cpuUsage();
  const lag = delay.percentile(99) / 1e9;
  delay.reset();
  return [
    ...metric('process_cpu_seconds_total', 'counter', 'CPU time used.', [['', (user + system) / 1e6]]),
    ...metric('process_resident_memory_bytes', 'gauge', 'Memory used.', [['', process.memoryUsage.rss()]]),
    ...metric('process_uptime_seconds', 'gauge', 'Time since the server started.', [
      ['', Math.round(process.uptime())],
    ]),
    ...metric(
      'garage_event_loop_delay_seconds',
      'gauge',
      'Delay of the event loop since the last reading, 99th percentile.',
      [['', lag]],
    ),
  ];
}

async function databaseLines(garage: Garage): Promise<string[]> {
  try {
    const { db, clock } = garage;
    const count = db.fn.countAll<number>().as('count');
    const messages = db.selectFrom('outbox').select(count);
    const waiting = await messages
      .where(isUnsent)
      .where('next_attempt_at', '<=', stamp(clock()))
      .executeTakeFirstOrThrow();
    const failed = await messages.where(isGivenUp(clock())).executeTakeFirstOrThrow();
    const jobs = await db.selectFrom('jobs').select(['name', 'last_ok', 'last_finished_at']).execute();
    const finished = jobs.map(
      ({ name, last_finished_at: at }) => [`job="${name}"`, at ? Date.parse(at) / 1000 : 0] as const,
    );
    return [
      ...metric('garage_database_up', 'gauge', 'Whether the database answers.', [['', 1]]),
      ...metric('garage_messages_waiting', 'gauge', 'Messages that are due but not yet sent.', [
        ['', waiting.count],
      ]),
      ...metric(
        'garage_messages_failed',
        'gauge',
        `Messages from the last ${givenUpDays} days that were given up.`,
        [['', failed.count]],
      ),
      ...metric(
        'garage_job_ok',
        'gauge',
        'Whether the last run of a job succeeded.',
        jobs.map(({ name, last_ok }) => [`job="${name}"`, last_ok ?? 1]),
      ),
      ...metric(
        'garage_job_last_finished_seconds',
        'gauge',
        'When a job last finished, in seconds since 1970; 0: never.',
        finished,
      ),
    ];
  } catch {
    // The other values matter most when the database is away.
    return metric('garage_database_up', 'gauge', 'Whether the database answers.', [['', 0]]);
  }
}

/** @param values labels, empty for none, and the value for each */
function metric(
  name: string,
  type: 'counter' | 'gauge',
  help: string,
  values: (readonly [labels: string, value: number])[],
): string[] {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...values.map(([labels, value]) => `${name}${labels && `{${labels}}`} ${value}`),
  ];
}
