import { expect, test } from 'vitest';
import { findingsOf } from './findings.ts';

test('opening a client or an enquiry from the search drops every open dialog and filter', () => {
  const found = findingsOf({
    clients: [{ id: 'c', full_name: null, email: 'a@example.com', phone: '07700900123' }],
    vehicles: [],
    appointments: [],
    enquiries: [{ id: 'e', full_name: 'Ann Lee', email: 'ann@example.com', status: 'new' }],
  });
  expect(found).toMatchObject([
    {
      title: 'Unnamed Client',
      note: '07700 900123 · a@example.com',
      to: { tab: 'clients', client: 'c' },
      resetQuery: true,
    },
    { title: 'Ann Lee', to: { tab: 'enquiries', status: 'all', enquiry: 'e' }, resetQuery: true },
  ]);
});
