import { addDays } from '../../../../../features/appointments/calendar.ts';
import { recordDays } from '../../../../../features/appointments/statuses.ts';
import { formatDate } from '../../../../../features/date-words.ts';
import { carName } from '../../../../../features/vehicles/names.ts';
import { today } from '../../parts/days.ts';
import shared from '../parts/client.module.css';
import type { Appointment, Service } from '../parts/queries.ts';

type BeingWrittenProps = {
  /** The latest appointments that are over. */
  done: Appointment[];
  /** The latest service records. */
  records: Service[];
  /** Whether there are older records than these. */
  hasMore: boolean;
};

/**
 * Names the work that was completed lately and has no record yet: clients come here from the message that their car is
 * ready, which leaves before staff have written the record.
 */
export function BeingWritten({ done, records, hasMore }: BeingWrittenProps) {
  const oldest = hasMore ? (records.at(-1)?.service_date ?? '') : '';
  const since = addDays(today(), -recordDays);
  const missing = done.filter(
    (appointment) =>
      appointment.status === 'completed' &&
      appointment.appointment_date >= since &&
      appointment.appointment_date > oldest &&
      !records.some((record) => isAbout(record, appointment)),
  );
  return missing.map(({ id, vehicle, appointment_date: date }) => (
    <p key={id} className={shared.callout}>
      We are still writing up the work on your {vehicle ? carName(vehicle) : 'car'} ({formatDate(date)}). It
      will appear here.
    </p>
  ));
}

/** Staff may also write a record without starting from the appointment. */
function isAbout(record: Service, { id, vehicle_id, appointment_date }: Appointment): boolean {
  if (record.appointment_id) return record.appointment_id === id;
  return record.vehicle_id === vehicle_id && record.service_date >= appointment_date;
}
