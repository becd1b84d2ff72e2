import { randomUUIDv7 } from 'node:crypto';
import type { Insertable } from 'kysely';
import { takeSlots } from '../features/appointments/slots.server.ts';
import { indexClient, indexEnquiry, indexVehicle } from '../features/search/terms.server.ts';
import type { Queries } from './open.ts';
import type {
  AppointmentRow,
  EnquiryRow,
  ProfileRow,
  QuoteRow,
  ReminderRow,
  ServiceRow,
  Tables,
  VehicleRow,
} from './tables.ts';

/**
 * Rows that make sense on their own, for demo data and tests. Callers pass the values they care about;
 * the rest get plausible ones.
 */

type Given<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>>;

const someInstant = '2026-01-05T09:00:00.000Z';
const stamps = { created_at: someInstant, updated_at: someInstant };

/** A client without an account, as staff enter one. */
export async function makeProfile(db: Queries, given: Given<'profiles'> = {}): Promise<ProfileRow> {
  const row = {
    id: randomUUIDv7(),
    user_id: null,
    email: null,
    full_name: 'Sam Example',
    phone: null,
    ...stamps,
    ...given,
  };
  const profile = await db.insertInto('profiles').values(row).returningAll().executeTakeFirstOrThrow();
  await indexClient(db, profile.id);
  return profile;
}

/** Stores a vehicle; values not given are made up. */
export async function makeVehicle(
  db: Queries,
  given: Given<'vehicles'> & { owner_id: string },
): Promise<VehicleRow> {
  const row = {
    id: randomUUIDv7(),
    make: 'Ford',
    model: 'Focus',
    year: 2019,
    registration: 'YN19ABC',
    ...stamps,
    ...given,
  };
  const vehicle = await db.insertInto('vehicles').values(row).returningAll().executeTakeFirstOrThrow();
  await indexVehicle(db, vehicle.id);
  return vehicle;
}

/** Stores an appointment and, unless it is cancelled, its half hours. */
export async function makeAppointment(
  db: Queries,
  given: Given<'appointments'> & { client_id: string; appointment_date: string },
): Promise<AppointmentRow> {
  const row = {
    id: randomUUIDv7(),
    service_type: 'Diagnostics',
    appointment_time: '09:00',
    duration_minutes: 60,
    status: 'scheduled' as const,
    bay: 1,
    ...stamps,
    ...given,
  };
  const appointment = await db
    .insertInto('appointments')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (row.status !== 'cancelled') await takeSlots(db, row.id, row, appointment.bay);
  return appointment;
}

/** Stores a price that a client was asked to approve; values not given are made up. */
export function makeQuote(
  db: Queries,
  given: Given<'quotes'> & { appointment_id: string },
): Promise<QuoteRow> {
  const row = {
    id: randomUUIDv7(),
    work: 'Replace front brake discs and pads',
    price: 18_900,
    asked_at: someInstant,
    ...given,
  };
  return db.insertInto('quotes').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Stores a service record; values not given are made up. */
export function makeService(
  db: Queries,
  given: Given<'services'> & { vehicle_id: string },
): Promise<ServiceRow> {
  const row = {
    id: randomUUIDv7(),
    service_type: 'Full Service',
    service_date: '2026-01-05',
    ...stamps,
    ...given,
  };
  return db.insertInto('services').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Stores a reminder; values not given are made up. */
export function makeReminder(
  db: Queries,
  given: Given<'reminders'> & { vehicle_id: string },
): Promise<ReminderRow> {
  const row = {
    id: randomUUIDv7(),
    title: 'MOT due',
    reminder_type: 'mot' as const,
    due_date: '2026-12-01',
    send_on: '2026-11-01',
    created_at: someInstant,
    ...given,
  };
  return db.insertInto('reminders').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Stores an enquiry; values not given are made up. */
export async function makeEnquiry(
  db: Queries,
  given: Given<'contact_submissions'> = {},
): Promise<EnquiryRow> {
  const row = {
    id: randomUUIDv7(),
    full_name: 'Sam Example',
    email: 'sam@example.com',
    source_page: '/contact',
    message: 'Please call me back.',
    ...stamps,
    ...given,
  };
  const enquiry = await db
    .insertInto('contact_submissions')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow();
  await indexEnquiry(db, enquiry.id);
  return enquiry;
}
