import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Puts a site that was built beside another in its place. Without its policy a site counts as not built, so that nobody
 * serves one of which half is from the last build.
 * @param next the folder it was built in, which is taken away
 * @param dir the folder it is served from
 */
export function replaceSite(next: string, dir: string): void {
  const parts = ['client', 'made-of.json', 'policy.json'];
  for (const part of parts.toReversed()) rmSync(join(dir, part), { recursive: true, force: true });
  for (const part of parts) renameSync(join(next, part), join(dir, part));
  rmSync(next, { recursive: true });
}
