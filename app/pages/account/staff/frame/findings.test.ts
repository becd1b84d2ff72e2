import { expect, test } from 'vitest';
import { anAppointment } from '../../../../../tests/appointment.ts';
import { findingsOf } from './findings.ts';

test('an appointment’s line says how far it has come', () => {
  const client = { full_name: 'Ada Kerr', email: null, phone: null };
  const ready = { ...anAppointment, client, status: 'completed' as const };
  const appointments = [
    {
      ...ready,
      assignee: null,
      is_awaiting: 0,
      price_answer: null,
      workshop_notes: null,
      has_record: 0,
      is_erased: 0,
    } as const,
  ];
  const found = findingsOf({ clients: [], vehicles: [], appointments, enquiries: [] });
  expect(found).toMatchObject([{ note: 'Completed · Ada Kerr' }]);
});

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
