import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes a folder to build in that no other build touches: two at once, such as `npm run check` and `npm run build`,
 * would delete each other's files. Deletes the folders of builds that are no longer running.
 * @param within the folder that holds them all
 */
export function folderToBuildIn(within: string): string {
  const own = join(within, String(process.pid));
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(within))
    if (name !== String(process.pid) && !isRunning(Number(name)))
      rmSync(join(within, name), { recursive: true, force: true });
  return own;
}

/** @param pid not a number if the folder was not left by a build of ours */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Replaces the old site with the new one that was built next to it. A site without its policy counts as not built, so
 * nobody serves a site that is half from the last build.
 * @param next the folder that the new site was built in, which is deleted
 * @param dir the folder that it is served from
 */
export function replaceSite(next: string, dir: string): void {
  const parts = ['client', 'server', 'made-of.json', 'policy.json'];
  for (const part of parts.toReversed()) rmSync(join(dir, part), { recursive: true, force: true });
  for (const part of parts) renameSync(join(next, part), join(dir, part));
  rmSync(next, { recursive: true });
}
