import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const own = `node-${process.platform}-${process.arch}`;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'link-node-'));
  mkdirSync(`${folder}/node_modules/.bin`, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const linkNode = () =>
  execFileSync(process.execPath, [join(import.meta.dirname, '../scripts/link-node.js')], { cwd: folder });

const install = (name: string) => {
  mkdirSync(`${folder}/node_modules/${name}/bin`, { recursive: true });
  copyFileSync('/bin/true', `${folder}/node_modules/${name}/bin/node`);
};

test.each([own, own.replace('node', 'node-bin')])('links %s if npm has not', (name) => {
  install(name);
  linkNode();
  expect(execFileSync(`${folder}/node_modules/.bin/node`)).toHaveLength(0);
});

test('leaves alone what npm has linked, and a folder without its own Node', () => {
  linkNode();
  expect(() => readlinkSync(`${folder}/node_modules/.bin/node`)).toThrow('ENOENT');

  install(own);
  symlinkSync('/bin/true', `${folder}/node_modules/.bin/node`);
  linkNode();
  expect(readlinkSync(`${folder}/node_modules/.bin/node`)).toBe('/bin/true');
});
