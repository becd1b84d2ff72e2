import { counted } from '../amount-words.ts';
import type { Queries } from '../../db/open.ts';
import type { Garage } from '../../server/garage.ts';
import { isBetween, stamp, startOfDay, today } from '../../server/clock.ts';
import { transact } from '../../server/transaction.ts';
import { appointmentTomorrow } from '../notifications/appointment-mails.server.ts';
import { notifyClient } from '../notifications/notices.server.ts';
import { readSettings } from '../settings/data.server.ts';
import { addDays } from './calendar.ts';
import { isKeptDay } from './closed-days.server.ts';
import { selectAppointments, toAppointment } from './data.server.ts';
import { comingStatuses } from './statuses.ts';
import { isNotPendingRequest } from './pending-requests.server.ts';

/** The times of day between which clients are reminded of tomorrow. */
export const tomorrowNoticeHours = { from: '10:00', until: '20:00' };

/**
 * Writes to everyone who has an appointment tomorrow, once for each appointment and day; not for a day that the garage
 * has closed since.
 */
export async function notifyOfTomorrow(garage: Garage, signal: AbortSignal): Promise<string | undefined> {
  const now = garage.clock();
  if (!isBetween(now, tomorrowNoticeHours)) return undefined;
  const rows = await appointmentsToNotify(garage.db, now).clearSelect().select('appointments.id').execute();
  const tomorrow = addDays(today(now), 1);
  let count = 0;
  for (const { id } of rows) {
    signal.throwIfAborted();
    const said = await transact(garage.db, async (trx) => {
      // Read again: the client may have been erased since the list was read, or is being erased right now.
      const row = await appointmentsToNotify(trx, now)
        .where('appointments.id', '=', id)
        .forKeyShare('profiles')
        .executeTakeFirst();
      if (!row) return undefined;
      const appointment = toAppointment(row);
      if (!(await isKeptDay(trx, appointment, await readSettings(trx)))) return undefined;
      const mail = appointmentTomorrow(appointment, garage.env.publicUrl);
      return notifyClient(garage, trx, appointment, {
        mail,
        onceKey: `appointment-tomorrow:${id}:${tomorrow}`,
      });
    });
    if (said) count += 1;
  }
  return count === 0 ? undefined : `${counted(count, 'client')} told about tomorrow.`;
}

/** Tomorrow's appointments whose clients can be written to. */
function appointmentsToNotify(db: Queries, now: Temporal.Instant) {
  const morning = stamp(startOfDay(today(now)));
  return (
    selectAppointments(db)
      .where('appointments.appointment_date', '=', addDays(today(now), 1))
      .where('appointments.status', 'in', comingStatuses)
      .where(isNotPendingRequest)
      .where('profiles.email', 'is not', null)
      // A client who booked or moved the appointment today has just had a message about it.
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
  );
}
