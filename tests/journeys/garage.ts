import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Locator, type Page, test as base } from '@playwright/test';
import pg from 'pg';

/** The built server in a process of its own, on a new database with demo data. */
export type Garage = { url: string };

/** The password of all demo people (`db/demo.ts`). */
export const demoPassword = 'spanner-and-oil';

const bin = join(import.meta.dirname, '..', '..', 'node_modules', '.bin');

export const test = base.extend<{ baseURL: string }, { garage: Garage }>({
  garage: [
    async ({}, use, info) => {
      const folder = mkdtempSync(join(tmpdir(), 'garage-journey-'));
      const database = info.project.metadata['engine'] === 'postgres' ? await makeDatabase() : undefined;
      const child = spawn(join(bin, 'node'), ['server/main.ts'], {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        env: {
          ...process.env,
          TZ: 'Pacific/Chatham',
          NODE_ENV: 'test',
          PORT: '0',
          DATA_DIR: folder,
          DATABASE_URL: database?.url ?? '',
          DEMO_DATA: 'on',
          RATE_LIMITS: 'off',
          LOG_LEVEL: 'warn',
        },
      });
      await use({ url: await addressOf(child) });
      child.kill('SIGTERM');
      await once(child, 'exit');
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ garage }, use) => {
    await use(garage.url);
  },
});
export { expect } from '@playwright/test';

/** Signs in on /auth as one of the demo people, unless told otherwise, and waits for the dashboard. */
export async function signIn(
  page: Page,
  email = 'employee@demo.example',
  password = demoPassword,
): Promise<void> {
  await page.goto('/auth');
  const form = page.getByRole('tabpanel', { name: 'Sign In' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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

/** Where toasts appear. */
export const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Opens the first appointment of one of staff's lists. @param list its filters, `status=confirmed` @returns its drawer */
export async function openFirstAppointment(page: Page, list: string): Promise<Locator> {
  await page.goto(`/dashboard?tab=appointments&${list}`);
  await page
    .getByRole('link', { name: /open the appointment/ })
    .first()
    .click();
  return page.getByRole('dialog', { name: 'Appointment' });
}

/** Opens one of staff's lists (`clients`, `enquiries&status=all`) and searches it. */
export async function searchIn(page: Page, tab: string, words: string): Promise<void> {
  await page.goto(`/dashboard?tab=${tab}`);
  const answer = page.waitForResponse(
    (response) => response.request().headers()['search-for'] === encodeURIComponent(words),
  );
  await page.getByRole('searchbox').fill(words);
  await answer;
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

async function addressOf(child: ChildProcess): Promise<string> {
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The server ended before it listened.');
    }),
  ]);
  return (message as { url: string }).url;
}

async function makeDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const admin = process.env['TEST_POSTGRES_URL'] ?? '';
  const name = `journey_${crypto.randomUUID().replaceAll('-', '')}`;
  const statement = async (text: string) => {
    const client = new pg.Client({ connectionString: admin });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  await statement(`create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => statement(`drop database ${name} with (force)`) };
}
