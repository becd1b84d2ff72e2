import type { ProfileRow, ReminderRow, VehicleRow } from '../../../../../db/tables.ts';

/** The answers of the staff's routes; docs/api.md explains their shapes. */

export type Client = ProfileRow;
export type Vehicle = VehicleRow;
export type Car = Pick<VehicleRow, 'make' | 'model' | 'year' | 'registration'>;
export type Reminder = ReminderRow;
export type { StaffAppointment as Appointment } from '../../../../../features/appointments/staff-rows.server.ts';
export type { StaffEnquiry as Enquiry } from '../../../../../features/enquiries/staff-list.server.ts';
export type { ListedClient } from '../../../../../features/profiles/staff-list.server.ts';
export type { StaffQuote as Quote } from '../../../../../features/quotes/staff-data.server.ts';
export type { StaffService as ServiceRecord } from '../../../../../features/services/staff-rows.server.ts';
export type { MotRow } from '../../../../../features/reports/mots.server.ts';
export type { StaffVehicle as ListedVehicle } from '../../../../../features/vehicles/staff-data.server.ts';

/** One page of a list. `too_many`: the search matches more than the server looks through. */
export type Page<Row> = { rows: Row[]; next: string | null; too_many: boolean };
