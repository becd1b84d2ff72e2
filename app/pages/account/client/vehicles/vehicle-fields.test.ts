import { expect, test } from 'vitest';
import { fromRecords, vehicleValues } from './vehicle-fields.ts';

const nothing = vehicleValues(undefined);
const records = { make: 'Ford', year: '2019', mileage: '45200', mot_expiry: '2027-05-03' };

test('official records fill in what nobody typed and are quoted where they differ from what was typed', () => {
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

test('the records of another registration replace the values filled in from the previous one', () => {
  const { taken } = fromRecords(records, nothing, nothing);
  const now = { ...nothing, ...taken, model: 'Focus' };
  const others = { make: 'Kia', model: 'Ceed', mileage: '900' };
  expect(fromRecords(others, now, { ...nothing, ...taken })).toEqual({
    taken: { make: 'Kia', mileage: '900' },
    kept: ['Ceed'],
  });
});
