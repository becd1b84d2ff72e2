import { describe, expect, test } from 'vitest';
import { shortDay, shownInstant, weekDay } from '../../../../features/date-words.ts';
import { isDate, monthName, shownInstantDay, stripDay } from './days.ts';
import { readPhone } from '../../../../features/phone.ts';
import { nearestLead } from './lead.ts';
import { shownMiles, shownMinutes } from './words.ts';

describe('dates', () => {
  test('are shown in en-GB with day, short month and year, whatever the machine’s zone', () => {
    expect(shortDay('2026-03-29')).toBe('29 Mar 2026');
    expect(weekDay('2026-10-25')).toBe('Sun 25 Oct 2026');
    expect(stripDay('2026-11-21')).toBe('Sat 21 Nov');
    expect([monthName('2026-11'), monthName('2026-11-30')]).toEqual(['Nov 2026', 'Nov 2026']);
  });

  test('instants are shown in Chesterfield’s time, also across the clock change', () => {
    expect(shownInstant('2026-10-25T00:30:00.000Z')).toBe('25 Oct 2026, 01:30');
    expect(shownInstant('2026-10-25T01:30:00.000Z')).toBe('25 Oct 2026, 01:30');
    expect(shownInstant('2026-07-01T23:30:00.000Z')).toBe('2 Jul 2026, 00:30');
    expect(shownInstantDay('2026-07-01T23:30:00.000Z')).toBe('2 Jul 2026');
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

test('miles and minutes are said as people say them', () => {
  expect(shownMiles(45_200)).toBe('45,200 miles');
  expect([30, 60, 90, 240].map(shownMinutes)).toEqual(['30 min', '1 h', '1 h 30 min', '4 h']);
});

test('a lead that is no longer offered becomes the nearest that is', () => {
  expect([0, 1, 3, 5, 12, 20, 25, 90].map(nearestLead)).toEqual([0, 1, 1, 7, 14, 14, 30, 30]);
});

describe('a phone number', () => {
  test.each([
    ['07700900123', '07700 900123', 'tel:+447700900123'],
    ['+44 7700 900123', '07700 900123', 'tel:+447700900123'],
    ['+44 (0)7700 900123', '07700 900123', 'tel:+447700900123'],
    ['(+44) (0) 7700 900123', '07700 900123', 'tel:+447700900123'],
    ['+4407700900123', '07700 900123', 'tel:+447700900123'],
    ['0044 7700-900-123', '07700 900123', 'tel:+447700900123'],
    ['(01632) 960123', '01632 960123', 'tel:+441632960123'],
    ['02079460000', '020 7946 0000', 'tel:+442079460000'],
    ['0114 4960000', '0114 496 0000', 'tel:+441144960000'],
    ['0121.496.0000', '0121 496 0000', 'tel:+441214960000'],
    ['0808 157 0000', '0808 157 0000', 'tel:+448081570000'],
    ['0800123456', '0800 123456', 'tel:+44800123456'],
  ])(
    'of the United Kingdom, %s, is shown in its national form and rung in the international one',
    (...row) => {
      const [typed, shown, href] = row;
      expect(readPhone(typed)).toEqual({ shown, href });
    },
  );

  test.each([
    ['+49 (0)30 901820', '+49 (0)30 901820', 'tel:+4930901820'],
    ['00353 1 234 5678', '00353 1 234 5678', 'tel:+35312345678'],
    ['+1 (202) 555-0100', '+1 (202) 555-0100', 'tel:+12025550100'],
  ])('from abroad, %s, is shown as it was typed', (typed, shown, href) => {
    expect(readPhone(typed)).toEqual({ shown, href });
  });

  test.each([
    ['01632 960123 ext 12', '01632 960123 ext 12'],
    ['+44 (0)1632 960123 x12', '01632 960123 x12'],
    ['07700 900123 / 07700 900124', '07700 900123 / 07700 900124'],
    ['+44 (0)7700', '07700'],
    ['960123', '960123'],
    ['+44 7700 9001234567', '+44 7700 9001234567'],
    [' ask at the desk ', 'ask at the desk'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('that is not one whole number, %s, is text and no link', (typed, shown) => {
    expect(readPhone(typed)).toEqual({ shown, href: null });
  });
});
