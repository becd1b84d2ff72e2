import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { urlPath } from '../../server/site.ts';

/**
 * Moves the prerendered pages to where a plain file server expects them, and removes what only a React Router
 * server would use.
 */
export function arrangePages(client: string): void {
  renameSync(join(client, '404/index.html'), join(client, '404.html'));
  rmSync(join(client, '404'), { recursive: true });
  rmSync(join(client, '../server'), { recursive: true, force: true });
  for (const file of filesIn(client)) if (file.endsWith('.data')) rmSync(file);
}

/** Every file below a folder, with its path relative to where the script runs. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Every page below a folder: its file and the path it answers to. */
export function pagesIn(client: string): { file: string; path: string }[] {
  return filesIn(client)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, path: urlPath(relative(client, file)) }));
}
