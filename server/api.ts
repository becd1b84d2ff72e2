import { Hono } from 'hono';
import { appointments } from '../features/appointments/api.server.ts';
import { staffAppointments } from '../features/appointments/staff.server.ts';
import { staffBlocks } from '../features/blocks/staff.server.ts';
import { calendar } from '../features/calendar/api.server.ts';
import { enquiries } from '../features/enquiries/api.server.ts';
import { staffEnquiries } from '../features/enquiries/staff.server.ts';
import { overview } from '../features/overview/api.server.ts';
import { staffMessages } from '../features/notifications/staff.server.ts';
import { stop } from '../features/reminders/unsubscribe.server.ts';
import { staffJobs } from './jobs/routes.ts';
import { privacy } from '../features/privacy/api.server.ts';
import { account } from '../features/people/account.server.ts';
import { adminClients } from '../features/privacy/admin.server.ts';
import { adminPeople } from '../features/people/admin.server.ts';
import { adminMerge } from '../features/profiles/admin.server.ts';
import { profile } from '../features/profiles/api.server.ts';
import { quotes } from '../features/quotes/api.server.ts';
import { staffQuotes } from '../features/quotes/staff.server.ts';
import { reminders } from '../features/reminders/api.server.ts';
import { staffReminders } from '../features/reminders/staff.server.ts';
import { services } from '../features/services/api.server.ts';
import { staffServices } from '../features/services/staff.server.ts';
import { staffVehicles } from '../features/vehicles/staff.server.ts';
import { vehicles } from '../features/vehicles/api.server.ts';
import { staffCalendar } from '../features/appointments/staff-calendar.server.ts';
import { audit } from '../features/audit/staff.server.ts';
import { staffOverview } from '../features/overview/staff.server.ts';
import { colleagues, staffClients } from '../features/profiles/staff-clients.server.ts';
import { reports } from '../features/reports/staff.server.ts';
import { search } from '../features/search/staff.server.ts';
import { staffSettings } from '../features/settings/staff.server.ts';
import type { AppEnv } from './garage.ts';
import { liveStream } from './live-stream.ts';

/** The routes of every noun; chained, because the browser's typed client is derived from this type. */
export const api = new Hono<AppEnv>()
  .route('/profile', profile)
  .route('/account', account)
  .route('/admin/people', adminPeople)
  .route('/admin/clients', adminClients)
  .route('/admin/clients', adminMerge)
  .route('/overview', overview)
  .route('/privacy', privacy)
  .route('/vehicles', vehicles)
  .route('/appointments', appointments)
  .route('/calendar', calendar)
  .route('/quotes', quotes)
  .route('/services', services)
  .route('/reminders', reminders)
  .route('/enquiries', enquiries)
  .route('/live', liveStream)
  .route('/stop', stop)
  .route('/staff/messages', staffMessages)
  .route('/staff/jobs', staffJobs)
  .route('/staff/overview', staffOverview)
  .route('/staff/search', search)
  .route('/staff/colleagues', colleagues)
  .route('/staff/calendar', staffCalendar)
  .route('/staff/blocks', staffBlocks)
  .route('/staff/clients', staffClients)
  .route('/staff/reports', reports)
  .route('/staff/settings', staffSettings)
  .route('/staff/audit', audit)
  .route('/staff/vehicles', staffVehicles)
  .route('/staff/appointments', staffAppointments)
  .route('/staff/quotes', staffQuotes)
  .route('/staff/services', staffServices)
  .route('/staff/reminders', staffReminders)
  .route('/staff/enquiries', staffEnquiries);

export type Api = typeof api;
