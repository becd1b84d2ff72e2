import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes a folder to build in, which no other build touches: two at once, such as `npm run check` beside `npm run build`,
 * would take each other's files away. Those of builds that are no longer running go.
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

/** @param pid not a number: what no build of ours has left */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

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
