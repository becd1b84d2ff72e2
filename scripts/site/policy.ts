import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { pagesIn } from './pages.ts';

const inlineScript = /<script(?<attributes>(?:\s[^>]*)?)>(?<code>[\s\S]*?)<\/script>/g;
const inlineStyle = /<style>(?<code>[\s\S]*?)<\/style>/g;

/** The inline scripts of a page, for their hashes. Structured data is not a script and needs none. */
function scriptsIn(html: string): string[] {
  return [...html.matchAll(inlineScript)].flatMap(({ groups }) => {
    const { attributes = '', code = '' } = groups ?? {};
    return /\ssrc=/.test(attributes) || attributes.includes('ld+json') ? [] : [code];
  });
}

function hashes(codes: string[]): string[] {
  return [...new Set(codes)].map((code) => `sha256-${createHash('sha256').update(code).digest('base64')}`);
}

/** Writes what each page may have inline: `{ "/path": { "scripts": ["sha256-…"], "styles": ["sha256-…"] } }`. */
export function writePolicy(client: string, target: string): void {
  const entries = pagesIn(client).map(({ file, path }) => {
    const html = readFileSync(file, 'utf8');
    const styles = [...html.matchAll(inlineStyle)].map(({ groups }) => groups?.['code'] ?? '');
    return [path, { scripts: hashes(scriptsIn(html)), styles: hashes(styles) }];
  });
  writeFileSync(target, JSON.stringify(Object.fromEntries(entries), null, 1));
}
