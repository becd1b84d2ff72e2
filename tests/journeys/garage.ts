import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import pg from 'pg';

/** The built server in a process of its own, on a new database with demo data. */
export type Garage = { url: string };

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
