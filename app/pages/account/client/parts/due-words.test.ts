import { expect, test } from 'vitest';
import { motNote } from '../vehicles/vehicle-card.tsx';
import { reminderDue, serviceStanding, standingOf } from './due-words.ts';

const day = '2026-11-26';

test('a gauge says how many days are left and is empty from the due date on', () => {
  expect(standingOf('2027-11-26', day)).toEqual({ share: 1, state: 'fine', words: '365 days left' });
  expect(standingOf('2027-12-01', day), 'never more than full').toMatchObject({ share: 1 });
  expect(standingOf('2026-12-27', day)).toMatchObject({ state: 'fine', words: '31 days left' });
  expect(standingOf('2026-12-26', day)).toMatchObject({ state: 'soon', words: '30 days left' });
  expect(standingOf(day, day)).toEqual({ share: 0, state: 'soon', words: 'Due today' });
  expect(standingOf('2026-11-25', day)).toEqual({ share: 0, state: 'over', words: '1 day overdue' });
});

test('a service past its mileage is overdue, however many days are left', () => {
  const standing = (mileage: number | null, date: string | null = '2027-05-01') =>
    serviceStanding(
      { mileage, service_due_mileage: 66_000, service_due_date: date, service_by_mileage: null },
      day,
    );
  expect(standing(71_000)).toEqual({
    share: 0,
    state: 'over',
    words: '5,000 miles over',
    note: 'By date: 156 days left',
  });
  expect(standing(65_000)).toMatchObject({
    state: 'fine',
    words: '156 days left',
    note: '1,000 miles to go',
  });
  const vehicle: Parameters<typeof serviceStanding>[0] = {
    mileage: 65_000,
    service_due_mileage: 66_000,
    service_due_date: '2027-05-01',
    service_by_mileage: null,
  };
  const expected = (service_by_mileage: string, car: Partial<typeof vehicle> = {}) =>
    serviceStanding({ ...vehicle, service_by_mileage, ...car }, day);
  expect(expected('2027-01-12'), 'as the reminder words it').toEqual({
    ...standingOf('2027-01-12', day),
    note: '1,000 miles to go, around 12 Jan 2027',
  });
  expect(expected('2026-12-12')).toMatchObject({ state: 'soon', words: '16 days left' });
  expect(expected(day)).toMatchObject({
    words: 'Due today',
    note: '1,000 miles to go, around 26 Nov 2026',
  });
  expect(expected('2026-11-25'), 'a past date is not announced as upcoming').toMatchObject({
    words: '156 days left',
    note: '1,000 miles to go when last entered, probably reached around 25 Nov 2026',
  });
  expect(expected('2027-05-02'), 'not before the date').toMatchObject({
    words: '156 days left',
  });
  expect(expected('2027-01-12', { service_due_date: null }), 'without a date').toMatchObject({
    words: '47 days left',
  });
  expect(standing(66_000), 'exact to the mile').toMatchObject({ state: 'fine', note: '0 miles to go' });
  expect(standing(71_000, '2026-11-20')).toMatchObject({ words: '6 days overdue', note: '5,000 miles over' });
  expect(standing(null)).toEqual(standingOf('2027-05-01', day));
  expect(standing(68_000, null), 'without a date').toEqual({
    share: 0,
    state: 'over',
    words: '2,000 miles over',
  });
  expect([standing(66_000, null), standing(null, null)], 'no date, and not overdue').toEqual([null, null]);
});

test('a car’s card says from when a test keeps the date, and where the car may be driven without a valid MOT', () => {
  const note = (expiry: string, booked?: string) => motNote(expiry, booked, day);
  expect(note('2026-12-26')).toBe('Test it on or after 27 Nov 2026 to keep this date.');
  expect(note('2026-12-25')).toBe('Test it any time now and you keep this date.');
  expect(note(day), 'on the MOT’s last day').toBe('Test it any time now and you keep this date.');
  expect(note('2026-11-25')).toBe(
    'Without a valid MOT the car may only be driven to a booked test, or to and from a repair.',
  );
  expect(note('2026-12-26', '2026-12-01')).toBe('MOT booked for 1 Dec 2026.');
});

test('a reminder says if its due date was worked out from the mileage', () => {
  const due = (reason: string | null) => reminderDue({ due_date: '2027-01-12', reason });
  expect(due('mileage')).toBe('Due about 12 Jan 2027, by mileage');
  expect([due('date'), due(null)]).toEqual(['Due 12 Jan 2027', 'Due 12 Jan 2027']);
});
