import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './pages.ts';

type Manifest = { routes: Record<string, { path?: string }> };
const start = 'window.__reactRouterManifest=';

/**
 * Removes the pages without scripts from React Router's list of routes, which every application loads: links to these
 * pages are plain links, so an application's scripts never show them.
 * @param client the folder of the built site
 * @throws when the list is not in the expected form
 */
export function keepAppRoutes(client: string): void {
  const file = filesIn(join(client, 'assets')).find((path) => /\/manifest-[^/]+\.js$/.test(path)) ?? '';
  const text = readFileSync(file, 'utf8');
  if (!text.startsWith(start) || !text.endsWith(';')) throw new Error(`${file} should have the routes.`);
  const manifest = JSON.parse(text.slice(start.length, -1)) as Manifest;
  const isPlain = ({ path }: { path?: string }) => {
    // The shells around pages have no path, or an empty one.
    const page = path ? join(client, path, 'index.html') : '';
    return existsSync(page) && !readFileSync(page, 'utf8').includes('/assets/manifest-');
  };
  const routes = Object.entries(manifest.routes).filter(([, route]) => !isPlain(route));
  writeFileSync(file, `${start}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`);
}
