import { describe, expect, test } from 'vitest';
import { formatDate, formatInstant, formatDateWithWeekday } from './date-words.ts';

describe('dates', () => {
  test('are shown in en-GB with day, short month and year, whatever the machine’s zone', () => {
    expect(formatDate('2026-03-29')).toBe('29 Mar 2026');
    expect(formatDateWithWeekday('2026-10-25')).toBe('Sun 25 Oct 2026');
  });

  test('instants are shown in Chesterfield’s time, even across the clock change', () => {
    expect(formatInstant('2026-10-25T00:30:00.000Z')).toBe('25 Oct 2026, 01:30');
    expect(formatInstant('2026-10-25T01:30:00.000Z')).toBe('25 Oct 2026, 01:30');
    expect(formatInstant('2026-07-01T23:30:00.000Z')).toBe('2 Jul 2026, 00:30');
  });
});
