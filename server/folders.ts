import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder, for its owner only, and those above it, unless it is there. Node's own `recursive` tries for ever,
 * without a word, where the folder above is there and takes none, such as that of a network disk that is away.
 * @throws when it cannot be made
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may just have made it.
    if (!existsSync(folder)) throw error;
  }
}
