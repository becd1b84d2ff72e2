import { expect, test } from 'vitest';
import { isDate } from './days.ts';
import { shownMinutes } from './words.ts';

test('what is no date is refused', () => {
  const dates = ['2026-02-28', '2026-02-30', '2026-13-01', 'tomorrow', null];
  expect(dates.map(isDate)).toEqual([true, false, false, false, false]);
});

test('minutes are said as people say them', () => {
  expect([30, 60, 90, 240].map(shownMinutes)).toEqual(['30 min', '1 h', '1 h 30 min', '4 h']);
});
