import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

const file = join(root, 'app', 'styles', 'tokens.css');
const colours = new Map(
  [...readFileSync(file, 'utf8').matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

/**
 * A colour of the site for messages and images, which have no custom properties.
 * @param name a token's name without dashes in front, such as `navy`
 * @returns `#0c2340`
 * @throws when the token file has no such colour
 */
export function colour(name: string): string {
  const value = colours.get(name);
  if (!value) throw new Error(`There is no colour --${name} in ${file}.`);
  return value;
}
