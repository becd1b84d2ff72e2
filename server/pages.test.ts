import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGarage, type TestGarage } from '../tests/server.ts';
import { siteStandIn } from '../tests/site-stand-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'garage-pages-'));
let garage: TestGarage;
beforeAll(async () => {
  garage = await startTestGarage('sqlite', {}, siteStandIn(folder));
});
afterAll(async () => {
  await garage.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string) => fetch(garage.url + path, { redirect: 'manual' });

test.each([
  ['/contact/', '/contact'],
  ['/Contact', '/contact'],
  ['/CONTACT/?service=Diagnostics', '/contact?service=Diagnostics'],
])('%s leads to %s', async (typed, path) => {
  const answer = await ask(typed);
  expect(answer.status).toBe(308);
  expect(answer.headers.get('location')).toBe(path);
});

test.each(['/nowhere', '/Nowhere', '//contact', '/contact//', '/contact.html'])(
  '%s is no page',
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Not found');
  },
);
