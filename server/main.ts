import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { fillWithDemoData } from '../db/demo.ts';
import { migrate } from '../db/migrate.ts';
import { type Db, isPostgres, openDatabase } from '../db/open.ts';
import { BatchedResponse } from './batched-response.ts';
import { createApp } from './app.ts';
import { endAfterLongBody } from './bodies.ts';
import { drainable } from './drain.ts';
import type { Env } from './env.ts';
import { OperatorError, reasonOf } from './errors.ts';
import type { Garage } from './garage.ts';
import { headersFor } from './headers.ts';
import { jobs } from './jobs/list.ts';
import { type Scheduler, startJobs } from './jobs/scheduler.ts';
import { type Live, localLive } from './live.ts';
import { postgresLive } from './live-postgres.ts';
import { openLog } from './log.ts';
import { changesSinceBuild } from './build-inputs.ts';
import { watchRequests } from './metrics.ts';
import { answerFile } from './pages.ts';
import { listenOn, requirePort } from './port.ts';
import { letHashingGiveWay } from './priorities.ts';
import { root } from './root.ts';
import { onStopSignal } from './signals.ts';
import { openSite, type Site } from './site.ts';

const builtSite = join(root, 'build', 'client');

/**
 * How long a caller may take, in milliseconds. A client that sends slowly on purpose must not hold a connection for
 * long, but a phone on a bad line must still get a 128 kB form through. `silentLimit` disconnects clients that stop
 * reading; open streams send something every 25 s.
 */
const timeLimits = {
  headersTimeout: 5000,
  requestTimeout: 20_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1000,
};
const silentLimit = 60_000;

type Options = { clock?: () => Temporal.Instant; siteDir?: string; withJobs?: boolean; farewell?: number };

/** A server that is listening. */
export type Running = { garage: Garage; url: string; stop(): Promise<void> };

/**
 * Opens the database, brings it up to date, and listens.
 * @param env the checked configuration
 * @param options `clock` for tests; `siteDir` the built pages, without them only the API is served; `withJobs` to
 *   run the background jobs too (messages, reminders, clean-up, backup); `farewell` see `drainable`
 * @throws {OperatorError} with one sentence, after closing whatever was opened
 */
export async function startServer(env: Env, options: Options = {}): Promise<Running> {
  const clock = options.clock ?? (() => Temporal.Now.instant());
  const site = options.siteDir === undefined ? undefined : openSite(options.siteDir, env);
  // Checked before migrating: if another server has the port, it may be an older version using this database.
  await requirePort(env);
  const db = await openUpToDate(env);
  const log = openLog(env.logLevel);
  let live: Live | undefined;
  try {
    live = isPostgres(db) ? await postgresLive(env.databaseUrl, log) : localLive();
    const garage: Garage = { db, env, clock, log, live };
    if (env.demoData) await fillWithDemoData(garage);
    return running(garage, await listen(garage, site), options);
  } catch (error) {
    await live?.close();
    await db.destroy();
    throw notStartable(env, error);
  }
}

function running(garage: Garage, server: Server, options: Options): Running {
  const { env } = garage;
  const { port } = server.address() as AddressInfo;
  // With PORT=0 the system picks the port, and links in messages must name that one.
  if (env.port === 0) garage.env = { ...env, port, publicUrl: env.publicUrl.replace(/:0$/, `:${port}`) };
  const scheduler = options.withJobs ? startJobs(garage, jobs) : undefined;
  const drain = drainable(server, options.farewell);
  return {
    garage,
    url: `http://${env.host.includes(':') ? `[${env.host}]` : env.host}:${port}`,
    stop: () => stop(drain, garage, scheduler),
  };
}

async function openUpToDate(env: Env): Promise<Db> {
  try {
    const db = openDatabase(env.databaseUrl, env.dataDir, { patient: true });
    try {
      await migrate(db);
      // SQLite opens a read-only file without complaint, and the site could then take no bookings.
      if (!env.databaseUrl) await db.deleteFrom('jobs').where('name', '=', '').execute();
    } finally {
      await db.destroy();
    }
    return openDatabase(env.databaseUrl, env.dataDir);
  } catch (error) {
    throw notStartable(env, error);
  }
}

/** @returns the error as one sentence for the operator; anything without one comes from the database */
function notStartable(env: Env, error: unknown): OperatorError {
  if (error instanceof OperatorError) return error;
  const where = env.databaseUrl ? 'The database at DATABASE_URL' : `The database in DATA_DIR ${env.dataDir}`;
  return new OperatorError(`${where} cannot be used: ${reasonOf(error)}.`, { cause: error });
}

async function listen(garage: Garage, site: Site | undefined): Promise<Server> {
  const { env } = garage;
  const answer = getRequestListener(createApp(garage, site).fetch);
  const setHeaders = headersFor(env);
  // Most requests have no body, and node answers faster if it creates no stream for one (docs/performance.md).
  const options = { ...timeLimits, ServerResponse: BatchedResponse, optimizeEmptyRequests: true };
  const server = createServer(options, (request, response) => {
    if (site && answerFile(site, request, response)) return;
    setHeaders(response);
    endAfterLongBody(request, response);
    void answer(request, response);
  });
  server.setTimeout(silentLimit);
  watchRequests(server);
  await listenOn(server, env);
  return server;
}

/**
 * Lets requests and jobs in progress finish, ends the open streams, then closes the database. Requests and jobs finish
 * in parallel: a message being handed to the mail server takes its own time, and must then be recorded as sent.
 */
async function stop(
  drain: ReturnType<typeof drainable>,
  { db, live }: Garage,
  scheduler?: Scheduler,
): Promise<void> {
  await Promise.all([drain(() => live.close()), scheduler?.stop()]);
  await db.destroy();
}

/**
 * Serves until SIGTERM or SIGINT, then finishes the work in progress and exits.
 * @param siteDir the built pages; if empty, only the API is served
 * @throws {OperatorError} with one sentence
 */
export async function runServer(env: Env, siteDir: string | undefined = builtSite): Promise<Running> {
  // Only the server's own user may read the database and the backups.
  process.umask(0o077);
  const running = await startServer(env, { ...(siteDir && { siteDir }), withJobs: true, farewell: 1000 });
  const { db, log } = running.garage;
  const engine = isPostgres(db) ? 'postgres' : 'sqlite';
  log.info({ url: running.url, engine }, 'listening');
  for (const words of forgotten(env, siteDir)) log.warn(words);
  onStopSignal((signal) => {
    log.info({ signal }, 'stopping');
    void running.stop().then(() => process.exit(0));
  });
  await letHashingGiveWay().catch((error: unknown) => log.warn({ error }, 'sign-ins may slow pages down'));
  // Last, because the parent process may stop this one as soon as it hears this.
  process.send?.({ url: running.url });
  return running;
}

/** @returns warnings about what the owner has probably forgotten: the server works, but not for the public */
function forgotten({ production, smtpUrl, publicUrl }: Env, siteDir: string): string[] {
  const isHere = new URL(publicUrl).hostname === 'localhost';
  return [
    production && !smtpUrl && 'SMTP_URL is not set: no messages are sent, so nobody can confirm an account',
    production && isHere && 'PUBLIC_URL is this machine: links in messages will not work for anybody else',
    // On localhost the port may change from start to start.
    ...(siteDir
      ? changesSinceBuild(join(siteDir, '..', 'made-of.json'), isHere ? undefined : publicUrl)
      : []),
  ].filter((words) => words !== false);
}
