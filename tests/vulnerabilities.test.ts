import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seriousVulnerabilities } from '../scripts/vulnerabilities.ts';

const printed = (severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { glob: { name: 'glob', severity, via: [], effects: [] } },
    metadata: {},
  });

test('names a serious vulnerability, and ignores a minor one', () => {
  expect(seriousVulnerabilities(printed('critical'))).toEqual(['glob (critical)']);
  expect(seriousVulnerabilities(printed('high'))).toEqual(['glob (high)']);
  expect(seriousVulnerabilities(printed('moderate'))).toEqual([]);
});

test('a registry that is unreachable, refuses or answers nonsense counts as neither', () => {
  const refused = {
    message: '405 Method Not Allowed',
    statusCode: 405,
    body: '',
    error: { summary: '', detail: '' },
  };
  expect(seriousVulnerabilities(JSON.stringify(refused))).toBeUndefined();
  expect(seriousVulnerabilities('')).toBeUndefined();
  expect(seriousVulnerabilities('<html>')).toBeUndefined();
});

test('npm refuses a package whose install script is not on the list', () => {
  const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8');
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
  const withScript = Object.keys(packages).filter((path) => path !== '' && packages[path]?.hasInstallScript);
  // For every machine: npm itself counts only the packages that it installs on this one.
  expect(withScript.map((path) => path.replace(/^.*node_modules\//, '')).toSorted()).toEqual(
    Object.keys(allowScripts)
      .filter((name) => allowScripts[name])
      .toSorted(),
  );
  expect(read('.npmrc').split('\n')).toContain('strict-allow-scripts=true');
});
