import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { AppEnv } from './garage.ts';
import { NotStartable } from './errors.ts';

/** One file of the built site, ready to be sent in any of its encodings. */
type Built = { headers: Record<string, string>; plain: Buffer; br?: Buffer; gzip?: Buffer };
export type Site = { files: Map<string, Built>; notFound: Built };

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/**
 * Reads the built site into memory.
 * @param dir the build's folder of public files
 * @throws {NotStartable} when the site has not been built
 */
export function openSite(dir: string): Site {
  const policies = readPolicies(join(dir, '..', 'policy.json'));
  const files = new Map<string, Built>();
  for (const file of filesBelow(dir)) {
    const path = urlPath(relative(dir, file));
    files.set(path, built(file, path, policies[path] ?? []));
  }
  const notFound = files.get('/404');
  if (!notFound) throw new NotStartable('The site has not been built yet: run npm run build first.');
  files.delete('/404');
  return { files, notFound };
}

function readPolicies(file: string): Record<string, string[]> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
  } catch {
    throw new NotStartable('The site has not been built yet: run npm run build first.');
  }
}

function filesBelow(dir: string): string[] {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** `mot/index.html` is the page `/mot`; every other file keeps its name. */
function urlPath(file: string): string {
  const path = `/${file.replaceAll('\\', '/')}`;
  return path.replace(/\/index\.html$/, '').replace(/\.html$/, '') || '/';
}

function built(file: string, path: string, scriptHashes: string[]): Built {
  const plain = readFileSync(file);
  const isPage = extname(file) === '.html';
  const headers: Record<string, string> = {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
  };
  if (isPage) {
    headers['content-security-policy'] = pagePolicy(scriptHashes);
    headers['speculation-rules'] = '"/speculation-rules.json"';
  }
  if (path === '/speculation-rules.json') headers['content-type'] = 'application/speculationrules+json';
  return { headers, plain, ...encoded(file) };
}

/** Everything from this origin only, and of inline scripts only those that the build has seen. */
function pagePolicy(scriptHashes: string[]): string {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function encoded(file: string): { br?: Buffer; gzip?: Buffer } {
  const read = (suffix: string) => {
    try {
      return readFileSync(file + suffix);
    } catch {
      // Images and fonts have no compressed sibling.
      return undefined;
    }
  };
  const br = read('.br');
  const gzip = read('.gz');
  return { ...(br && { br }), ...(gzip && { gzip }) };
}

/** Serves the built pages from memory; whatever is not there is the 404 page with status 404. */
export function siteRoutes(site: Site) {
  return new Hono<AppEnv>().on(['GET', 'HEAD'], '*', (c) => {
    const path = c.req.path;
    if (path.length > 1 && path.endsWith('/') && site.files.has(path.slice(0, -1))) {
      return c.redirect(path.slice(0, -1) + new URL(c.req.url).search, 308);
    }
    const isKit = path === '/dev/kit' && c.var.garage.env.production;
    const file = isKit ? undefined : site.files.get(path);
    return file ? send(file, 200, c.req.raw) : send(site.notFound, 404, c.req.raw);
  });
}

/** @returns one built file as an answer, in the best encoding that the caller takes */
export function send(file: Built, status: number, request: Request): Response {
  const tag = file.headers['etag'] ?? '';
  if (status === 200 && request.headers.get('if-none-match')?.includes(tag)) {
    return new Response(null, { status: 304, headers: file.headers });
  }
  const accepted = request.headers.get('accept-encoding') ?? '';
  const [encoding, body] = choose(file, accepted);
  const headers = encoding ? { ...file.headers, 'content-encoding': encoding } : file.headers;
  const length = { 'content-length': String(body.length) };
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers: { ...headers, ...length } });
}

function choose(file: Built, accepted: string): [string | undefined, Buffer] {
  if (file.br && /\bbr\b/.test(accepted)) return ['br', file.br];
  if (file.gzip && /\bgzip\b/.test(accepted)) return ['gzip', file.gzip];
  return [undefined, file.plain];
}
