const classAttribute = /\sclass="([^"]*)"/g;
const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Gives a page's classes, custom properties and animations names of one or two letters, the most frequent the
 * shortest, in its markup and in its own styles. Only for pages whose scripts use none of these names.
 * @param html a page without styles
 * @param css its styles
 * @returns both, renamed
 */
export function withShortNames(html: string, css: string): [html: string, css: string] {
  const classes = namesFor(classesIn(html));
  const properties = namesFor(found(css, /--([\w-]+)/g));
  const animations = namesFor(found(css, /@keyframes ([\w-]+)/g));
  const page = html
    .replaceAll(classAttribute, (_, value: string) => ` class="${value.split(' ').map(classes).join(' ')}"`)
    .replaceAll(/\bvar\(--([\w-]+)/g, (_, name: string) => `var(--${properties(name)}`);
  const styles = css
    .replaceAll(/\.(-?[a-zA-Z_][\w-]*)/g, (_, name: string) => `.${classes(name)}`)
    .replaceAll(/--([\w-]+)/g, (_, name: string) => `--${properties(name)}`)
    // Animations of a CSS module have the module's mark before an underscore.
    .replaceAll(/[\w-]+_[\w-]+/g, animations);
  return [page, styles];
}

/** @returns the classes in a page's markup, each as often as it occurs */
export function classesIn(html: string): string[] {
  return found(html, classAttribute).flatMap((value) => value.split(' '));
}

/** @returns what the first group of a pattern matched, in order */
export function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, value = '']) => value);
}

/** Returns a function that gives each of these names a short one, and leaves any other name as it is. */
function namesFor(uses: string[]): (name: string) => string {
  const byUse = [...Map.groupBy(uses, (name) => name)].toSorted(([, a], [, b]) => b.length - a.length);
  const short = new Map(byUse.map(([name], index) => [name, shortName(index)]));
  return (name) => short.get(name) ?? name;
}

function shortName(index: number): string {
  const last = alphabet[index % alphabet.length] ?? '';
  return index < alphabet.length ? last : shortName(Math.floor(index / alphabet.length) - 1) + last;
}
