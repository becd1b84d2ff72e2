import { expect, test } from 'vitest';
import { earliestMotTest, firstMotDue, motExpiryAfterPass } from './mot.ts';

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

test.each([
  ['2026-10-16', '2026-11-15', '2027-11-15'],
  ['2026-11-15', '2026-11-15', '2027-11-15'],
  ['2026-10-15', '2026-11-15', '2027-10-14'],
  ['2026-11-16', '2026-11-15', '2027-11-15'],
  ['2013-11-03', null, '2014-11-02'],
  ['2028-02-29', null, '2029-02-27'],
])('a pass on %s with an MOT until %s lasts until %s', (tested, expiry, until) => {
  expect(motExpiryAfterPass(tested, expiry)).toBe(until);
});

test('the first MOT is due by the third anniversary', () => {
  expect(firstMotDue('2024-02-29')).toBe('2027-02-28');
  expect(firstMotDue('2023-09-01')).toBe('2026-09-01');
});
