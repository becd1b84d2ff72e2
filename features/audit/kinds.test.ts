import { expect, test } from 'vitest';
import { actorWords } from './kinds.ts';

test('the log says who did it, but names no client', () => {
  const by = (action: string, actor: { full_name: string | null } | null = null) =>
    actorWords({ action, actor });
  expect(by('appointment.confirmed', { full_name: 'Jess Thornhill' })).toBe('Jess Thornhill');
  expect(by('appointment.confirmed', { full_name: null })).toBe('Unnamed');
  expect(by('appointment.client-agreed')).toBe('The client');
  expect(by('client.erased')).toBe('The client');
  expect(by('client.erased-again'), 'by a restore').toBe('The garage');
  expect(by('reminder.planned')).toBe('The garage');
});
