import { expect, test } from 'vitest';
import { earliestMotTest } from './mot.ts';

test.each([
  ['2026-11-15', '2026-10-16'],
  ['2027-03-01', '2027-02-02'],
  ['2027-04-01', '2027-03-02'],
  ['2027-03-31', '2027-03-01'],
  ['2028-03-31', '2028-03-01'],
  ['2027-01-31', '2027-01-01'],
])('an MOT that ends on %s keeps its date from %s', (expiry, earliest) => {
  expect(earliestMotTest(expiry)).toBe(earliest);
});
