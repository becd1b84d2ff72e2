import { expect, test } from 'vitest';
import { unlessLater } from './offer.ts';

test('no value is offered if the vehicle’s own is the same or later', () => {
  expect(unlessLater('2027-03-01', null)).toBe('2027-03-01');
  expect(unlessLater('2027-03-01', '2026-09-01')).toBe('2027-03-01');
  expect(unlessLater('2027-03-01', '2027-03-01')).toBe('');
  expect(unlessLater(48_000, 54_000)).toBe('');
});
