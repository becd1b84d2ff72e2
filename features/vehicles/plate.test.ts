import { expect, test } from 'vitest';
import { normalisePlate, plateMeant, plateShape, showPlate } from './plate.ts';

test.each([
  ['ab12 cde', 'AB12 CDE'],
  ['OX12 ABZ', 'OX12 ABZ'],
  ['a1-bcd', 'A1 BCD'],
  ['Q12 ABC', 'Q12 ABC'],
  ['Q123ABC', 'Q123 ABC'],
  ['abc123d', 'ABC 123D'],
  ['1a', '1 A'],
  ['1234 AB', '1234 AB'],
  ['123 ABC', '123 ABC'],
  ['A1', 'A 1'],
  ['IB 1234', 'IB 1234'],
  ['ABC 123', 'ABC 123'],
  ['AIB 1234', 'AIB 1234'],
  ['BAZ1', 'BAZ 1'],
  ['123D456', '123 D 456'],
  ['900x 400', '900 X 400'],
])('%s is a usual plate, shown as %s', (typed, shown) => {
  const plate = normalisePlate(typed);
  expect(plateShape(plate)).toBe('usual');
  expect(showPlate(plate)).toBe(shown);
});

test.each([
  'AI12 CDE',
  'QA12 CDE',
  'AB12 CQE',
  'O123 ABC',
  'I1 ABC',
  'ABC 12O',
  'AIB 123D',
  'IAB 1234',
  'ZAB 123',
])('%s was never issued in this form, and is queried', (typed) => {
  expect(plateShape(normalisePlate(typed))).toBe('unusual');
});

test.each([
  ['YDO8 GHT', 'YD08GHT'],
  ['YD I8 GHT', 'YD18GHT'],
  ['0X12 ABC', 'OX12ABC'],
  ['AB12 C0E', 'AB12COE'],
  ['AB12 C1E', undefined],
  ['ABCD12', undefined],
  // These fit a shape as they are.
  ['O123 ABC', undefined],
  ['YD08 GHT', undefined],
])('%s probably means %s', (typed, meant) => {
  expect(plateMeant(normalisePlate(typed))).toBe(meant);
});

// The last begins with two letters of a Cyrillic keyboard.
const shapeless = [
  '',
  'A',
  '1',
  'ABCD12',
  'AB123CD',
  '12345A',
  'ABCDEFG',
  'AB1 CDEF',
  '123D45',
  '\u0410\u041218 CDE',
];
test.each(shapeless)('%s fits no shape', (typed) => {
  expect(plateShape(normalisePlate(typed))).toBe('unknown');
  expect(showPlate(typed)).toBe(typed);
});
