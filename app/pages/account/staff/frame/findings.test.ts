import { expect, test } from 'vitest';
import { findingsOf } from './findings.ts';

test('what the search opens leaves nothing open that was open before', () => {
  const found = findingsOf({
    clients: [{ id: 'c', full_name: null, email: 'a@example.com', phone: '07700900123' }],
    vehicles: [],
    appointments: [],
    enquiries: [{ id: 'e', full_name: 'Ann Lee', email: 'ann@example.com', status: 'new' }],
  });
  expect(found).toMatchObject([
    { title: 'Unnamed Client', note: '07700 900123 · a@example.com', to: { tab: 'clients', client: 'c' } },
    { title: 'Ann Lee', to: { tab: 'enquiries', status: 'all', enquiry: 'e', client: null } },
  ]);
  for (const { to } of found)
    expect(to).toMatchObject({
      appointment: null,
      vehicle: null,
      record: null,
      act: null,
      do: null,
      q: null,
    });
});
