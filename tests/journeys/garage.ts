import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import {
  type APIRequestContext,
  type Browser,
  expect,
  type Locator,
  type Page,
  test as base,
} from '@playwright/test';
import { sessionKey } from '../../app/lib/auth-client.ts';
import { demoAccounts } from '../../db/demo.ts';
import { databaseFile, type Db, openDatabase } from '../../db/open.ts';
import type { Enquiry } from '../../features/enquiries/schema.ts';
import { firstJobsDone, makeDatabase } from '../databases.ts';
import { openDayAhead } from '../days.ts';
import { startProcess } from '../processes.ts';
import { keepContexts, type KeptContexts } from './kept-contexts.ts';

/** The built server in a process of its own, on a new database with demo data. */
export type Garage = {
  url: string;
  /** Its database, for what people cannot bring about: that time has gone by. */
  open(): Db;
  /** Takes back what other journeys have done in it; on PostgreSQL, where few take place, they share it. */
  putBack(): Promise<void>;
};

/** The password of all demo people. */
export const demoPassword: string = demoAccounts[0].password;

export const test = base.extend<{ baseURL: string }, { garage: Garage; kept: KeptContexts }>({
  garage: [
    async ({}, use, info) => {
      const folder = mkdtempSync(join(tmpdir(), 'garage-journey-'));
      const database =
        info.project.metadata['engine'] === 'postgres'
          ? await makeDatabase(process.env['TEST_POSTGRES_URL'] ?? '')
          : undefined;
      const server = await startProcess(
        {
          TZ: 'Pacific/Chatham',
          DATA_DIR: folder,
          DATABASE_URL: database?.url ?? '',
          DEMO_DATA: 'on',
          LOG_LEVEL: 'warn',
        },
        'server/main.ts',
      );
      const open = () => openDatabase(database?.url ?? '', folder).db;
      const putBack = database ? async () => {} : await keepDemoData(open(), databaseFile(folder));
      await use({ url: server.url, open, putBack });
      await server.stop();
      process.stderr.write(server.log());
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ garage }, use) => {
    await garage.putBack();
    await use(garage.url);
  },
  kept: [
    async ({ browser }, use) => {
      const kept = keepContexts(browser);
      await use(kept);
      await kept.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, kept, baseURL, viewport, hasTouch, isMobile, contextOptions },
    use,
    { tags },
  ) => {
    const options = { baseURL, viewport, hasTouch, isMobile, ...contextOptions };
    // For journeys in which a program does not come: it must not have come before.
    if (!tags.includes('@own-context')) return kept.lend(options, use);
    const context = await browser.newContext(options);
    await use(context);
    await context.close();
  },
});

/** @returns what puts the demo data back as it is now, under the running server */
async function keepDemoData(db: Db, file: string): Promise<() => Promise<void>> {
  await expect.poll(() => firstJobsDone(db), { message: 'the first jobs', timeout: 60_000 }).toBe(true);
  await db.destroy();
  const copyTo = async (from: string, to: string) => {
    const source = new Database(from);
    await source.backup(to);
    source.close();
  };
  await copyTo(file, `${file}.demo`);
  return () => copyTo(`${file}.demo`, file);
}

export { expect } from '@playwright/test';

/**
 * Signs in as one of the demo people, unless told otherwise: the browser has the session that /auth would have stored,
 * and no page is open yet. The way through /auth is a journey of its own (account-entry.spec.ts).
 */
export async function startSession(
  page: Page,
  email = 'employee@demo.example',
  password?: string,
): Promise<void> {
  const { origin, session } = await newSession(page.request, email, password);
  // Playwright's `setStorageState` would do it in a page of its own, which takes a sixth of what a first look takes.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [sessionKey, session] as const);
}

/** Signs in beside the page. @returns the session as the server gives it, in JSON, and where that is */
async function newSession(request: APIRequestContext, email: string, password = demoPassword) {
  const answer = await request.post('/auth/v1/token?grant_type=password', { data: { email, password } });
  const session = await answer.text();
  expect(answer.ok(), session).toBe(true);
  return { origin: new URL(answer.url()).origin, session };
}

