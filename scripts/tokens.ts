import { readFile } from 'node:fs/promises';

const file = new URL('../app/styles/tokens.css', import.meta.url);

/**
 * The colours of the token file by name, for images that are drawn outside a browser.
 * @returns for instance `{ navy: '#0c2340' }`
 */
export async function readTokens(): Promise<Record<string, string>> {
  const css = await readFile(file, 'utf8');
  const colours = css.matchAll(/--(?<name>[\w-]+):\s*(?<value>#[\da-f]{3,8});/gi);
  return Object.fromEntries(
    [...colours].map(({ groups }) => [groups?.['name'] ?? '', groups?.['value'] ?? '']),
  );
}
