import { expect, test } from 'vitest';
import { statusVariants } from '../../parts/words.ts';
import { endOf, enquiryVariants } from './words.ts';

test('each status has the styling of the specification, section 4', () => {
  expect(statusVariants).toEqual({
    scheduled: 'default',
    confirmed: 'default',
    in_progress: 'secondary',
    completed: 'outline',
    cancelled: 'destructive',
  });
  expect(enquiryVariants).toEqual({
    new: 'destructive',
    in_progress: 'secondary',
    resolved: 'outline',
    archived: 'secondary',
  });
});

test('an appointment ends after its minutes have passed', () => {
  expect(endOf({ appointment_time: '09:30', duration_minutes: 90 })).toBe('11:00');
});
