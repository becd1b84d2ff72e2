import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AnyPage } from '../content/pages.ts';
import { keepAppRoutes } from '../scripts/site/app-routes.ts';
import { compressSite } from '../scripts/site/compress.ts';
import { writeExtraFiles } from '../scripts/site/extra-files.ts';
import { inlineStyles } from '../scripts/site/inline-styles.ts';
import { postponeScripts } from '../scripts/site/late-scripts.ts';
import { writePolicy } from '../scripts/site/policy.ts';
import { colour } from '../server/colours.ts';

/** Tests of what the build does with the pages once they are rendered. */
let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'garage-pages-'))));
afterEach(() => rmSync(folder, { recursive: true }));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

test('applications do not load the routes of pages without scripts', () => {
  const list = (routes: object) =>
    `window.__reactRouterManifest=${JSON.stringify({ url: '/m.js', routes })};`;
  const shells = { root: { path: '' }, site: {}, rest: { path: '*' } };
  write(
    'assets/manifest-1a.js',
    list({ ...shells, home: { path: '/' }, mot: { path: '/mot' }, auth: { path: '/auth' } }),
  );
  for (const page of ['index.html', 'mot/index.html']) write(page, '<p>Words</p>');
  write('auth/index.html', '<script type="module">import "/assets/manifest-1a.js";</script>');
  keepAppRoutes(folder);
  expect(read('assets/manifest-1a.js')).toBe(list({ ...shells, auth: { path: '/auth' } }));

  write('assets/manifest-1a.js', 'export const routes = {};');
  expect(() => keepAppRoutes(folder)).toThrow('should have the routes');
});

test('a page without scripts has the styles it uses inline, under short names, and no sheet to wait for', () => {
  const links = ['root-a', 'site-b', 'root-a', 'dashboard']
    .map((name) => `<link rel="stylesheet" href="/assets/${name}.css"/>`)
    .join('');
  write('assets/root-a.css', '.price{color:red}.gone{color:blue}.price:after{content:"$&"}');
  write('assets/site-b.css', '.price{top:0}');
  write('assets/dashboard.css', '.price{left:0}');
  write('index.html', `<head>${links}</head><p class="price">£89</p>`);
  write(
    'mot/index.html',
    '<head><link rel="stylesheet" href="/assets/site-b.css#"/></head><i class="none">MOT</i>',
  );
  const application = `<head>${links}<script type="module" src="/a.js"></script></head><p class="price">£</p>`;
  write('dashboard/index.html', application);
  inlineStyles(folder);
  expect(read('index.html')).toBe(
    '<head><style>.a{color:red}.a:after{content:"$&"}.a{top:0}</style></head><p class="a">£89</p>',
  );
  expect(read('mot/index.html')).toBe('<head><style></style></head><i class="a">MOT</i>');
  expect(read('dashboard/index.html')).toBe(application);
});

test('a page whose React starts late keeps its names, and gets the whole sheets when it starts', () => {
  write('assets/site-a.css', '.field{top:0}.error{color:red}');
  const link = '<link rel="stylesheet" href="/assets/site-a.css"/>';
  write('contact/index.html', `<head>${link}</head><p class="field"></p><script type="later">1</script>`);
  inlineStyles(folder);
  expect(read('contact/index.html')).toBe(
    '<head><style>.field{top:0}</style><link rel="later" data-rel="stylesheet" href="/assets/site-a.css"/></head>' +
      '<p class="field"></p><script type="later">1</script>',
  );
});

test('late modules are unknown to the browser until they start; an unexpected page is refused', () => {
  const file = join(folder, 'contact.html');
  const preloads = ['a', 'b'].map((name) => `<link rel="modulepreload" href="/${name}.js"/>`).join('');
  writeFileSync(file, `${preloads}<script type="module" async="">1</script><script>2</script>`);
  postponeScripts(file);
  expect(read('contact.html')).toBe(
    '<link rel="later" href="/a.js"/><link rel="later" href="/b.js"/><script type="later">1</script><script>2</script>',
  );
  expect(() => postponeScripts(file)).toThrow(/contact\.html should have one module script/);
});

