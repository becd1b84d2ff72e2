import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGarage, type TestGarage } from '../tests/server.ts';
import { siteStandIn } from '../tests/site-stand-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'garage-pages-'));
let garage: TestGarage;
beforeAll(async () => {
  const site = siteStandIn(folder);
  const page = readFileSync(join(site, 'contact', 'index.html'));
  writeFileSync(join(site, 'contact', 'index.html.br'), brotliCompressSync(page));
  writeFileSync(join(site, 'contact', 'index.html.gz'), gzipSync(page));
  garage = await startTestGarage('sqlite', {}, site);
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

test.each(['/nowhere', '/Nowhere', '//contact', '/contact//', '/contact.html', '/404'])(
  '%s is no page',
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Not found');
  },
);

test('only files named after their content are cached without revalidation, and each encoding separately', async () => {
  for (const [path, kept] of [
    ['/assets/a.js', 'public, max-age=31536000, immutable'],
    ['/contact', 'public, max-age=0, must-revalidate'],
  ] as const) {
    const { headers } = await ask(path);
    expect(headers.get('cache-control'), path).toBe(kept);
    expect(headers.get('vary'), path).toBe('accept-encoding');
  }
});

test('a HEAD request learns how long a page is, and whether it exists', async () => {
  const head = async (path: string) => {
    const { status, headers } = await fetch(garage.url + path, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    });
    return [status, headers.get('content-encoding'), Number(headers.get('content-length')) > 0];
  };
  expect(await head('/contact')).toEqual([200, 'br', true]);
  expect((await head('/nowhere'))[0]).toBe(404);
});

test('the kit page exists outside production, whatever its query', async () => {
  for (const path of ['/dev/kit', '/dev/kit?theme=dark']) expect((await ask(path)).status, path).toBe(200);
});

test('a form that another site posts to a page gets the 404 page', async () => {
  for (const path of ['/', '/nowhere']) {
    const answer = await fetch(garage.url + path, { method: 'POST', body: new URLSearchParams({ a: 'b' }) });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Not found');
  }
});

test.each([
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
  ['br; q=0, gzip', 'gzip'],
  ['gzip;q=0.0, br ; q=0.5', 'br'],
  ['br;q=0', null],
])(
  'a browser that accepts %j gets a page as %j, and not again while it is unchanged',
  async (reads, encoding) => {
    const headers = { 'accept-encoding': reads };
    const answer = await fetch(`${garage.url}/contact`, { headers });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await answer.text()).toContain('<h1>Contact</h1>');
    const etag = answer.headers.get('etag') ?? '';
    const known = { ...headers, 'if-none-match': etag };
    const still = await fetch(`${garage.url}/contact`, { headers: known });
    expect([still.status, still.headers.get('etag')]).toEqual([304, etag]);
    for (const name of ['content-security-policy', 'cache-control', 'vary'])
      expect(still.headers.get(name), `${name} may have changed since`).toBe(answer.headers.get(name));
    const among = { ...headers, 'if-none-match': `"older", W/${etag}` };
    expect((await fetch(`${garage.url}/contact`, { headers: among })).status, 'as a proxy would').toBe(304);
    expect((await fetch(`${garage.url}/`, { headers: known })).status, 'another page').toBe(200);
  },
);
