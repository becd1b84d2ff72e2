import { readdirSync, readFileSync } from 'node:fs';

/**
 * What pages may weigh; `npm run check` asks after every build. Where a limit is above the goal, the
 * goal stands in the name and the reason in docs/performance.md: the limit then only keeps it from growing.
 */
const client = 'build/client';
const assets = readdirSync(`${client}/assets`);
const read = (path) => readFileSync(`${client}${path}`, 'utf8');
const found = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

/** A page's first scripts, those of parts that it loads by name, and all that these import. */
function scripts(page, ...parts) {
  const seen = new Set();
  const visit = (path) => {
    if (seen.has(path)) return;
    seen.add(path);
    const imported = found(read(path), /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g);
    for (const name of imported) visit(`/assets/${name}`);
  };
  const named = found(read(`${page}/index.html`), /<link rel="(?:modulepreload|later)" href="([^"]+\.js)"/g);
  for (const path of [...named, ...parts.map(built)]) visit(path);
  return [...seen].map((path) => client + path);
}

/** The built file of a part that is loaded on its own. */
function built(part) {
  const name = assets.find((file) => file.startsWith(`${part}-`) && file.endsWith('.js'));
  if (!name) throw new Error(`There is no ${part} in the build.`);
  return `/assets/${name}`;
}

const fonts = assets.filter((name) => name.endsWith('.woff2') && !name.includes('-accents-'));
const fontFiles = fonts.map((name) => `${client}/assets/${name}`);
const plain = { brotli: false };

export default [
  { name: 'Style sheet', path: `${client}/assets/site-*.css`, limit: '8 kB' },
  { name: 'Fonts of a page with Škoda on it', path: fontFiles, limit: '45 kB', ...plain },
  { name: 'Home page with its styles inside (goal 14 + 8 kB)', path: `${client}/index.html`, limit: '22 kB' },
  { name: 'A service page with its styles inside', path: `${client}/mot/index.html`, limit: '14 kB' },
  { name: 'A make page with its styles inside', path: `${client}/ferrari-*/index.html`, limit: '14 kB' },
  { name: 'First scripts of /contact', path: scripts('/contact'), gzip: true, limit: '130 kB' },
  { name: 'First scripts of /auth (goal 150 kB)', path: scripts('/auth'), gzip: true, limit: '190 kB' },
  {
    name: 'First scripts of /dashboard for clients (goal 190 kB)',
    path: scripts('/dashboard', 'client-dashboard'),
    gzip: true,
    limit: '250 kB',
  },
];
