import { expect, test } from 'vitest';
import { byUrgency, stateOf } from './reminder-state.ts';

const waiting = {
  is_sent: 0,
  sent_at: null,
  dismissed_at: null,
  due_date: '2026-07-01',
  send_on: '2026-06-24',
  reminder_type: 'mot',
} as const;
const client = {
  reminders_agreed_at: '2026-01-01T09:00:00.000Z',
  reminders_stopped_at: null,
  email: 'sam@example.com',
  isDisabled: false,
};
const kept = { archived_at: null };
const words = (given: object, who: object = {}, vehicle: typeof kept | undefined = kept) =>
  stateOf({ ...waiting, ...given }, { ...client, ...who }, vehicle, '2026-06-08');

test.each([
  ['one that is not due yet', {}, {}, 'Planned', 'To be sent on 24 Jun 2026.'],
  ['one to be sent today', { send_on: '2026-06-08' }, {}, 'Due', 'To be sent within 24 hours.'],
  ['one that was sent', { is_sent: 1, sent_at: '2026-06-01T09:00:00Z' }, {}, 'Sent', 'Sent on 1 Jun 2026.'],
  [
    'one that staff stopped',
    { dismissed_at: '2026-06-02T09:00:00Z' },
    {},
    'Stopped',
    'Stopped on 2 Jun 2026.',
  ],
  [
    'no consent',
    {},
    { reminders_agreed_at: null },
    'Planned',
    'Will not be sent: the client has not agreed to reminders.',
  ],
  [
    'consent withdrawn',
    {},
    { reminders_stopped_at: '2026-06-02T09:00:00.000Z' },
    'Planned',
    'Will not be sent: the client has stopped reminders.',
  ],
  ['no email address', {}, { email: null }, 'Planned', 'Will not be sent: there is no email address.'],
  ['a disabled account', {}, { isDisabled: true }, 'Planned', 'Will not be sent: the account is disabled.'],
  [
    'a late one of the client’s own that is still sent',
    { reminder_type: 'own', due_date: '2026-05-25', send_on: '2026-05-25' },
    {},
    'Overdue',
    'To be sent within 24 hours.',
  ],
  [
    'no consent, and overdue',
    { due_date: '2026-06-07' },
    { reminders_agreed_at: null },
    'Overdue',
    'Not sent: the client has not agreed to reminders.',
  ],
  [
    'one of the client’s own that is too late',
    { reminder_type: 'own', due_date: '2026-06-07', send_on: '2026-05-24' },
    {},
    'Overdue',
    'Not sent: the day has passed.',
  ],
  [
    'one whose day has passed',
    { due_date: '2026-06-07', send_on: '2026-05-31' },
    {},
    'Overdue',
    'Not sent: the day has passed.',
  ],
])('%s', (_, reminder, who, badge, sentence) => {
  expect(words(reminder, who)).toMatchObject({ badge, words: sentence });
});

test('reminders still to come are listed soonest first, then those sent or stopped, latest first', () => {
  const list = [
    { ...waiting, due_date: '2026-01-01', is_sent: 1 as const },
    { ...waiting, due_date: '2026-03-01', dismissed_at: '2026-02-01T09:00:00Z' },
    { ...waiting, due_date: '2026-09-01' },
    { ...waiting, due_date: '2026-07-01' },
  ];
  expect(byUrgency(list).map((each) => each.due_date)).toEqual([
    '2026-07-01',
    '2026-09-01',
    '2026-03-01',
    '2026-01-01',
  ]);
});
