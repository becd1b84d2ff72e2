import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** What the site and the server were built from, stored next to them: neither picks up a change by itself. */
type BuildInputs = { publicUrl: string; business: string };

// The file, because the built server contains what was in it then.
const businessNow = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'business.ts')))
    .digest('hex');

/** @param file JSON, which `changesSinceBuild` reads */
export function writeBuildInputs(file: string, publicUrl: string): void {
  writeFileSync(file, JSON.stringify({ publicUrl, business: businessNow() } satisfies BuildInputs));
}

/**
 * @param publicUrl the current one; undefined if it does not matter
 * @returns what has changed since the site was built, in sentences; none if that is not known
 */
export function changesSinceBuild(file: string, publicUrl: string | undefined): string[] {
  if (!existsSync(file)) return [];
  const made = JSON.parse(readFileSync(file, 'utf8')) as BuildInputs;
  return [
    made.business !== businessNow() && 'business.ts has changed since the site was built: run npm run build',
    publicUrl !== undefined &&
      made.publicUrl !== publicUrl &&
      `The site was built with PUBLIC_URL=${made.publicUrl}: run npm run build with ${publicUrl}`,
  ].filter((words) => words !== false);
}
