import { carName } from '../vehicles/names.ts';
import { type Column, decimalPounds } from '../../server/csv.ts';
import { formatPhone } from '../phone.ts';
import { showPlate } from '../vehicles/plate.ts';
import type { MotRow } from './mots.server.ts';
import type { clientsReport, enquiriesReport } from './people.server.ts';
import type { appointmentsReport, baysReport, revenueReport } from './work.server.ts';

/** The columns of each report as a file. */

type RowOf<Report extends (...given: never[]) => Promise<{ rows: object[] }>> = Awaited<
  ReturnType<Report>
>['rows'][number];
type TypeRow = Awaited<ReturnType<typeof appointmentsReport>>['by_type'][number];

export const appointmentColumns: Column<TypeRow>[] = [
  ['Work', (row) => row.service_type],
  ['Appointments', (row) => row.count],
  ['Completed', (row) => row.completed],
  ['Cancelled', (row) => row.cancelled],
  ['No-shows', (row) => row.no_shows],
];
export const revenueColumns: Column<RowOf<typeof revenueReport>>[] = [
  ['Month', (row) => row.month],
  ['Work', (row) => row.service_type],
  ['Records', (row) => row.records],
  ['Revenue in pounds', (row) => decimalPounds(row.pence)],
  ['Records without a cost', (row) => row.unpriced],
];
export const bayColumns: Column<RowOf<typeof baysReport>>[] = [
  ['Bay', (row) => row.bay],
  ['Appointments', (row) => row.appointments],
  ['Booked minutes', (row) => row.booked_minutes],
  ['Blocked minutes', (row) => row.blocked_minutes],
  ['Share of opening time in per cent', (row) => Math.round(row.share * 100)],
];
export const clientColumns: Column<RowOf<typeof clientsReport>>[] = [
  ['Month', (row) => row.month],
  ['New clients', (row) => row.new_clients],
  ['Returning clients', (row) => row.returning_clients],
];
export const enquiryColumns: Column<RowOf<typeof enquiriesReport>>[] = [
  ['Page', (row) => row.source_page],
  ['Enquiries', (row) => row.count],
  ['Answered', (row) => row.answered],
  ['Minutes to the first answer (median)', (row) => row.median_minutes],
];
export const motColumns: Column<MotRow>[] = [
  ['MOT expiry', (row) => row.mot_expiry],
  ['Registration', (row) => showPlate(row.registration)],
  ['Vehicle', carName],
  ['Client', (row) => row.client_name],
  ['Phone', (row) => formatPhone(row.phone)],
  ['Email', (row) => row.email],
  ['MOT booked', (row) => (row.has_booking ? 'yes' : 'no')],
  ['Test too late or only asked for', (row) => row.other_test],
  ['Reminder stopped', (row) => (row.reminders_stopped ? 'yes' : 'no')],
];
