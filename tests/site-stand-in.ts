import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes a few pages and a script in the form in which the build leaves the site.
 * @returns the folder to serve
 */
export function siteStandIn(folder: string): string {
  const client = join(folder, 'build', 'client');
  for (const [path, text] of [
    ['index.html', 'Home'],
    ['contact/index.html', 'Contact'],
    ['404/index.html', 'Not found'],
    ['dev/kit/index.html', 'Every part'],
  ] as const) {
    mkdirSync(join(client, path, '..'), { recursive: true });
    writeFileSync(
      join(client, path),
      `<!doctype html><html lang="en-GB"><title>${text}</title><h1>${text}</h1><div id="form-status"></div></html>`,
    );
  }
  mkdirSync(join(client, 'assets'), { recursive: true });
  writeFileSync(join(client, 'assets', 'a.js'), 'void 0;');
  writeFileSync(join(folder, 'build', 'policy.json'), '{}');
  return client;
}
