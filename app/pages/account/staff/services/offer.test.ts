import { expect, test } from 'vitest';
import { unlessLater } from './offer.ts';

test('nothing is offered where what the vehicle says is as late or later', () => {
  expect(unlessLater('2027-03-01', null)).toBe('2027-03-01');
  expect(unlessLater('2027-03-01', '2026-09-01')).toBe('2027-03-01');
  expect(unlessLater('2027-03-01', '2027-03-01')).toBe('');
  expect(unlessLater(48_000, 54_000)).toBe('');
});
