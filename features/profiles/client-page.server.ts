import type { Queries } from '../../db/open.ts';
import { selectForStaff, toStaffAppointment } from '../appointments/staff-rows.server.ts';
import { selectServices, toStaffService } from '../services/staff-rows.server.ts';
import { findKeptClient } from './staff-data.server.ts';

/** More than anyone reads at once; the full lists have the rest. */
const most = 100;

/** Everything about one client, or what was kept of an erased one. @throws {AppError} `not_found` */
export async function clientPage(db: Queries, id: string) {
  const client = await findKeptClient(db, id);
  return {
    client,
    has_account: client.user_id !== null,
    is_disabled: await isDisabled(db, client.user_id),
    vehicles: await vehiclesOf(db, id),
    appointments: await appointmentsOf(db, id),
    services: await servicesOf(db, id),
    reminders: await remindersOf(db, id),
    enquiries: await enquiriesOf(db, id, client.email),
  };
}

async function isDisabled(db: Queries, userId: string | null): Promise<boolean> {
  const account = await db
    .selectFrom('users')
    .select('disabled_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  return typeof account?.disabled_at === 'string';
}

function vehiclesOf(db: Queries, id: string) {
  return db
    .selectFrom('vehicles')
    .selectAll()
    .where('owner_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

async function appointmentsOf(db: Queries, id: string) {
  const rows = await selectForStaff(db)
    .where('appointments.client_id', '=', id)
    .orderBy('appointments.appointment_date', 'desc')
    .orderBy('appointments.appointment_time', 'desc')
    .orderBy('appointments.id', 'desc')
    .limit(most)
    .execute();
  return rows.map(toStaffAppointment);
}

async function servicesOf(db: Queries, id: string) {
  const rows = await selectServices(db)
    .where('vehicles.owner_id', '=', id)
    .orderBy('services.service_date', 'desc')
    .orderBy('services.id', 'desc')
    .limit(most)
    .execute();
  return rows.map(toStaffService);
}

function remindersOf(db: Queries, id: string) {
  return db
    .selectFrom('reminders')
    .innerJoin('vehicles', 'vehicles.id', 'reminders.vehicle_id')
    .selectAll('reminders')
    .where('vehicles.owner_id', '=', id)
    .orderBy('reminders.due_date', 'desc')
    .orderBy('reminders.id', 'desc')
    .limit(most)
    .execute();
}

/** Enquiries that belong to this client, and those from the same address that belong to nobody else. */
async function enquiriesOf(db: Queries, id: string, email: string | null) {
  const by = (column: 'client_id' | 'email', value: string) =>
    db
      .selectFrom('contact_submissions')
      .selectAll()
      .where(column, '=', value)
      .where((eb) => eb.or([eb('client_id', '=', id), eb('client_id', 'is', null)]))
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute();
  const rows = [...(await by('client_id', id)), ...(email ? await by('email', email) : [])];
  const unique = [...new Map(rows.map((row) => [row.id, row])).values()];
  return unique.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1)).slice(0, most);
}
