import { describe, expect, it } from 'vitest';
import { withShortNames } from '../scripts/site/short-names.ts';
import { usedStyles } from '../scripts/site/used-styles.ts';

describe('the styles that a page gets', () => {
  it('are those that match what it has', () => {
    const css =
      'p{top:0}.a,.b{left:0}.a .b{right:0}#x{top:1px}[id=y]{top:2px}.a:not(.c):hover{top:3px}table{top:4px}';
    expect(usedStyles('<p class="a" id="y">text</p>', css)).toBe(
      'p{top:0}.a{left:0}[id=y]{top:2px}.a:not(.c):hover{top:3px}',
    );
  });

  it('are without those for disabled controls if it has none', () => {
    const css = 'p{top:0}button:disabled,button[aria-disabled=true]{top:1px}';
    expect(usedStyles('<p>text</p><button></button>', css)).toBe('p{top:0}');
    for (const state of ['disabled=""', 'aria-disabled="true"'])
      expect(usedStyles(`<p>text</p><button ${state}></button>`, css)).toContain('top:1px');
  });

  it('have prefixed properties only once', () => {
    const twice =
      'p{-webkit-text-decoration-color:var(--ink);-webkit-text-decoration-color:var(--ink);text-decoration-color:var(--ink)}';
    const once = 'p{-webkit-text-decoration-color:var(--ink);text-decoration-color:var(--ink)}';
    expect(usedStyles('<p></p>', twice)).toBe(once);
  });

  it('leave out what only the missing rules used, however long the chain', () => {
    const css =
      ':root{--one:var(--two);--two:var(--three);--three:1px;--four:2px}.gone{top:var(--one);animation:1s turn}' +
      '.here{top:var(--four)}@keyframes turn{to{rotate:1turn}}@media print{.gone{top:0}}';
    expect(usedStyles('<p class="here"></p>', css)).toBe(':root{--four:2px}.here{top:var(--four)}');
  });

  it('keep what only the markup uses', () => {
    expect(usedStyles('<path fill="var(--ink)"/>', ':root{--ink:red;--none:0}')).toBe(':root{--ink:red}');
  });

  it('keep what cannot be judged, and what the remaining rules use', () => {
    const kept =
      '@font-face{font-family:F;src:url(f.woff2)}[lang=en]{top:0}.a{not-yet-known:1;animation:1s turn}@keyframes turn{to{top:0}}';
    expect(usedStyles('<p class="a" id="y"></p>', `${kept}[id=z]{top:0}`)).toBe(kept);
  });

  it('include the font faces for letters that the page has', () => {
    const face = (range: string) => `@font-face{font-family:F;src:url(f.woff2);unicode-range:${range}}`;
    const had = ['U+20-7E', 'U+160-161', 'U+15F-160'].map(face).join('');
    expect(usedStyles('<p>Škoda</p>', had + face('U+C0-D6') + face('U+161-162'))).toBe(had);
  });
});

describe('short names', () => {
  it('are the same in markup and styles, the shortest for the most frequent', () => {
    const [html, css] = withShortNames(
      '<p class="often">.often</p><p class="often once" style-of="var(--ink)">--ink</p>',
      '.often,.once{width:.5em;color:var(--ink)}.often:hover{--ink:red;src:url(f.woff2);animation:1s x_draw}@keyframes x_draw{to{top:0}}',
    );
    expect(html).toBe('<p class="a">.often</p><p class="a b" style-of="var(--a)">--ink</p>');
    expect(css).toBe(
      '.a,.b{width:.5em;color:var(--a)}.a:hover{--a:red;src:url(f.woff2);animation:1s a}@keyframes a{to{top:0}}',
    );
  });

  it('do not run out', () => {
    const names = Array.from({ length: 3000 }, (_, index) => `name${index}`);
    const [html] = withShortNames(`<p class="${names.join(' ')}"></p>`, '');
    expect(new Set(/"(.*)"/.exec(html)?.[1]?.split(' ')).size).toBe(3000);
  });
});
