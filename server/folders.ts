import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and its parents, for their owner only, unless it exists. Node's own `recursive` silently retries for
 * ever if the parent exists but accepts no folders, such as the mount point of a network disk that is away.
 * @throws when it cannot be created
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may just have created it.
    if (!existsSync(folder)) throw error;
  }
}
