import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { pagesIn } from './pages.ts';

const styleLink = /<link rel="stylesheet" href="(\/assets\/[^"#]+\.css)#?"\/>/g;

/**
 * Puts into each page without React the styles that it uses, instead of a link to all of them: the page
 * and its styles then arrive in the first round trip. Pages whose React starts late get the same, and the
 * whole sheet when it starts.
 */
export function inlineStyles(client: string): void {
  const pages = pagesIn(client).map(({ file }) => ({ file, html: readFileSync(file, 'utf8') }));
  const plain = pages.filter(({ html }) => !html.includes('<script type="module"'));
  const sheets = [
    ...new Set(plain.flatMap(({ html }) => [...html.matchAll(styleLink)].map(([, href = '']) => href))),
  ];
  const code = Buffer.concat(sheets.map((href) => readFileSync(join(client, href))));
  const later = sheets.map((href) => `<link rel="later" data-rel="stylesheet" href="${href}"/>`).join('');
  for (const { file, html } of plain) {
    const style = `<style>${usedBy(html, code)}</style>${html.includes('<script type="later"') ? later : ''}`;
    writeFileSync(
      file,
      html.replaceAll(styleLink, '').replace('</head>', () => `${style}</head>`),
    );
  }
}

/** Leaves out the rules for classes that a page does not have. */
function usedBy(html: string, code: Buffer): string {
  const names = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = '']) => value.split(' '));
  const present = new Set(names);
  const result = transform({
    filename: 'page.css',
    code,
    minify: true,
    visitor: {
      Rule: {
        style(rule) {
          const isUsed = rule.value.selectors.some((selector) =>
            selector.every((part) => part.type !== 'class' || present.has(part.name)),
          );
          return isUsed ? undefined : [];
        },
      },
    },
  });
  return Buffer.from(result.code).toString();
}
