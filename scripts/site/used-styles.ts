import { type FontFaceProperty, type SelectorComponent, transform } from 'lightningcss';
import { classesIn, found } from './short-names.ts';

/** What a page has that selectors can match. */
type Present = { tags: Set<string>; classes: Set<string>; ids: Set<string>; attributes: Set<string> };

/**
 * The part of a style sheet that a page needs if no script changes it: no rules for elements, classes, ids or states that
 * the page does not have, and then none of the properties, fonts and animations that only those rules used.
 * @param html the page
 * @param sheet the CSS of the whole site
 */
export function usedStyles(html: string, sheet: string): string {
  const present = whatIsIn(html);
  let css = sheet;
  for (;;) {
    const next = withoutUnused(css, present, html);
    // Each pass repeats the prefixed form of a property that already has one.
    if (next.length >= css.length) return next.replaceAll(/(-webkit-[a-z-]+:[^;}]+;)\1+/g, '$1');
    css = next;
  }
}

function whatIsIn(html: string): Present {
  return {
    tags: new Set(found(html, /<([a-z][a-z\d]*)/g)),
    classes: new Set(classesIn(html)),
    ids: new Set(found(html, /\sid="([^"]*)"/g)),
    attributes: new Set(found(html, /\s([a-z-]+)="/g)),
  };
}

function withoutUnused(css: string, present: Present, html: string): string {
  const variables = new Set([...`${css}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const animations = new Set(
    [...css.matchAll(/animation[a-z-]*:([^;}]+)/g)].flatMap(([, v = '']) => v.split(/[\s,]+/)),
  );
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Selector: (selector) => (selector.every((part) => isPresent(part, present)) ? undefined : []),
      Rule: {
        keyframes: ({ value }) => (animations.has(value.name.value) ? undefined : []),
        'font-face': ({ value }) => (hasLetterIn(value.properties, html) ? undefined : []),
      },
      Declaration: {
        custom: ({ name }) => (name.startsWith('--') && !variables.has(name) ? [] : undefined),
      },
    },
  });
  return Buffer.from(code).toString();
}

function isPresent(part: SelectorComponent, { tags, classes, ids, attributes }: Present): boolean {
  if (part.type === 'class') return classes.has(part.name);
  if (part.type === 'type') return tags.has(part.name);
  if (part.type === 'id') return ids.has(part.name);
  if (part.type === 'attribute' && part.name === 'id') return ids.has(part.operation?.value ?? '');
  if (part.type === 'attribute' && part.name.startsWith('aria-')) return attributes.has(part.name);
  if (part.type === 'pseudo-class' && part.kind === 'disabled') return attributes.has(part.kind);
  return true;
}

/** A face without ranges covers all letters. */
function hasLetterIn(properties: FontFaceProperty[], text: string): boolean {
  const ranges = properties.flatMap((property) => (property.type === 'unicode-range' ? property.value : []));
  if (ranges.length === 0) return true;
  return [...text].some((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(({ start, end }) => start <= code && code <= end);
  });
}
