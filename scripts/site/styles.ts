import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesIn } from './pages.ts';

const styleLink = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/g;
/** The order of the layers, whichever file comes first; as in app/styles/tokens.css. */
const layers = '@layer reset,tokens,base,components,pages;';

/**
 * Gives all pages without React one style sheet between them: a dozen small files take a dozen requests and
 * compress badly. Pages with React keep theirs, because React expects the links that it wrote.
 */
export function joinStyles(client: string): void {
  const pages = pagesIn(client)
    .map(({ file }) => ({ file, html: readFileSync(file, 'utf8') }))
    .filter(({ html }) => !html.includes('type="module"'));
  const sheets = new Set(
    pages.flatMap(({ html }) => [...html.matchAll(styleLink)].map(([, href = '']) => href)),
  );
  const joined = layers + [...sheets].map((href) => readFileSync(join(client, href), 'utf8')).join('');
  const hash = createHash('sha256').update(joined).digest('base64url').slice(0, 8);
  const href = `/assets/public-${hash}.css`;
  writeFileSync(join(client, href), joined);
  for (const { file, html } of pages) {
    const [first = '', ...rest] = [...html.matchAll(styleLink)].map(([link]) => link);
    const without = rest.reduce((text, link) => text.replace(link, ''), html);
    writeFileSync(file, without.replace(first, `<link rel="stylesheet" href="${href}"/>`));
  }
}
