import { readdirSync } from 'node:fs';
import { business } from './business.ts';
import { firstScripts } from './scripts/site/loaded-scripts.ts';

/**
 * Size limits of pages; `npm run check` checks them after building. For the applications, only what a browser loads
 * before the first touch of the page counts (`app/lib/first-touch.ts`); the rest is in docs/performance.md.
 */
const client = 'build/client';
const assets = readdirSync(`${client}/assets`);
const scripts = (page) => firstScripts(client, page).map((name) => `${client}/assets/${name}`);
const fonts = assets.filter((name) => name.endsWith('.woff2') && !name.includes('-accents-'));
const fontFiles = fonts.map((name) => `${client}/assets/${name}`);
const plain = { brotli: false };
const page = business.isDemonstration ? '13.55 kB' : '14 kB';

export default [
  { name: 'Style sheets of the site', path: `${client}/assets/{root,site}-*.css`, limit: '8 kB' },
  { name: 'Fonts of a page with Škoda on it', path: fontFiles, limit: '45 kB', ...plain },
  // With 1 kB of headers, a page of 13.55 kB arrives in the first round trip: ten packets of 1,460 bytes. A garage
  // with a longer address may need a second one.
  { name: 'Home page with its styles inside', path: `${client}/index.html`, limit: page },
  { name: 'A service page with its styles inside', path: `${client}/mot/index.html`, limit: page },
  { name: 'A make page with its styles inside', path: `${client}/ferrari-*/index.html`, limit: page },
  { name: 'First scripts of /contact', path: scripts('/contact'), gzip: true, limit: '130 kB' },
  { name: 'First scripts of /auth', path: scripts('/auth'), gzip: true, limit: '150 kB' },
  {
    name: 'First scripts of /dashboard for clients',
    path: scripts('/dashboard'),
    gzip: true,
    limit: '190 kB',
  },
];
