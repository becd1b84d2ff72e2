import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chunkOf, type Graph } from '../scripts/site/chunks.ts';
import { firstScripts, withImports } from '../scripts/site/loaded-scripts.ts';

const app = '/garage/app';
const pages = `${app}/pages`;
const client = `${pages}/account/client`;
const staff = `${pages}/account/staff`;
const dashboard = `${pages}/account/dashboard.tsx?route`;

/** A small application: for each module what imports it and, under `later`, what fetches it when it is shown. */
const modules: Record<string, { from?: string[]; later?: string[] }> = {
  [`${app}/entry.client.tsx`]: {},
  [`${app}/root.tsx?route`]: {},
  [`${app}/shell/site.tsx?route`]: {},
  [`${pages}/public/mot.tsx?route`]: {},
  [`${pages}/public/contact.tsx?route`]: {},
  [`${pages}/account/auth.tsx?route`]: {},
  [dashboard]: {},
  [`${pages}/dev/kit.tsx?route`]: {},
  [`${client}/overview.tsx`]: { from: [dashboard] },
  [`${client}/history-tab.tsx`]: { later: [`${client}/overview.tsx`] },
  [`${client}/vehicles-tab.tsx`]: { later: [`${client}/overview.tsx`] },
  [`${staff}/staff-dashboard.tsx`]: { later: [dashboard] },
  [`${staff}/vehicles-tab.tsx`]: { later: [`${staff}/staff-dashboard.tsx`] },
  [`${staff}/record-form.tsx`]: { later: [`${staff}/staff-dashboard.tsx`] },
  [`${app}/ui/toast.tsx`]: {
    from: [dashboard, `${pages}/public/contact.tsx?route`, `${pages}/public/mot.tsx?route`],
  },
  [`${app}/ui/toast-region.tsx`]: { later: [`${app}/ui/toast.tsx`] },
};
const entries = Object.keys(modules).slice(0, 8);

/** The file for one more module, imported by these. */
function fileOf(importers: string[], id = `${app}/lib/dates.ts`): string | null {
  const graph: Graph = {
    getModuleInfo(asked) {
      if (asked === id) return { isEntry: false, importers, dynamicImporters: [] };
      const { from = [], later = [] } = modules[asked] ?? {};
      return { isEntry: entries.includes(asked), importers: from, dynamicImporters: later };
    },
  };
  return chunkOf(id, graph);
}

const auth = `${pages}/account/auth.tsx?route`;
const site = `${app}/shell/site.tsx?route`;
const mot = `${pages}/public/mot.tsx?route`;

test.each([
  ['one screen', [`${staff}/vehicles-tab.tsx`], 'staff-vehicles-tab'],
  ['another with the same name', [`${client}/vehicles-tab.tsx`], 'client-vehicles-tab'],
  ['several staff ones', [`${staff}/vehicles-tab.tsx`, `${staff}/record-form.tsx`], 'staff-screens'],
  [
    'staff and clients',
    [`${staff}/vehicles-tab.tsx`, `${client}/history-tab.tsx`],
    'client-screens-staff-screens',
  ],
  ['a screen and an earlier part', [`${staff}/vehicles-tab.tsx`, `${client}/overview.tsx`], 'dashboard'],
  [
    'a screen and its frame',
    [`${staff}/vehicles-tab.tsx`, `${staff}/staff-dashboard.tsx`],
    'staff-dashboard',
  ],
  ['two applications', [auth, dashboard], 'auth-dashboard'],
  ['a page and the frame around it', [auth, site], 'site'],
  ['everything', [auth, `${app}/root.tsx?route`, dashboard], 'root'],
  ['a page without scripts, and the kit', [mot, `${pages}/dev/kit.tsx?route`], null],
  ['an application and a page without scripts', [mot, dashboard], 'dashboard'],
  // /contact fetches it too, and has nothing of the dashboard.
  [
    'toasts and staff',
    [`${app}/ui/toast-region.tsx`, `${staff}/staff-dashboard.tsx`],
    'staff-screens-toast-region',
  ],
  ['toasts and the dashboard', [`${app}/ui/toast-region.tsx`, dashboard], 'dashboard-toast-region'],
])('what is needed by %s', (_, importers, file) => {
  expect(fileOf(importers)).toBe(file);
});

test('a public page’s styles are in one of the site’s two sheets; the dashboard loads only the one it shares', () => {
  const sheet = `${app}/ui/plate.module.css`;
  expect(fileOf([mot, dashboard], sheet)).toBe('root');
  expect(fileOf([mot, `${staff}/vehicles-tab.tsx`], sheet)).toBe('root');
  expect(fileOf([`${app}/root.tsx?route`], sheet)).toBe('root');
  expect(fileOf([mot, auth], sheet)).toBe('site');
  expect(fileOf([site], sheet)).toBe('site');
  expect(fileOf([dashboard], sheet)).toBe('dashboard');
});

const built = 'build/client';

test('an application is a dozen scripts and a few sheets, not fifty', () => {
  for (const page of ['contact', 'auth', 'dashboard']) {
    expect(firstScripts(built, page).length, page).toBeLessThanOrEqual(14);
    const html = readFileSync(`${built}/${page}/index.html`, 'utf8');
    expect(html.match(/rel="stylesheet"/g)?.length, page).toBeLessThanOrEqual(4);
  }
  expect(readFileSync(`${built}/dashboard/index.html`, 'utf8')).not.toMatch(/assets\/site-/);
});

test('clients load nothing that only staff need', () => {
  const theirs = readdirSync(`${built}/assets`).filter((name) => /^client-[\w-]+\.js$/.test(name));
  expect(theirs.length).toBeGreaterThan(5);
  const loaded = [...firstScripts(built, 'dashboard'), ...withImports(built, theirs)];
  expect(loaded.filter((name) => name.startsWith('staff-'))).toEqual([]);
});
