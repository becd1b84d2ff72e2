import { expect, test } from 'vitest';
import { isBackwards, periodOf, reportedPart } from './period.ts';

test('a report covers the last twelve months unless another period is asked for', () => {
  expect(periodOf({}, '2026-11-21')).toEqual({ from: '2025-11-22', to: '2026-11-21' });
  expect(periodOf({}, '2028-03-01'), 'across 29 February').toEqual({ from: '2027-03-02', to: '2028-03-01' });
  expect(periodOf({}, '2028-02-29'), 'on 29 February').toEqual({ from: '2027-03-01', to: '2028-02-29' });
  expect(periodOf({ to: '2026-06-30' }, '2026-11-21')).toEqual({ from: '2025-07-01', to: '2026-06-30' });
  expect(periodOf({ from: '2026-01-01' }, '2026-11-21')).toEqual({ from: '2026-01-01', to: '2026-11-21' });
});

test('one day is a period whose first day is also its last', () => {
  expect(isBackwards({ from: '2026-06-08', to: '2026-06-08' })).toBe(false);
  expect(isBackwards({ from: '2026-06-09', to: '2026-06-08' })).toBe(true);
});

test('the bays report covers the last twenty years', () => {
  const to = '2026-11-26';
  expect(reportedPart({ from: '1900-01-01', to })).toEqual({ from: '2006-11-27', to });
  expect(reportedPart({ from: '2006-11-28', to })).toEqual({ from: '2006-11-28', to });
});
