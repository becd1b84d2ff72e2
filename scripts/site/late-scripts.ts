import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Keeps a page's modules from loading before its first paint: the browser does not know the names that
 * they get here, and an inline script of `app/root.tsx` gives them back their own.
 * @throws when the page is not written as expected
 */
export function postponeScripts(file: string): void {
  const html = readFileSync(file, 'utf8');
  const module = '<script type="module" async="">';
  if (html.split(module).length !== 2) throw new Error(`${file} should have one module script.`);
  const links = html.replaceAll('<link rel="modulepreload"', '<link rel="later"');
  writeFileSync(file, links.replace(module, '<script type="later">'));
}
