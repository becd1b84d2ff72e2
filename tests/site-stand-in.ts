import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes three pages in the shape in which the build leaves the site.
 * @returns the folder to serve
 */
export function siteStandIn(folder: string): string {
  const client = join(folder, 'build', 'client');
  for (const [path, text] of [
    ['index.html', 'Home'],
    ['contact/index.html', 'Contact'],
    ['404/index.html', 'Not found'],
  ] as const) {
    mkdirSync(join(client, path, '..'), { recursive: true });
    writeFileSync(
      join(client, path),
      `<!doctype html><html lang="en-GB"><title>${text}</title><h1>${text}</h1><div id="form-status"></div></html>`,
    );
  }
  writeFileSync(join(folder, 'build', 'policy.json'), '{}');
  return client;
}
