import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  bankHolidaysRunOut,
  bankHolidaysUntil,
  closureOn,
  daysBetween,
  mondayOf,
  usualDays,
  usualWeek,
} from './calendar.ts';

/** Easter Sunday by the Gregorian rule (anonymous algorithm, Meeus). */
function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(f / 31), day: (f % 31) + 1 }).toString();
}

function monday(year: number, month: number, which: 'first' | 'last'): string {
  let day = Temporal.PlainDate.from(
    { year, month, day: which === 'first' ? 1 : 31 },
    { overflow: 'constrain' },
  );
  while (day.dayOfWeek !== 1) day = day.add({ days: which === 'first' ? 1 : -1 });
  return day.toString();
}

/** A holiday on a weekend is taken on the next working day that is not already a holiday. */
function observed(year: number): string[] {
  const taken: string[] = [];
  for (const [month, day] of [
    [1, 1],
    [12, 25],
    [12, 26],
  ] as const) {
    let date = Temporal.PlainDate.from({ year, month, day });
    while (date.dayOfWeek > 5 || taken.includes(date.toString())) date = date.add({ days: 1 });
    taken.push(date.toString());
  }
  return taken;
}

test('bank holidays agree with the rules of the Banking and Financial Dealings Act 1971, in the list and after it', () => {
  const last = Number(bankHolidaysUntil.slice(0, 4));
  for (let year = 2025; year <= last + 60; year += 1) {
    const expected = [
      ...observed(year),
      addDays(easter(year), -2),
      addDays(easter(year), 1),
      monday(year, 5, 'first'),
      monday(year, 5, 'last'),
      monday(year, 8, 'last'),
    ].toSorted((a, b) => a.localeCompare(b));
    const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index));
    const named = days.filter(
      (day) => day.startsWith(`${year}`) && closureOn(day, usualDays)?.includes('bank holiday'),
    );
    expect(named).toEqual(expected);
  }
});

test('closed days are named: weekends, bank holidays, the owner’s own', () => {
  expect(closureOn('2026-06-08', usualDays)).toBeNull();
  expect(closureOn('2026-06-06', usualDays)).toBe('We are closed on Saturdays.');
  expect(closureOn('2026-06-07', usualDays)).toBe('We are closed on Sundays.');
  expect(closureOn('2026-12-28', usualDays)).toBe(
    'We are closed for the bank holiday: Boxing Day (substitute day).',
  );
  const after = 'We are closed for the bank holiday';
  expect(closureOn('2033-12-27', usualDays)).toBe(`${after}: Christmas Day (substitute day).`);
  expect(closureOn('2030-04-22', usualDays)).toBe(`${after}: Easter Monday.`);
  expect(closureOn('2029-12-25', usualDays)).toBe(`${after}: Christmas Day.`);
  expect(
    closureOn('2026-06-08', { ...usualDays, closed_days: [{ date: '2026-06-08', reason: 'stocktaking' }] }),
  ).toBe('We are closed on this day: stocktaking.');
});

test('a garage that works at weekends is closed on the holiday itself too, not only on its substitute day', () => {
  const [workday = null] = usualWeek;
  const always = { ...usualDays, opening_hours: usualWeek.map(() => workday) };
  expect(closureOn('2026-12-19', always), 'any other Saturday').toBeNull();
  expect(closureOn('2026-12-26', always)).toBe('We are closed on Boxing Day.');
  expect(closureOn('2027-12-25', always)).toBe('We are closed on Christmas Day.');
  expect(closureOn('2028-01-01', always)).toBe('We are closed on New Year’s Day.');
});

test('a warning comes in good time before the list runs out', () => {
  expect(bankHolidaysRunOut('2028-06-01')).toBe(false);
  expect(bankHolidaysRunOut('2028-07-15')).toBe(true);
});

test('days are counted across clock changes and leap days', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1);
});

test('months are counted to the same day, or to the last day of the month', () => {
  expect(addMonths('2026-11-21', 6)).toBe('2027-05-21');
  expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
  expect(addMonths('2031-08-31', 6)).toBe('2032-02-29');
});

test('a week begins on Monday', () => {
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  expect(mondayOf('2027-01-01'), 'across the new year').toBe('2026-12-28');
});