/** Signs in, as `startSession`, and waits for the dashboard. */
export async function signIn(page: Page, email?: string, password?: string): Promise<void> {
  await startSession(page, email, password);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Signs in as people do. */
export async function signInByHand(page: Page, email: string, password?: string): Promise<void> {
  await page.goto('/auth');
  await signInHere(page, email, password);
}

/** Signs in where /auth is open already, and leads back to where somebody was. */
export async function signInHere(page: Page, email: string, password = demoPassword): Promise<void> {
  const form = page.getByRole('tabpanel', { name: 'Sign In' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
}

/** Signs in as staff, who see the day first. */
export async function signInAtDesk(page: Page, email?: string): Promise<void> {
  await signIn(page, email);
  await expect(page.getByRole('tab', { name: "Today's Schedule" })).toBeVisible();
}

/** A colleague in a browser of their own, signed in. */
export async function anotherPage(browser: Browser, email: string, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signInAtDesk(page, email);
  return page;
}

/**
 * @returns a Tuesday on which the garage is open, so many weeks ahead or a little more, `YYYY-MM-DD`; after four the
 *   demo diary is empty
 */
export function tuesdayAhead(weeks = 4): string {
  return openDayAhead(weeks * 7 + 2, 2);
}

/** Where React Router keeps itself in a browser. */
type RouterWindow = {
  __reactRouterDataRouter: { navigate(to: string, how: { flushSync: boolean }): Promise<void> };
};

/**
 * Goes on to a screen of the dashboard as its links do, where one is open already: in a third of the time that loading
 * it anew takes. What was typed, read or answered on the page stays there, which `page.goto` would not leave.
 */
export async function goOn(page: Page, address: string): Promise<void> {
  if (new URL(page.url()).pathname === '/dashboard')
    await page.evaluate(
      (to) => (window as unknown as RouterWindow).__reactRouterDataRouter.navigate(to, { flushSync: true }),
      address,
    );
  else await page.goto(address);
}

/** Where toasts appear. */
export const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Opens the first appointment of one of staff's lists. @param list its filters, `status=confirmed` @returns its drawer */
export async function openFirstAppointment(page: Page, list: string): Promise<Locator> {
  await goOn(page, `/dashboard?tab=appointments&${list}`);
  await page
    .getByRole('link', { name: /open the appointment/ })
    .first()
    .click();
  return page.getByRole('dialog', { name: 'Appointment' });
}

/** Opens one of staff's lists (`clients`, `enquiries&status=all`) and searches it. */
export async function searchIn(page: Page, tab: string, words: string): Promise<void> {
  const isElsewhere =
    new URL(page.url()).searchParams.get('tab') !== new URLSearchParams(`tab=${tab}`).get('tab');
  const [left] = isElsewhere ? await page.getByRole('searchbox').elementHandles() : [];
  await goOn(page, `/dashboard?tab=${tab}`);
  // Another list has such a field too, which is there until this one has come.
  await left?.waitForElementState('hidden');
  const answer = page.waitForResponse(
    (response) => response.request().headers()['search-for'] === encodeURIComponent(words),
  );
  const field = page.getByRole('searchbox');
  // Where the list had been searched for something else, that goes with the address.
  await expect(field).toHaveValue('');
  await field.fill(words);
  await answer;
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/**
 * Signs in one of the demo people beside the page.
 * @returns what calls the API in their name, and gives its answer
 */
export async function callAs(request: APIRequestContext, email: string) {
  const { session } = await newSession(request, email);
  const { access_token: token } = JSON.parse(session) as { access_token: string };
  return async <T>(method: 'GET' | 'POST' | 'PATCH', path: string, data?: object): Promise<T> => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await request.fetch(path, { method, headers, ...(data && { data }) });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  };
}

/** Sends an enquiry as a visitor does: the newest. */
export async function sendEnquiry(page: Page, full_name: string, more: Partial<Enquiry> = {}) {
  const email = `${full_name.split(' ')[0]?.toLowerCase()}@example.com`;
  const data = { full_name, email, source_page: '/contact', took_ms: 60_000, ...more };
  expect((await page.request.post('/api/enquiries', { data })).status()).toBe(201);
}

/**
 * Makes a client who agreed to reminders, and opens the form with their contacts.
 * @returns their id, and what calls the API as a colleague
 */
export async function editAgreedClient(page: Page, request: APIRequestContext, fullName: string) {
  const call = await callAs(request, 'employee@demo.example');
  const { id } = await call<{ id: string }>('POST', '/api/staff/clients', {
    full_name: fullName,
    email: null,
    phone: null,
    reminders_agreed: true,
  });
  await signInAtDesk(page);
  await goOn(page, `/dashboard?tab=clients&client=${id}`);
  await page.getByRole('button', { name: 'Edit' }).first().click();
  return { id, call };
}

/**
 * Holds back what the page asks of an address.
 * @param method only requests of this one, such as `POST`
 * @returns lets go what is held, and holds nothing any longer
 */
export async function holdBack(page: Page, address: string, method?: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (!method || route.request().method() === method) await promise;
    await route.continue();
  });
  return resolve;
}

/** Lets a write be carried out and loses its answer; what is read there gets none either. @returns what ends it */
export async function loseAnswer(page: Page, address: string): Promise<() => Promise<void>> {
  await page.route(address, async (route) => {
    if (route.request().method() !== 'GET') await route.fetch();
    await route.abort();
  });
  return () => page.unroute(address);
}

/** Ends the session on the server, as signing out elsewhere does: the page does not know of it yet. */
export async function endSession(page: Page): Promise<void> {
  await callInPage(page, 'POST', '/auth/v1/logout?scope=local');
}

/** On /contact React comes after the first paint; until then the browser itself would post the form. */
export async function reactArrives(page: Page): Promise<void> {
  const isThere = () =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react'));
  await expect.poll(() => page.evaluate(isThere)).toBe(true);
}

/** How the server answers when it has failed. */
export const unexpected = { error: { code: 'unexpected', message: 'Reference 1' } };

/**
 * Calls the API as whoever is signed in on the page.
 * @returns its answer
 */
export function callInPage(page: Page, method: string, path: string, body?: object): Promise<object> {
  return page.evaluate(
    async ([sentMethod, sentPath, sentBody]) => {
      const { access_token: token } = JSON.parse(localStorage.getItem('garage-session') ?? '{}') as {
        access_token: string;
      };
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await fetch(sentPath, { method: sentMethod, headers, body: sentBody });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${sentPath}: ${answer.status}`);
      return JSON.parse(text || '{}') as object;
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as [string, string, string | null],
  );
}
