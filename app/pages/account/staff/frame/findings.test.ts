import { expect, test } from 'vitest';
import { findingsOf } from './findings.ts';

test('a client or an enquiry that the search opens leaves nothing open or filtered that was before', () => {
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
      fresh: true,
    },
    { title: 'Ann Lee', to: { tab: 'enquiries', status: 'all', enquiry: 'e' }, fresh: true },
  ]);
});
