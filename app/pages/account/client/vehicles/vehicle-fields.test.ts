import { expect, test } from 'vitest';
import { fromRecords, vehicleValues } from './vehicle-fields.ts';

const nothing = vehicleValues(undefined);
const records = { make: 'Ford', year: '2019', mileage: '45200', mot_expiry: '2027-05-03' };

test('official records fill in what nobody typed, and say what they know where somebody did', () => {
  const typed = {
    ...nothing,
    registration: 'AB12 CDE',
    make: 'ford',
    mileage: '46100',
    mot_expiry: '2027-05-04',
  };
  expect(fromRecords(records, typed, nothing)).toEqual({
    taken: { year: '2019' },
    kept: ['45,200 miles', 'MOT until 3 May 2027'],
  });
});

test('records of another registration replace what the ones before filled in', () => {
  const { taken } = fromRecords(records, nothing, nothing);
  const now = { ...nothing, ...taken, model: 'Focus' };
  const others = { make: 'Kia', model: 'Ceed', mileage: '900' };
  expect(fromRecords(others, now, { ...nothing, ...taken })).toEqual({
    taken: { make: 'Kia', mileage: '900' },
    kept: ['Ceed'],
  });
});
