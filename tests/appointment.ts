import type { Appointment } from '../features/appointments/data.server.ts';

/** An appointment as the code reads it, for tests of texts about appointments; it is in no database. */
export const anAppointment: Appointment = {
  id: 'appointment',
  client_id: 'client',
  vehicle_id: 'vehicle',
  service_type: 'Brake Service',
  appointment_date: '2026-06-09',
  appointment_time: '14:30',
  duration_minutes: 90,
  notes: 'Only for us',
  estimated_cost: 123_450,
  status: 'scheduled',
  bay: 1,
  assigned_to: null,
  is_request: 0,
  is_no_show: 0,
  cancel_reason: null,
  cancelled_by: null,
  vehicle: { make: 'Ford', model: 'Focus', year: 2019, registration: 'YN19ABC' },
  client: { full_name: 'Ada Lovelace', email: 'ada@example.com', phone: null },
  created_at: '2026-06-01T09:00:00.000Z',
  updated_at: '2026-06-01T09:00:00.000Z',
  version: 1,
};
