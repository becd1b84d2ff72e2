import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, type Page, test as base } from '@playwright/test';
import { demoAccounts } from '../../db/demo.ts';
import { databaseFile, type Db, openDatabase } from '../../db/open.ts';
import { findAccount } from '../../features/auth/accounts.server.ts';
import { openSession } from '../../features/auth/sessions.server.ts';
import { today } from '../../server/clock.ts';
import { readEnv } from '../../server/env.ts';
import { localLive } from '../../server/live.ts';
import { openLog } from '../../server/log.ts';
import { firstJobsDone, makeDatabase } from '../databases.ts';
import { startProcess } from '../processes.ts';
import { testSettings } from '../settings.ts';
import { newContextPool, type ContextPool } from './context-pool.ts';

/** The built server in its own process, on a new database with demo data. */
type Garage = {
  url: string;
  /** Its database, for what people cannot do, such as making time pass. */
  open(): Db;
  /** Opens a session as after a correct password, without its slow hash. @returns what the server would answer */
  openSession(email: string, userAgent: string): ReturnType<typeof openSession>;
  /** Undoes what other journeys have done in it; on PostgreSQL, where few journeys run, they share it. */
  putBack(): Promise<void>;
};

/** The password of all demo people. */
export const demoPassword: string = demoAccounts[0].password;

let ownGarage: Garage | undefined;

/** @returns this worker's garage, for helpers that are given no more than a page @throws before it has started */
export function garageHere(): Garage {
  if (!ownGarage) throw new Error('No garage has been started.');
  return ownGarage;
}

/**
 * `browsing`: one page that visits the public pages in turn, which is much quicker than a new page for each. It stands
 * here, with the others, because a file with fixtures of its own would start another worker, with another garage.
 */
type WorkerFixtures = { garage: Garage; kept: ContextPool; browsing: Page };

export const test = base.extend<{ baseURL: string }, WorkerFixtures>({
  garage: [
    async ({}, use, info) => {
      const folder = mkdtempSync(join(tmpdir(), 'garage-journey-'));
      const database =
        info.project.metadata['engine'] === 'postgres'
          ? await makeDatabase(process.env['TEST_POSTGRES_URL'] ?? '')
          : undefined;
      const url = database?.url ?? '';
      const server = await startGarage(folder, url);
      const open = () => openDatabase(url, folder);
      const putBack = database ? async () => {} : await keepDemoData(folder);
      ownGarage = { url: server.url, open, putBack, openSession: sessionOpener(open) };
      await use(ownGarage);
      await server.stop();
      process.stderr.write(server.log());
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
    // With a time of its own: on a busy machine, starting would take most of the first journey's.
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ garage }, use) => {
    await garage.putBack();
    await use(garage.url);
  },
  kept: [
    async ({ browser }, use) => {
      const kept = newContextPool(browser);
      await use(kept);
      await kept.close();
    },
    { scope: 'worker' },
  ],
  browsing: [
    async ({ browser, garage }, use) => {
      const page = await browser.newPage({ baseURL: garage.url });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, kept, baseURL, viewport, hasTouch, isMobile, contextOptions },
    use,
    { tags },
  ) => {
    const options = { baseURL, viewport, hasTouch, isMobile, ...contextOptions };
    // For journeys in which code fails to load: it must not have been loaded before.
    if (!tags.includes('@own-context')) return kept.lend(options, use);
    const context = await browser.newContext(options);
    await use(context);
    await context.close();
  },
});

/** @param open opens the database of the server that is to know the sessions */
function sessionOpener(open: () => Db): Garage['openSession'] {
  const server = {
    // What is signed with the same settings is valid there.
    env: readEnv(testSettings),
    clock: () => Temporal.Now.instant(),
    log: openLog('silent'),
    live: localLive(),
  };
  return async (email, userAgent) => {
    const db = open();
    const user = await findAccount(db, email);
    if (!user) throw new Error(`${email} has no account.`);
    const device = { ip: '127.0.0.1', user_agent: userAgent };
    const session = await openSession({ ...server, db }, db, user, 'password', device);
    await db.destroy();
    return session;
  };
}

const startGarage = (folder: string, databaseUrl = '') =>
  startProcess(
    {
      TZ: 'Pacific/Chatham',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      DEMO_DATA: 'on',
      LOG_LEVEL: 'warn',
    },
    'build/server/serve.js',
  );

/**
 * @param folder the data folder of a garage that has just been started on SQLite
 * @returns a function that restores the demo data under the running server: as it was, or rebuilt for a new day
 */
async function keepDemoData(folder: string): Promise<() => Promise<void>> {
  const file = databaseFile(folder);
  const demo = `${file}.demo`;
  let madeOn = dayNow();
  await copyWhenReady(folder, demo);
  return async () => {
    if (dayNow() !== madeOn) {
      madeOn = dayNow();
      const other = mkdtempSync(join(folder, 'day-'));
      const server = await startGarage(other);
      await copyWhenReady(other, demo);
      await server.stop();
    }
    await copy(demo, file);
  };
}

/** The day in Chesterfield: demo data is mostly about the day it is made on, and a run may pass midnight. */
const dayNow = () => today(Temporal.Now.instant());

async function copyWhenReady(folder: string, to: string): Promise<void> {
  const db = openDatabase('', folder);
  await expect.poll(() => firstJobsDone(db), { message: 'first jobs are done', timeout: 60_000 }).toBe(true);
  await db.destroy();
  await copy(databaseFile(folder), to);
}

async function copy(from: string, to: string): Promise<void> {
  const source = new Database(from);
  await source.backup(to);
  source.close();
}

export { expect } from '@playwright/test';
