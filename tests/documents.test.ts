import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { statusOf } from '../server/errors.ts';

const root = join(import.meta.dirname, '..');
const documents = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true })
    .map((name) => `docs/${String(name)}`)
    .filter((name) => name.endsWith('.md')),
];
/** Code in the documents that names one of our files: a test, or a path that begins with one of our folders. */
const file =
  /`((?:app|bench|content|db|deploy|docs|features|scripts|server|tests)\/[\w./-]+\.\w+|[\w./-]+\.(?:test|spec)\.ts)`/g;

test.each(documents)('the files that %s names exist', (name) => {
  const named = [...readFileSync(join(root, name), 'utf8').matchAll(file)].map(([, path = '']) => path);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('docs/api.md gives every error code with its status, and no others', () => {
  const said = readFileSync(join(root, 'docs/api.md'), 'utf8').matchAll(/`([a-z_]+)` ([45]\d\d)\b/g);
  expect(Object.fromEntries([...said].map(([, code, status]) => [code, Number(status)]))).toEqual(statusOf);
});

test('npm start, systemd and the container run the same program', () => {
  const program = (name: string) => /build\/[\w/.]+/.exec(readFileSync(join(root, name), 'utf8'))?.[0];
  const own = program('package.json');
  expect(own).toBe('build/server/serve.js');
  expect([program('deploy/garage.service'), program('Dockerfile')]).toEqual([own, own]);
});
