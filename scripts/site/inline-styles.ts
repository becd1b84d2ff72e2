import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesIn } from './pages.ts';
import { withShortNames } from './short-names.ts';
import { usedStyles } from './used-styles.ts';

const styleLink = /<link rel="stylesheet" href="(\/assets\/[^"#]+\.css)#?"\/>/g;

/**
 * Inlines in each page without React the styles that it uses, instead of linking to all of them: the page and its
 * styles then arrive in the first round trip. Pages whose React starts late get the same, and the whole sheets once it
 * starts. A page that shares a component with an application also links to that application's sheets, but the styles it
 * uses are in the site's own two (`chunks.ts`).
 */
export function inlineStyles(client: string): void {
  const pages = pagesIn(client).map(({ file }) => ({ file, html: readFileSync(file, 'utf8') }));
  const plain = pages.filter(({ html }) => !html.includes('<script type="module"'));
  const linked = plain.flatMap(({ html }) => [...html.matchAll(styleLink)].map(([, href = '']) => href));
  const sheets = [...new Set(linked)].filter((href) => /^\/assets\/(root|site)-/.test(href));
  const whole = sheets.map((href) => readFileSync(join(client, href), 'utf8')).join('');
  const later = sheets.map((href) => `<link rel="later" data-rel="stylesheet" href="${href}"/>`).join('');
  for (const { file, html } of plain) {
    const bare = html.replaceAll(styleLink, '');
    const styles = usedStyles(bare, whole);
    const page = html.includes('<script type="later"')
      ? withStyles(bare, styles, later)
      : withStyles(...withShortNames(bare, styles));
    writeFileSync(file, page);
  }
}

function withStyles(html: string, css: string, links = ''): string {
  return html.replace('</head>', () => `<style>${css}</style>${links}</head>`);
}
