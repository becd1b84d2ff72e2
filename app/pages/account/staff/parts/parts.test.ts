import { describe, expect, test } from 'vitest';
import { isDate, longDay, mondayOf, shortDay, shownInstant, weekDay } from './days.ts';
import { number, numbers, pence, text, typedPounds } from './form-data.ts';
import { changed } from './use-url.ts';
import { shownMinutes } from './words.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

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

  test('a week begins on Monday', () => {
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
    expect(mondayOf('2026-11-23')).toBe('2026-11-23');
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

describe('what stands in a form', () => {
  test('empty is null, and numbers and pounds are understood as people type them', () => {
    expect(text(form({ name: '  ' }), 'name')).toBeNull();
    expect(number(form({ mileage: '12,500' }), 'mileage')).toBe(12_500);
    expect(pence(form({ cost: '£1,234.50' }), 'cost')).toBe(123_450);
    expect(pence(form({ cost: '0.29' }), 'cost')).toBe(29);
    expect(numbers(form({ days: '60, 30 7' }), 'days')).toEqual([60, 30, 7]);
    expect(typedPounds(5485)).toBe('54.85');
  });

  test('what is no number stays text, so that the rule complains and nothing is lost', () => {
    expect(number(form({ year: 'about 2015' }), 'year')).toBe('about 2015');
    expect(pence(form({ cost: 'cheap' }), 'cost')).toBe('cheap');
  });
});

test('the address changes only in what a step names', () => {
  const params = new URLSearchParams('tab=clients&q=hart&cursor=abc');
  expect(changed(params, { cursor: null, client: 'x' }).toString()).toBe('tab=clients&q=hart&client=x');
  expect(params.get('cursor')).toBe('abc');
});

test('minutes are said as people say them', () => {
  expect([30, 60, 90, 240].map(shownMinutes)).toEqual(['30 min', '1 h', '1 h 30 min', '4 h']);
});
