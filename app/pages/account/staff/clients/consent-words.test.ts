import { expect, test } from 'vitest';
import { consentWords } from './consent-words.ts';

test.each([
  [null, null, 'Not asked'],
  ['2026-01-05T09:00:00.000Z', null, 'Agreed on 5 Jan 2026'],
  ['2026-01-05T09:00:00.000Z', '2026-03-31T23:30:00.000Z', 'Stopped on 1 Apr 2026, agreed on 5 Jan 2026'],
  [null, '2026-03-01T09:00:00.000Z', 'Stopped on 1 Mar 2026'],
])('agreed %s, stopped %s: %s', (agreed, stopped, words) => {
  expect(consentWords({ reminders_agreed_at: agreed, reminders_stopped_at: stopped })).toBe(words);
});
