import { expect, test } from 'vitest';
import { earliestMotTest, expiryAfterPass, firstMotDue } from './mot.ts';

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
  ['2013-11-30', '2013-11-03', '2014-11-30'],
  [null, '2013-11-03', '2014-11-02'],
  ['2013-10-20', '2013-11-03', '2014-11-02'],
  ['2026-11-15', '2026-10-16', '2027-11-15'],
  ['2026-11-15', '2026-10-15', '2027-10-14'],
  ['2026-11-15', '2026-11-15', '2027-11-15'],
  ['2028-02-29', '2028-02-10', '2029-02-28'],
  [null, '2028-02-29', '2029-02-28'],
  [null, '2027-03-01', '2028-02-29'],
  [null, '2028-03-01', '2029-02-28'],
  [null, '2027-02-28', '2028-02-27'],
])('an MOT that ends on %s and is passed on %s then ends on %s', (expiry, testedOn, then) => {
  expect(expiryAfterPass(expiry, testedOn)).toBe(then);
});

test('a first MOT that was due a year ago to the day is not due any more', () => {
  expect(firstMotDue('2022-06', '2026-05-31')).toBe('2025-06-01');
  expect(firstMotDue('2022-06', '2026-06-01')).toBeNull();
});

test.each([
  ['2023-07', '2026-07-01'],
  ['2026-06', '2029-06-01'],
  ['2024-02', '2027-02-01'],
  ['2022-07', '2025-07-01'],
  ['2022-06', null],
  ['1984-03', null],
])('a car first registered in %s and never tested is due for its first MOT on %s', (month, due) => {
  expect(firstMotDue(month, '2026-06-08')).toBe(due);
});
