import { addDays } from '../features/appointments/calendar.ts';
import { isOpen } from '../features/appointments/statuses.ts';
import { nextServiceAfter, settles } from '../features/vehicles/service.ts';
import { planReminders } from '../features/reminders/plan.server.ts';
import { expiryAfterPass } from '../features/vehicles/mot.ts';
import { stamp } from '../server/clock.ts';
import type { Demo } from './demo-diary.ts';
import { makeReminder } from './factories.ts';
import type { AppointmentRow, VehicleRow } from './tables.ts';

/** A booked MOT test replaces an MOT that expires this many days later. */
const bookedAheadDays = 9;

/** Makes due dates agree with the work done and, for the MOT, with the tests booked. */
export async function dueDates(
  demo: Demo,
  vehicles: VehicleRow[],
  appointments: AppointmentRow[],
): Promise<VehicleRow[]> {
  const done = await demo.db
    .selectFrom('services')
    .select(['vehicle_id', 'service_type', 'service_date'])
    .orderBy('service_date')
    .execute();
  const lastOf = (due: Parameters<typeof settles>[0]) =>
    new Map(
      done
        .filter((record) => settles(due, record.service_type))
        .map((record) => [record.vehicle_id, record.service_date]),
    );
  const passedOn = lastOf('mot');
  const servicedOn = lastOf('service');
  const bookedFor = new Map(
    appointments
      .filter(({ service_type: type, status }) => settles('mot', type) && isOpen(status))
      .map((appointment) => [appointment.vehicle_id, appointment.appointment_date]),
  );
  const dated = vehicles.map((vehicle) => ({
    ...vehicle,
    mot_expiry: motExpiry(demo, vehicle.mot_expiry, passedOn.get(vehicle.id), bookedFor.get(vehicle.id)),
    service_due_date: serviceDue(vehicle.service_due_date, servicedOn.get(vehicle.id)),
  }));
  for (const { id, mot_expiry, service_due_date } of dated) {
    await demo.db
      .updateTable('vehicles')
      .set({ mot_expiry, service_due_date })
      .where('id', '=', id)
      .execute();
  }
  return dated;
}

function motExpiry(demo: Demo, made: string | null, passedOn?: string, bookedFor?: string): string | null {
  if (bookedFor) return addDays(bookedFor, bookedAheadDays);
  if (!passedOn) return made;
  const expiry = expiryAfterPass(null, passedOn);
  // A test from years ago was followed by others elsewhere.
  return expiry >= demo.day(0) || made === null || expiry > made ? expiry : made;
}

/** The date the garage recommends after the last service, unless a later one was agreed. */
function serviceDue(made: string | null, servicedOn?: string): string | null {
  if (!servicedOn) return made;
  const next = nextServiceAfter(servicedOn);
  return made === null || next > made ? next : made;
}

/** The reminders for what is due, and ten that were sent a year ago. */
export async function due(demo: Demo, vehicles: VehicleRow[]): Promise<void> {
  for (const vehicle of vehicles.slice(0, 10)) {
    if (vehicle.mot_expiry === null) continue;
    const lastYear = addDays(vehicle.mot_expiry, -365);
    await makeReminder(demo.db, {
      vehicle_id: vehicle.id,
      title: 'MOT due',
      reminder_type: 'mot',
      due_date: lastYear,
      send_on: addDays(lastYear, -30),
      is_sent: 1,
      sent_at: stamp(Temporal.Instant.from(`${addDays(lastYear, -30)}T08:00:00Z`)),
    });
  }
  await planReminders(
    demo.db,
    vehicles.map(({ id }) => id),
    demo.now,
  );
}
