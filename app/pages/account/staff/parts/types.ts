import type {
  AppointmentRow,
  EnquiryRow,
  ProfileRow,
  ReminderRow,
  ServiceRow,
  VehicleRow,
} from '../../../../../db/tables.ts';
import type { StaffQuote } from '../../../../../features/quotes/staff-data.server.ts';

/** What the staff's routes answer; the shapes are explained in docs/api.md. */
export type Vehicle = VehicleRow;
export type Person = ProfileRow;
export type Car = { make: string; model: string; year: number; registration: string };
type Colleague = { id: string; full_name: string | null };

export type Appointment = AppointmentRow & {
  vehicle: Car | null;
  client: { full_name: string | null; email: string | null; phone: string | null };
  assignee: Colleague | null;
  is_awaiting: 0 | 1;
  has_record: 0 | 1;
};
export type ListedVehicle = VehicleRow & {
  owner_name: string | null;
  owner_email: string | null;
  owner_phone: string | null;
};
export type ServiceRecord = ServiceRow & { vehicle: Car; client: { id: string; full_name: string | null } };
export type Enquiry = EnquiryRow & { assignee: Colleague | null };
export type Reminder = ReminderRow;
export type Quote = StaffQuote;
export type ListedClient = ProfileRow & { vehicles: number };

/** One page of a list. `too_many`: the search matches more than the server looks through. */
export type Page<Row> = { rows: Row[]; next: string | null; too_many: boolean };
