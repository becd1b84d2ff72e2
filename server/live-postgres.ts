import { randomUUID } from 'node:crypto';
import pg from 'pg';
import * as z from 'zod/mini';
import type { Logger } from 'pino';
import { isQueryTimeout } from '../db/faults.ts';
import { type LiveChange, type Live, localLive, topics } from './live.ts';

const channel = 'garage_changes';
/** PostgreSQL refuses notices of 8000 bytes or more; a change is about 150. */
const changesPerNotice = 40;
/** Seconds before each attempt to reconnect after the connection was lost. */
const waits = [1, 2, 5, 10];

/** Milliseconds. A connection may be gone without either end noticing: sending something finds out. */
const timeLimits = { connectionTimeoutMillis: 5000, query_timeout: 15_000 };
const heartbeatMs = 30_000;
/** Not a valid notice, so that processes that hear it do nothing. */
const heartbeat = 'still here';

/** Changes announced while the connection was gone are lost: those of other processes here, and ours there. */
const missed: LiveChange[] = [{ topic: 'everything' }];

const noticeSchema = z.object({
  from: z.string(),
  changes: z.array(
    z.object({
      topic: z.enum(topics),
      profileId: z.exactOptional(z.string()),
      userId: z.exactOptional(z.string()),
    }),
  ),
});

/**
 * Carries changes between all server processes of one PostgreSQL (LISTEN and NOTIFY). A process hears
 * its own changes at once, without the round trip. After a lost connection, the process and all others are
 * told that everything may have changed.
 */
export async function postgresLive(connectionString: string, log: Logger): Promise<Live> {
  const local = localLive();
  const me = randomUUID();
  const link = linkTo(connectionString, log, {
    heard: (payload) => {
      const notice = readNotice(payload);
      if (notice && notice.from !== me) local.publish(notice.changes);
    },
    resumed: () => {
      local.publish(missed);
      link.say(JSON.stringify({ from: me, changes: missed }));
    },
  });
  await link.open().catch(async (error: unknown) => {
    await link.close();
    throw error;
  });
  return {
    publish(changes) {
      local.publish(changes);
      for (let start = 0; start < changes.length; start += changesPerNotice) {
        link.say(JSON.stringify({ from: me, changes: changes.slice(start, start + changesPerNotice) }));
      }
    },
    subscribe: local.subscribe,
    recent: local.recent,
    async close() {
      await local.close();
      await link.close();
    },
  };
}

function readNotice(payload: string): { from: string; changes: LiveChange[] } | undefined {
  try {
    return noticeSchema.parse(JSON.parse(payload));
  } catch {
    // Another program may use the same channel name.
    return undefined;
  }
}

type Ears = { heard(payload: string): void; resumed(): void };

/** A dedicated connection that listens and notifies, and is opened again when it is lost. */
function linkTo(connectionString: string, log: Logger, ears: Ears) {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let waiting: string[] = [];
  let isSpeaking = false;

  async function open(): Promise<void> {
    const next = new pg.Client({ connectionString, keepAlive: true, ...timeLimits });
    next.on('notification', ({ payload }) => ears.heard(payload ?? ''));
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    if (isClosed) return next.end();
    client = next;
  }

  function lost(which: pg.Client): void {
    if (which !== client || isClosed) return;
    client = undefined;
    log.warn('live updates lost the database; trying again');
    again(0);
  }

  function again(attempt: number): void {
    const seconds = waits[Math.min(attempt, waits.length - 1)] ?? 10;
    timer = setTimeout(() => {
      open().then(
        () => ears.resumed(),
        () => isClosed || again(attempt + 1),
      );
    }, seconds * 1000);
  }

  /** A connection takes one query at a time: whatever arrives meanwhile is sent together in the next. */
  async function speak(): Promise<void> {
    isSpeaking = true;
    while (waiting.length > 0) {
      const payloads = waiting;
      waiting = [];
      const speaker = client;
      await speaker
        ?.query('select pg_notify($1, unnest($2::text[]))', [channel, payloads])
        .catch((error: unknown) => {
          if (isQueryTimeout(error)) void speaker.end();
        });
    }
    isSpeaking = false;
  }

  /** Best effort: if it is missed, the `everything` that follows a reconnection makes up for it. */
  function say(payload: string): void {
    if (!client) return;
    waiting.push(payload);
    if (!isSpeaking) void speak();
  }

  const beating = setInterval(() => say(heartbeat), heartbeatMs);
  return {
    open,
    say,
    async close(): Promise<void> {
      isClosed = true;
      clearInterval(beating);
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
