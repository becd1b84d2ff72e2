import { expect, test } from 'vitest';
import { graveWeaknesses } from '../scripts/audit.ts';

const printed = (severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { glob: { name: 'glob', severity, via: [], effects: [] } },
    metadata: {},
  });

test('a grave weakness is named, a small one is not a reason to fail', () => {
  expect(graveWeaknesses(printed('critical'))).toEqual(['glob (critical)']);
  expect(graveWeaknesses(printed('high'))).toEqual(['glob (high)']);
  expect(graveWeaknesses(printed('moderate'))).toEqual([]);
});

test('a registry that cannot be reached, refuses or answers nonsense is not taken for either', () => {
  const refused = {
    message: '405 Method Not Allowed',
    statusCode: 405,
    body: '',
    error: { summary: '', detail: '' },
  };
  expect(graveWeaknesses(JSON.stringify(refused))).toBeUndefined();
  expect(graveWeaknesses('')).toBeUndefined();
  expect(graveWeaknesses('<html>')).toBeUndefined();
});
