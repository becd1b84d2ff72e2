import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { pagesIn } from './pages.ts';

const inlineScript = /<script(?<attributes>(?:\s[^>]*)?)>(?<code>[\s\S]*?)<\/script>/g;

/**
 * The hashes of a page's inline scripts, as its Content-Security-Policy names them.
 * Structured data is no script and needs none.
 */
function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)].flatMap(({ groups }) => {
    const { attributes = '', code = '' } = groups ?? {};
    if (/\ssrc=/.test(attributes) || attributes.includes('ld+json')) return [];
    return [`sha256-${createHash('sha256').update(code).digest('base64')}`];
  });
  return [...new Set(hashes)];
}

/** Writes which inline scripts each page may run: `{ "/path": ["sha256-…"] }`. */
export function writePolicy(client: string, target: string): void {
  const entries = pagesIn(client).map(({ file, path }) => [path, scriptHashes(readFileSync(file, 'utf8'))]);
  writeFileSync(target, JSON.stringify(Object.fromEntries(entries), null, 1));
}
