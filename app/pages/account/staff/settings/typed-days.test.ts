import { expect, test } from 'vitest';
import { noDay, untilProblem, withTyped } from './typed-days.ts';

const reason = 'Christmas shutdown';

test('days typed with a last day are all closed, and replace what was entered for them', () => {
  const before = [
    { date: '2027-01-02', reason: 'Stocktaking' },
    { date: '2027-03-01', reason: 'Moving the lift' },
  ];
  const days = withTyped(before, { date: '2026-12-30', until: '2027-01-02', reason });
  expect(days.map((day) => `${day.date} ${day.reason}`)).toEqual([
    '2026-12-30 Christmas shutdown',
    '2026-12-31 Christmas shutdown',
    '2027-01-01 Christmas shutdown',
    '2027-01-02 Christmas shutdown',
    '2027-03-01 Moving the lift',
  ]);
  expect(withTyped(before, noDay)).toEqual(before);
  expect(withTyped([], { date: '2026-12-30', reason })).toEqual([{ date: '2026-12-30', reason }]);
  const last = { date: '', until: '2027-01-02', reason: '' };
  expect(withTyped([], last), 'the schema asks for the first day').toEqual([{ date: '', reason: '' }]);
});

test('a last day before the first, or in another year, is refused and closes nothing', () => {
  const wrong = { date: '2026-12-30', until: '2026-01-02', reason };
  expect(untilProblem(wrong)).toBe('Please choose the first day or a later one.');
  expect(withTyped([], wrong), 'the schema refuses it').toEqual([{ date: '', reason }]);
  expect(untilProblem({ ...wrong, until: '2027-03-02' })).toMatch(/^Please check the year: at most 62 days/);
  expect(untilProblem({ ...wrong, until: '2027-03-01' }), 'the sixty-second').toBeUndefined();
  expect(untilProblem({ ...wrong, until: '' })).toBeUndefined();
});
