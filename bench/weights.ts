import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pagesIn } from '../scripts/site/pages.ts';
import { site } from './garage.ts';
import { say } from './say.ts';

const packed = (text: string) => brotliCompressSync(text).length;

/** Reports the heaviest public page for each part, in bytes: after Brotli, except inline scripts. */
export function weighPages(): void {
  const pages = pagesIn(site)
    .filter(({ path }) => !/^\/(404|auth|dashboard|dev|contact)/.test(path))
    .map(({ file, path }) => ({ path, ...weigh(file) }));
  for (const part of ['html', 'styles', 'inlineScript', 'fonts', 'whole'] as const) {
    const heaviest = pages.reduce((most, page) => (page[part] > most[part] ? page : most));
    say(`Most ${part}`, `${heaviest[part]} bytes (${heaviest.path})`);
  }
}

function weigh(file: string) {
  const html = readFileSync(file, 'utf8');
  const inline = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code).join('');
  const fonts = fontsOf(html);
  return {
    html: packed(html.replace(/<style>[\s\S]*?<\/style>/, '')),
    styles: packed(inline),
    inlineScript: scripts.length,
    fonts,
    whole: packed(html) + fonts + statSync(join(site, 'favicon.svg.br')).size,
  };
}

/** Two faces are preloaded, the third follows; rarer letters have their own files. */
function fontsOf(html: string): number {
  const needed = [...html.matchAll(/@font-face\{[^}]*url\(([^)]+)\)[^}]*unicode-range:([^;}]+)/g)];
  return needed
    .filter(([, , ranges = '']) =>
      ranges.split(',').some((range) => /U\+20-7E/i.test(range) || hasLetter(html, range)),
    )
    .reduce((sum, [, url = '']) => sum + statSync(join(site, url.replaceAll('"', ''))).size, 0);
}

function hasLetter(html: string, range: string): boolean {
  const [first = 0, last = first] = range
    .trim()
    .slice(2)
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return [...html].some(
    (letter) => (letter.codePointAt(0) ?? 0) >= first && (letter.codePointAt(0) ?? 0) <= last,
  );
}
