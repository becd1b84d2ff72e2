import { counted } from '../amount-words.ts';
import type { Garage } from '../../server/garage.ts';
import { isBetween, stamp, startOfDay, today } from '../../server/clock.ts';
import { transact } from '../../server/transaction.ts';
import { appointmentTomorrow } from '../notifications/appointment-mails.server.ts';
import { tell } from '../notifications/notices.server.ts';
import { addDays } from './calendar.ts';
import { selectAppointments, toAppointment } from './data.server.ts';
import { comingStatuses } from './statuses.ts';
import { isNoWish } from './wishes.server.ts';

/** Between these times of day people are told of tomorrow. */
export const tellingHours = { from: '10:00', until: '20:00' };

/** Writes to everybody who has an appointment tomorrow, once for each appointment and day. */
export async function tellOfTomorrow(garage: Garage, signal: AbortSignal): Promise<string | undefined> {
  const now = garage.clock();
  if (!isBetween(now, tellingHours)) return undefined;
  const tomorrow = addDays(today(now), 1);
  const morning = stamp(startOfDay(today(now)));
  const rows = await selectAppointments(garage.db)
    .where('appointments.appointment_date', '=', tomorrow)
    .where('appointments.status', 'in', comingStatuses)
    .where(isNoWish)
    .where('profiles.email', 'is not', null)
    // Whoever books it today, or moves it, has just had a message about it.
    .where('appointments.created_at', '<', morning)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.appointment_id', '=', 'appointments.id')
            .where('outbox.kind', '=', 'booking-moved')
            .where('outbox.created_at', '>=', morning)
            .where('outbox.withdrawn_at', 'is', null),
        ),
      ),
    )
    .execute();
  let count = 0;
  for (const appointment of rows.map(toAppointment)) {
    signal.throwIfAborted();
    const mail = appointmentTomorrow(appointment, garage.env.publicUrl);
    const onceKey = `appointment-tomorrow:${appointment.id}:${tomorrow}`;
    if (await transact(garage.db, (trx) => tell(garage, trx, appointment, { mail, onceKey }))) count += 1;
  }
  return count === 0 ? undefined : `${counted(count, 'client')} reminded of tomorrow.`;
}