test('text files also get compressed copies, pictures and fonts do not', async () => {
  const texts = ['a.html', 'a.css', 'a.js', 'a.svg', 'a.json', 'a.xml', 'a.txt', 'a.webmanifest'];
  for (const file of [...texts, 'a.png', 'a.woff2']) write(file, 'a'.repeat(100));
  await compressSite(folder);
  for (const ending of ['.br', '.gz'])
    expect(readdirSync(folder).filter((file) => file.endsWith(ending))).toEqual(
      texts.map((file) => file + ending).toSorted(),
    );
});

test('inline scripts and styles are each listed once by hash; structured data is not a script', () => {
  const hash = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;
  write(
    'mot/index.html',
    '<script>1</script><script>1</script><script type="later">2</script><script src="/a.js"></script>' +
      '<script type="application/ld+json">{}</script><style>p{top:0}</style>',
  );
  write('index.html', '<p>Nothing</p>');
  writePolicy(folder, join(folder, 'policy.json'));
  expect(JSON.parse(read('policy.json'))).toEqual({
    '/': { scripts: [], styles: [] },
    '/mot': { scripts: [hash('1'), hash('2')], styles: [hash('p{top:0}')] },
  });
});

// Without git the site is still built, and gives today's date.
test.runIf(spawnSync('git', ['--version']).status === 0)(
  'search engines are told every page, and the day on which its words last changed',
  async () => {
    const git = (date: string, ...words: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...words], {
        cwd: folder,
        stdio: 'ignore',
        env: {
          PATH: process.env['PATH'],
          GIT_AUTHOR_DATE: `${date}T12:00:00Z`,
          GIT_COMMITTER_DATE: `${date}T12:00:00Z`,
        },
      });
    git('2024-01-02', 'init');
    for (const [date, file] of [
      ['2024-01-02', 'content/mot.ts'],
      ['2024-01-03', 'content/dpf.ts'],
      ['2025-03-04', 'content/mot.ts'],
      ['2025-03-05', 'app/mot.ts'],
    ] as const) {
      write(file, date);
      git(date, 'add', file);
      git(date, 'commit', '-m', date);
    }
    const page = { path: '/mot', file: 'content/mot.ts', title: 'MOT tests', description: 'Class 4 and 7.' };
    const others = ['dpf', 'new'].map((name) => ({ ...page, path: `/${name}`, file: `content/${name}.ts` }));
    const before = process.cwd();
    process.chdir(folder);
    await writeExtraFiles(folder, [page, ...others] as AnyPage[]).finally(() => process.chdir(before));
    const days = read('sitemap.xml').matchAll(/<loc>[^<]*(?<path>\/\w+)<\/loc><lastmod>(?<day>[\d-]+)</g);
    expect([...days].map(({ groups }) => [groups?.['path'], groups?.['day']])).toEqual([
      ['/mot', '2025-03-04'],
      ['/dpf', '2024-01-03'],
      ['/new', expect.stringMatching(/^\d{4}-\d\d-\d\d$/)],
    ]);
    expect(read('robots.txt')).toMatch(
      /^User-agent: \*\nDisallow: \/api\/\nDisallow: \/dev\/\n\nSitemap: http/,
    );
    expect(read('llms.txt')).toMatch(/^- \[MOT tests\]\(http.*\/mot\): Class 4 and 7\.$/m);
  },
);

test('the icons have the colours of the site: run scripts/icons.ts when those change', () => {
  const drawn = readFileSync('public/favicon.svg', 'utf8').match(/#[0-9a-f]{6}/g);
  expect(new Set(drawn)).toEqual(new Set(['navy', 'ink', 'plate'].map(colour)));
});
