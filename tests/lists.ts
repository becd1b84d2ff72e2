import type { Db } from '../db/open.ts';
import { addDays } from '../features/appointments/calendar.ts';
import { pageSize } from '../features/search/page-size.ts';

/** A client's own pages, as paths under `/api`. */
export const ownPages = ['/overview', '/appointments', '/quotes', '/vehicles', '/services', '/reminders'];

/**
 * Every kind of list, search and counter that staff open, as paths under `/api`, for tests of what must hold for all of
 * them in a garage made by `fillGarage`. `:client` and the like stand for ids.
 * @param day a day with appointments
 */
export function staffLists(day: string): string[] {
  return [
    ...listPages(day).map((path) => `${path}${path.includes('?') ? '&' : '?'}limit=${pageSize}`),
    ...searches,
    ...others(day),
  ];
}

/** The lists that have pages. */
function listPages(day: string): string[] {
  const week = `from=${addDays(day, -7)}&to=${day}`;
  const sorted = (list: string, ways: string[]) => ways.map((sort) => `${list}?sort=${sort}`);
  return [
    '/staff/appointments',
    ...sorted('/staff/appointments', ['date', '-created', 'created']),
    '/staff/appointments?status=completed',
    '/staff/appointments?status=scheduled&sort=-created',
    '/staff/appointments?status=completed&sort=-created',
    '/staff/appointments?type=Diagnostics',
    '/staff/appointments?status=confirmed&type=Diagnostics',
    `/staff/appointments?${week}`,
    '/staff/appointments?assigned=none',
    '/staff/appointments?assigned=:mechanic',
    '/staff/appointments?no_show=true',
    '/staff/appointments?requests=true',
    '/staff/appointments?q=smith',
    '/staff/appointments?q=am+smi&status=completed',
    '/staff/appointments?q=07100000123&sort=date',
    '/staff/appointments?q=amelia+smith',
    '/staff/appointments?q=amelia+jones',
    `/staff/appointments?q=focus&from=${addDays(day, -150)}`,
    ...sorted('/staff/clients', ['-created', 'created', 'name', '-name']),
    '/staff/clients?q=smith',
    '/staff/clients?q=amelia+smith',
    '/staff/clients?q=amelia+jones',
    '/staff/clients?q=am&sort=name',
    '/staff/clients?q=client-77@exa&sort=name',
    ...sorted('/staff/vehicles', ['-created', 'created', 'registration', '-registration', 'mot', '-mot']),
    '/staff/vehicles?fuel=electric',
    '/staff/vehicles?archived=true',
    `/staff/vehicles?mot_from=${day}&mot_to=${addDays(day, 30)}&sort=mot`,
    '/staff/vehicles?q=smith&sort=registration',
    '/staff/vehicles?q=amelia+smith',
    '/staff/vehicles?q=smith+focus',
    '/staff/vehicles?q=ford+focus',
    '/staff/services',
    '/staff/services?sort=date&status=in_progress',
    '/staff/services?type=Diagnostics',
    `/staff/services?${week}`,
    '/staff/services?q=smith',
    '/staff/services?q=amelia+smith',
    '/staff/enquiries',
    '/staff/enquiries?status=new',
    '/staff/enquiries?spam=true',
    '/staff/enquiries?assigned=:mechanic',
    '/staff/enquiries?assigned=none&status=new&sort=created',
    '/staff/enquiries?q=smith',
    '/staff/enquiries?q=amelia+smith',
    '/staff/messages',
    ...['waiting', 'sent', 'failed', 'withdrawn'].map((state) => `/staff/messages?state=${state}`),
    '/staff/messages?profile_id=:client',
    '/staff/audit',
    '/staff/audit?actor=:mechanic',
    '/staff/audit?action=client.edited',
    '/staff/audit?subject_kind=client',
    `/staff/audit?${week}`,
    '/staff/audit?q=changed',
    '/staff/reports/mots',
    '/admin/people',
    '/admin/people?user_type=employee',
    '/admin/people?q=client-70',
    '/admin/people?q=smith',
  ];
}

/** What people type into the field that searches everything. */
const searches = ['smith', 'amelia+smith', 'amelia+jones', 'smith+focus', 'am+sm', 'a', '07100000123'].map(
  (typed) => `/staff/search?q=${typed}`,
);

/** Counters, single records, a day's board, reports. */
function others(day: string): string[] {
  const week = `from=${addDays(day, -7)}&to=${day}`;
  return [
    '/staff/overview',
    `/staff/calendar/day?date=${day}`,
    `/staff/calendar/week?from=${day}`,
    `/staff/calendar/free?date=${day}&duration=60`,
    '/staff/calendar/booked',
    '/staff/calendar/outside?weekday=1',
    '/staff/blocks',
    '/staff/appointments/counts',
    '/staff/appointments/:appointment',
    '/staff/clients/:client',
    '/staff/colleagues',
    '/staff/vehicles/:vehicle',
    '/staff/enquiries/counts',
    '/staff/enquiries/:enquiry',
    '/staff/enquiries/:enquiry/draft',
    '/staff/messages/state',
    '/staff/messages/:message',
    '/staff/services/:record',
    '/staff/services/draft?appointment_id=:appointment',
    '/staff/jobs',
    '/staff/settings',
    ...['appointments', 'revenue', 'bays', 'clients', 'enquiries'].map(
      (report) => `/staff/reports/${report}?${week}`,
    ),
  ];
}

/** The ids that the placeholders in the paths stand for, in a garage made by `fillGarage`. */
export async function exampleIds(db: Db): Promise<Record<string, string>> {
  const profile = async (email: string) =>
    (
      await db
        .selectFrom('profiles')
        .select('id')
        .where('email', '=', email)
        .orderBy('id')
        .executeTakeFirstOrThrow()
    ).id;
  const client = await profile('client-70@example.com');
  const [vehicle, appointment, open, record, message, enquiry] = await Promise.all([
    db.selectFrom('vehicles').select('id').where('owner_id', '=', client).executeTakeFirstOrThrow(),
    db.selectFrom('appointments').select('id').where('client_id', '=', client).executeTakeFirstOrThrow(),
    db.selectFrom('appointments').select('id').where('status', '=', 'confirmed').executeTakeFirstOrThrow(),
    db.selectFrom('services').select('id').executeTakeFirstOrThrow(),
    db.selectFrom('outbox').select('id').executeTakeFirstOrThrow(),
    db
      .selectFrom('contact_submissions')
      .select('id')
      .where('email', '=', 'client-70@example.com')
      .executeTakeFirstOrThrow(),
  ]);
  return {
    mechanic: await profile('mechanic-1@example.com'),
    client,
    vehicle: vehicle.id,
    appointment: appointment.id,
    open: open.id,
    record: record.id,
    message: message.id,
    enquiry: enquiry.id,
  };
}

/** @returns the path with ids in place of its placeholders */
export function withIds(path: string, ids: Record<string, string>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? '');
}
