import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { business } from '../business.ts';

/** What the pages were built from, stored next to them: they do not pick up a change by themselves. */
type BuildInputs = { publicUrl: string; business: string };

const businessNow = () => createHash('sha256').update(JSON.stringify(business)).digest('hex');

/** @param file JSON, which `changesSinceBuild` reads */
export function writeBuildInputs(file: string, publicUrl: string): void {
  writeFileSync(file, JSON.stringify({ publicUrl, business: businessNow() } satisfies BuildInputs));
}

/**
 * @param publicUrl the current one; undefined if it does not matter
 * @returns what has changed since the pages were built, in sentences; none if that is not known
 */
export function changesSinceBuild(file: string, publicUrl: string | undefined): string[] {
  if (!existsSync(file)) return [];
  const made = JSON.parse(readFileSync(file, 'utf8')) as BuildInputs;
  return [
    made.business !== businessNow() &&
      'business.ts has changed since the pages were built: run npm run build',
    publicUrl !== undefined &&
      made.publicUrl !== publicUrl &&
      `The pages were built with PUBLIC_URL=${made.publicUrl}: run npm run build with ${publicUrl}`,
  ].filter((words) => words !== false);
}
