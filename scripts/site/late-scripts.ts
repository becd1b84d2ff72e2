import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Keeps a page's modules from loading before its first paint: the browser does not know the type and `rel` values
 * written here, and an inline script in `app/root.tsx` restores the real ones.
 * @throws when the page is not in the expected form
 */
export function postponeScripts(file: string): void {
  const html = readFileSync(file, 'utf8');
  const module = '<script type="module" async="">';
  if (html.split(module).length !== 2) throw new Error(`${file} should have one module script.`);
  const links = html.replaceAll('<link rel="modulepreload"', '<link rel="later"');
  writeFileSync(file, links.replace(module, '<script type="later">'));
}
