import { expect, test } from 'vitest';
import type { Quote } from '../parts/queries.ts';
import { stateOf } from './quote-list.tsx';

test('a client reads whether a price waits for an answer, was answered or was left unanswered', () => {
  const say = (status: Quote['status'], by_phone: Quote['by_phone'], appointment: string) =>
    stateOf({ status, by_phone, appointment: { status: appointment } } as Quote);
  expect([
    say('asked', false, 'in_progress'),
    say('asked', false, 'completed'),
    say('agreed', false, 'completed'),
    say('declined', true, 'scheduled'),
  ]).toEqual(['Waiting for your answer', 'Not answered', 'Agreed', 'Declined on the phone']);
});
