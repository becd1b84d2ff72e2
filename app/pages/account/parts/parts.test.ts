import { describe, expect, test } from 'vitest';
import { isDate, longDay, shortDay, shownInstant, weekDay } from './days.ts';
import { shownMinutes } from './words.ts';

describe('dates', () => {
  test('are shown in en-GB with day, short month and year, whatever the machine’s zone', () => {
    expect(shortDay('2026-03-29')).toBe('29 Mar 2026');
    expect(weekDay('2026-10-25')).toBe('Sun 25 Oct 2026');
    expect(longDay('2026-11-21')).toBe('Saturday 21 November');
  });

  test('instants are shown in Chesterfield’s time, also across the clock change', () => {
    expect(shownInstant('2026-10-25T00:30:00.000Z')).toBe('25 Oct 2026, 01:30');
    expect(shownInstant('2026-10-25T01:30:00.000Z')).toBe('25 Oct 2026, 01:30');
    expect(shownInstant('2026-07-01T23:30:00.000Z')).toBe('2 Jul 2026, 00:30');
  });

  test('what is no date is refused', () => {
    expect([
      isDate('2026-02-28'),
      isDate('2026-02-30'),
      isDate('2026-13-01'),
      isDate('tomorrow'),
      isDate(null),
    ]).toEqual([true, false, false, false, false]);
  });
});

test('minutes are said as people say them', () => {
  expect([30, 60, 90, 240].map(shownMinutes)).toEqual(['30 min', '1 h', '1 h 30 min', '4 h']);
});
