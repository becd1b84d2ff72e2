import { expect, test, vi } from 'vitest';
import { usualMinutes } from '../../../../features/appointments/times.ts';
import { isDate } from '../../../../features/date-words.ts';
import { monthName, shownInstantDay, stripDay, thisYear, today } from './days.ts';
import { nearestLead } from './lead.ts';
import { motBookedWords, nextMot } from './mot-booked.ts';
import { typedNumber, typedPence } from './typed.ts';
import { nextServiceWords, shownMinutes } from './words.ts';
import { counted, formatMiles } from '../../../../features/amount-words.ts';

test('days and months are shown in words, and an instant as its day in Chesterfield', () => {
  expect(stripDay('2026-11-21')).toBe('Sat 21 Nov');
  expect([monthName('2026-11'), monthName('2026-11-30')]).toEqual(['Nov 2026', 'Nov 2026']);
  expect(shownInstantDay('2026-07-01T23:30:00.000Z')).toBe('2 Jul 2026');
});

test('today is the day in Chesterfield, as YYYY-MM-DD whatever way the browser writes dates', () => {
  // WebKit writes this where Chromium and Node write 2026-07-02.
  const ways: { format: unknown } = Intl.DateTimeFormat.prototype;
  vi.spyOn(ways, 'format', 'get').mockReturnValue(() => '7/2/2026');
  vi.useFakeTimers();
  vi.setSystemTime('2026-07-01T23:30:00.000Z');
  expect([today(), thisYear()]).toEqual(['2026-07-02', 2026]);
  vi.setSystemTime('2026-12-31T23:30:00.000Z');
  expect([today(), thisYear()]).toEqual(['2026-12-31', 2026]);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('what is not a date is refused', () => {
  const dates = ['2026-02-28', '2026-02-30', '2026-13-01', 'tomorrow', null];
  expect(dates.map(isDate)).toEqual([true, false, false, false, false]);
  const years = ['1899-12-31', '1900-01-01', '2199-12-31', '2200-01-01'];
  expect(years.map(isDate), 'years the routes refuse are not dates').toEqual([false, true, true, false]);
});

test('miles and minutes are shown as people say them', () => {
  expect(formatMiles(45_200)).toBe('45,200 miles');
  expect([0, 30, 60, 90, 240].map(shownMinutes)).toEqual(['0 min', '30 min', '1 h', '1 h 30 min', '4 h']);
});

test('work takes its usual time, or an hour while that is not known', () => {
  const usual = { 'MOT Test': 30 };
  expect(['MOT Test', ''].map((type) => usualMinutes(usual, type))).toEqual([30, 60]);
  expect(usualMinutes(undefined, 'MOT Test')).toBe(60);
});

test('a count of one takes the singular', () => {
  expect([0, 1, 2].map((count) => counted(count, 'day'))).toEqual(['0 days', '1 day', '2 days']);
  expect([1, 2].map((count) => counted(count, 'entry', 'entries'))).toEqual(['1 entry', '2 entries']);
  expect(counted(3650, 'appointment')).toBe('3,650 appointments');
});

test('the next service is given by its day, its mileage or both, as far as they are known', () => {
  const next = (date: string | null, miles: number | null) =>
    nextServiceWords({ service_due_date: date, service_due_mileage: miles });
  expect(next('2027-03-12', 45_000)).toBe('12 Mar 2027 or at 45,000 miles');
  expect([next('2027-03-12', null), next(null, 45_000)]).toEqual(['12 Mar 2027', 'at 45,000 miles']);
  expect(next(null, null)).toBe('');
});

test('a lead time that is no longer on offer becomes the nearest one that is', () => {
  expect([0, 1, 3, 5, 12, 20, 25, 90].map(nearestLead)).toEqual([0, 1, 1, 7, 14, 14, 30, 30]);
});

test('numbers are read with their thousands separators, and pounds never as a hundred times as much', () => {
  expect(['45,200', '1,234,567', '45 200', ' 7 ', '', '0'].map(typedNumber)).toEqual([
    45_200,
    1_234_567,
    45_200,
    7,
    null,
    0,
  ]);
  expect(['-3', '.5', '5.'].map(typedNumber)).toEqual([-3, 0.5, 5]);
  const noNumber = ['0x2', '1e2', 'Infinity', '1.2.3', '-'];
  expect(noNumber.map(typedNumber), 'only JavaScript reads these as numbers').toEqual(noNumber);
  expect(['£1,234.50', '12.5', '89'].map(typedPence)).toEqual([123_450, 1250, 8900]);
  expect(['1.1', '8.29', '1234567.89', '-5'].map(typedPence)).toEqual([110, 829, 123_456_789, -500]);
  const noPence = ['12,50', '1,2345', 'ask', '80.505', '-0.004'];
  expect(noPence.map(typedPence)).toEqual(noPence);
});

test('the next MOT test is a booking, not a request, and its words depend on when the MOT runs out', () => {
  const mot = (appointment_date: string, given: object = {}) => ({
    service_type: 'MOT Test',
    appointment_date,
    status: 'scheduled' as const,
    is_request: 0 as const,
    ...given,
  });
  const booked = [
    mot('2026-06-20'),
    mot('2026-06-09', { status: 'cancelled' }),
    mot('2026-06-10', { is_request: 1 }),
    mot('2026-06-11', { service_type: 'Oil Change' }),
    mot('2026-06-07'),
    mot('2026-06-12', { is_request: 1, status: 'confirmed' }),
  ];
  expect(nextMot(booked, '2026-06-08')).toBe('2026-06-12');
  expect(nextMot(booked.slice(1, 5), '2026-06-08')).toBeUndefined();
  expect(nextMot(booked, '2026-06-12'), 'on the day itself').toBe('2026-06-12');
  const said = (expiry: string) => motBookedWords('2026-06-12', expiry, '2026-06-08');
  expect(said('2026-06-12')).toBe('MOT booked for 12 Jun 2026.');
  expect(said('2026-06-11')).toContain(
    '12 Jun 2026, after the current one runs out: in between, the car may only be driven to that test, or to and from a repair.',
  );
  expect(said('2026-06-08'), 'on the MOT’s last day').not.toContain('Until then');
  expect(said('2026-06-07')).toContain(
    'Until then the car may only be driven to that test, or to and from a repair.',
  );
});
