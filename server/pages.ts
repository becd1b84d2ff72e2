import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { Hono } from 'hono';
import type { AppEnv } from './garage.ts';
import type { Built, Site, Variant } from './site.ts';

/**
 * Answers with a file of the built site straight from memory, before any routing: a page costs hardly
 * more than an empty node:http answer (docs/performance.md).
 * @returns false when the request is for something else, and nothing was sent
 */
export function answerFile(site: Site, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '/', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const end = url.indexOf('?');
  const file = site.files.get(end === -1 ? url : url.slice(0, end));
  if (!file) return false;
  if (headers['if-none-match']?.includes(file.etag)) {
    response.writeHead(304, file.unchanged).end();
    return true;
  }
  const { headers: sent, body } = choose(file, headers['accept-encoding']);
  // To a HEAD request node sends only the headers.
  response.writeHead(200, sent).end(body);
  return true;
}

/** Finds a coding that is named, unless its weight is zero, which refuses it (RFC 9110, section 12.4.2). */
const taking = (coding: string) => new RegExp(String.raw`\b${coding}\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`);
const [takesBrotli, takesGzip] = [taking('br'), taking('gzip')];

function choose(file: Built, accepted = ''): Variant {
  if (file.br && takesBrotli.test(accepted)) return file.br;
  if (file.gzip && takesGzip.test(accepted)) return file.gzip;
  return file.plain;
}

/** What remains if `answerFile` found no page: addresses with an extra slash or in capitals, and the 404 page. */
export function pageRoutes(site: Site) {
  const app = new Hono<AppEnv>();
  // A sign-in form sent before its scripts had arrived: the server reads nothing and shows the page again.
  app.post('/auth', (c) => c.redirect('/auth', 303));
  app.get('*', (c, next) => {
    const { path } = c.req;
    const meant = path.replace(/(?<=.)\/$/, '').toLowerCase();
    if (meant === path || !site.files.has(meant)) return next();
    return Promise.resolve(c.redirect(meant + new URL(c.req.url).search, 308));
  });
  return app.all('*', (c) => notFound(c, site.notFound));
}

function notFound(c: Context<AppEnv>, page: Built): Response {
  const { headers, body } = choose(page, c.req.header('accept-encoding'));
  for (let at = 0; at < headers.length; at += 2) c.header(headers[at] ?? '', headers[at + 1]);
  return c.body(new Uint8Array(body), 404);
}
