import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import type { Env } from './env.ts';
import { OperatorError } from './errors.ts';
import { closedPolicy, securityHeaders } from './headers.ts';
import { pagePolicy, readPolicies } from './policy.ts';

/** One encoding of a file, ready to send: header names and values alternate, as `writeHead` takes them. */
export type Variant = { headers: string[]; body: Buffer };
/** One file of the built site. Images and fonts have no compressed sibling. */
export type Built = { etag: string; unchanged: string[]; plain: Variant; br?: Variant; gzip?: Variant };
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
 * Reads the built site into memory, with every header of every answer.
 * @param dir the build's folder of public files
 * @throws {OperatorError} when the site has not been built
 */
export function openSite(dir: string, env: Pick<Env, 'production'>): Site {
  const policies = readPolicies(join(dir, '..', 'policy.json'));
  const files = new Map<string, Built>();
  for (const file of filesBelow(dir)) {
    const path = urlPath(relative(dir, file));
    const policy = extname(file) === '.html' ? pagePolicy(policies[path]) : closedPolicy;
    files.set(path, built(file, path, { ...securityHeaders(env), 'content-security-policy': policy }));
  }
  const notFound = files.get('/404');
  if (!notFound) throw new OperatorError('The site has not been built yet: run npm run build first.');
  files.delete('/404');
  if (env.production) files.delete('/dev/kit');
  return { files, notFound };
}

function filesBelow(dir: string): string[] {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** `mot/index.html` and `mot.html` are the page `/mot`; other files keep their names. Policies use the same paths. */
export function urlPath(file: string): string {
  const path = `/${file.replaceAll('\\', '/')}`;
  return path.replace(/\/index\.html$/, '').replace(/\.html$/, '') || '/';
}

function built(file: string, path: string, safe: Record<string, string>): Built {
  const body = readFileSync(file);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const common = {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    etag,
    'cache-control': path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
    ...safe,
  };
  const br = variant(common, read(`${file}.br`), 'br');
  const gzip = variant(common, read(`${file}.gz`), 'gzip');
  const plain = { headers: inTurn({ ...common, 'content-length': String(body.length) }), body };
  return { etag, unchanged: inTurn(common), plain, ...(br && { br }), ...(gzip && { gzip }) };
}

function variant(
  common: Record<string, string>,
  body: Buffer | undefined,
  encoding: string,
): Variant | undefined {
  const own = { 'content-encoding': encoding, 'content-length': String(body?.length) };
  return body && { headers: inTurn({ ...common, ...own }), body };
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

const inTurn = (headers: Record<string, string>): string[] => Object.entries(headers).flat();
