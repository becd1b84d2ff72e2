import { expect, test } from 'vitest';
import { statusVariants } from '../../parts/words.ts';
import { enquiryVariants } from './words.ts';

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
