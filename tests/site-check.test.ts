import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addressComplaints, siteComplaints } from '../scripts/site/check.ts';
import { folderToBuildIn, replaceSite } from '../scripts/site/replace.ts';
import { namesIn } from './processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'garage-site-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the build complains about an address that the server would refuse', () => {
  for (const fine of [undefined, '', 'https://garage.example']) expect(addressComplaints(fine)).toEqual([]);
  for (const wrong of ['garage.example', 'https://garage.example/site', 'https://https://garage.example'])
    expect(addressComplaints(wrong)).toEqual([expect.stringMatching(/^PUBLIC_URL must be [^\n]+\.$/)]);
});

test('the build complains about dead and missing links, anchors, headings, inline styles and scripts, and nothing else', () => {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('favicon.svg', '<svg/>');
  write(
    'index.html',
    '<link href="/favicon.svg"><h1>Home</h1><a href="/mot#fees">Fees</a><a href="https://x.example/y">Elsewhere</a>' +
      '<a href="tel:+441246">Call</a><script>1</script>',
  );
  write(
    'mot/index.html',
    '<h1>MOT</h1><p id="fees"></p><a href="#fees">Fees</a><a href="/">Home</a><a href="/contact">Contact</a>',
  );
  write(
    'contact/index.html',
    '<h1>Contact</h1><a href="/dashboard">Sign in</a><script type="module" src="/a.js"></script>',
  );
  write('dashboard/index.html', '<p>No heading before someone is signed in</p>');
  expect(siteComplaints(folder)).toEqual([]);

  write('404.html', `<h1>One</h1><h1>Two</h1><p style="top:0"></p><script>${'x'.repeat(2001)}</script>`);
  write(
    'about/index.html',
    '<h2>About</h2><style>p{}</style><a href="/gone">Gone</a><script src="/a.js"></script>',
  );
  write('dev/kit/index.html', '<h1>All parts</h1>');
  write(
    'tyres/index.html',
    '<h1>Tyres</h1><a href="/mot#times">Times</a><a href="#top">Top</a><a href="/gone">Gone</a>',
  );
  expect(siteComplaints(folder).toSorted()).toEqual([
    '/404: it has 2 h1 headings.',
    '/404: it has inline styles.',
    '/404: its inline scripts have 2001 characters, more than 2,000.',
    '/about: /gone leads nowhere, in 2 places.',
    '/about: it has 0 h1 headings.',
    '/about: it has inline styles.',
    '/about: it loads a script.',
    '/about: no other page links to it.',
    '/tyres: /mot#times has no such anchor.',
    '/tyres: /tyres#top has no such anchor.',
    '/tyres: no other page links to it.',
  ]);
});

test('a new site replaces the old one as a whole, and an incomplete one is never served', () => {
  const build = join(folder, 'build');
  const made = (names: string[]) => {
    for (const part of ['client', 'server']) mkdirSync(join(build, 'next', part), { recursive: true });
    for (const name of names) writeFileSync(join(build, 'next', name), '{}');
  };
  made(['client/old.html', 'made-of.json', 'policy.json']);
  replaceSite(join(build, 'next'), build);
  expect(namesIn(build)).toEqual(['client', 'made-of.json', 'policy.json', 'server']);
  made(['client/new.html', 'made-of.json', 'policy.json']);
  replaceSite(join(build, 'next'), build);
  expect(namesIn(build)).toEqual(['client', 'made-of.json', 'policy.json', 'server']);
  expect(namesIn(join(build, 'client'))).toEqual(['new.html']);
  made(['client/newer.html', 'policy.json']);
  expect(() => replaceSite(join(build, 'next'), build)).toThrow('made-of.json');
  expect(namesIn(build)).not.toContain('policy.json');
});

test('a build has its own folder, and deletes what killed builds left', () => {
  const within = join(folder, 'builds');
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const others = { running: String(process.ppid), ended: String(ended), formerly: 'client' };
  for (const name of Object.values(others)) mkdirSync(join(within, name, 'client'), { recursive: true });
  const own = folderToBuildIn(within);
  expect(namesIn(within).toSorted()).toEqual([others.running, String(process.pid)].toSorted());
  expect(own).toBe(join(within, String(process.pid)));
  expect(folderToBuildIn(within)).toBe(own);
});
