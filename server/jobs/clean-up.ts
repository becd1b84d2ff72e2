import { counted } from '../../features/amount-words.ts';
import type { Queries } from '../../db/open.ts';
import { isUnclaimed, noPendingEmailChange } from '../../features/auth/accounts.server.ts';
import { idleSessionDays } from '../../features/auth/sessions.server.ts';
import { removeEnquiries } from '../../features/enquiries/data.server.ts';
import { kindsOf } from '../../features/notifications/kinds.ts';
import { erasedPlate } from '../../features/vehicles/plate.ts';
import { stamp } from '../clock.ts';
import type { Garage } from '../garage.ts';
import { longestWindow } from '../limits.ts';
import { transact } from '../transaction.ts';

/** A browser that still retries a request after this many days has lost its answer for good. */
const idempotencyDays = 2;
/** Messages with links and codes that sign people in are kept only as long as someone may ask about them. */
const accountMessageDays = 7;
/** A sign-up whose latest message was not confirmed; the privacy notice says seven days. */
const unconfirmedDays = 7;
/** The log of all other messages. */
const messageDays = 730;
/** An enquiry whose sender did not become a client; the privacy notice says twelve months from the last work on it. */
const enquiryDays = 365;
/** Records of erased people: six years for tax (HMRC VAT Notice 700/21), from the end of the accounting year. */
const erasedRecordDays = 7 * 365 + 2;

/** Deletes what has expired, so that nothing is kept without need. */
export async function cleanUp({ db, clock }: Garage, signal: AbortSignal): Promise<string | undefined> {
  let count = 0;
  for (const deletion of [...ofAccounts(db, clock()), ...ofTheGarage(db, clock())]) {
    signal.throwIfAborted();
    count += Number((await deletion().executeTakeFirst()).numDeletedRows);
  }
  signal.throwIfAborted();
  await endPendingEmailChanges(db);
  count += await transact(db, (trx) => removeOldEnquiries(trx, clock()));
  return count === 0 ? undefined : `${counted(count, 'expired entry', 'expired entries')} deleted.`;
}

const daysBefore = (now: Temporal.Instant, days: number) => stamp(now.subtract({ hours: days * 24 }));

function ofAccounts(db: Queries, now: Temporal.Instant) {
  const secondsNow = Math.floor(now.epochMilliseconds / 1000);
  return [
    () => db.deleteFrom('one_time_tokens').where('link_expires_at', '<=', stamp(now)),
    () => db.deleteFrom('flow_states').where('expires_at', '<=', stamp(now)),
    () => db.deleteFrom('factor_challenges').where('expires_at', '<=', stamp(now)),
    () =>
      db
        .deleteFrom('sessions')
        .where((eb) =>
          eb.or([
            eb('expires_at', '<=', stamp(now)),
            eb('refreshed_at', '<=', daysBefore(now, idleSessionDays)),
          ]),
        ),
    () =>
      db.deleteFrom('users').where(isUnclaimed).where('updated_at', '<=', daysBefore(now, unconfirmedDays)),
    () => db.deleteFrom('idempotency_keys').where('created_at', '<=', daysBefore(now, idempotencyDays)),
    () => db.deleteFrom('rate_limits').where('window_start', '<=', secondsNow - longestWindow),
  ];
}

/** Ends changes of address that one of the two addresses has not confirmed and whose links have expired. */
async function endPendingEmailChanges(db: Queries): Promise<void> {
  const links = db
    .selectFrom('one_time_tokens')
    .select('user_id')
    .where('kind', 'in', ['email_change_current', 'email_change_new']);
  await db
    .updateTable('users')
    .set(noPendingEmailChange)
    .where('new_email', 'is not', null)
    .where('id', 'not in', links)
    .execute();
}

function ofTheGarage(db: Queries, now: Temporal.Instant) {
  const erased = db.selectFrom('vehicles').select('id').where('registration', '=', erasedPlate);
  const erasedBefore = daysBefore(now, erasedRecordDays).slice(0, 10);
  return [
    () =>
      db
        .deleteFrom('outbox')
        .where('created_at', '<=', daysBefore(now, accountMessageDays))
        .where('kind', 'in', kindsOf('account')),
    () => db.deleteFrom('outbox').where('created_at', '<=', daysBefore(now, messageDays)),
    () =>
      db.deleteFrom('services').where('service_date', '<=', erasedBefore).where('vehicle_id', 'in', erased),
    // After the records that refer to them.
    () =>
      db
        .deleteFrom('appointments')
        .where('appointment_date', '<=', erasedBefore)
        .where('client_id', 'in', db.selectFrom('profiles').select('id').where('erased_at', 'is not', null))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('services')
                .select('services.id')
                .whereRef('services.appointment_id', '=', 'appointments.id'),
            ),
          ),
        ),
    () =>
      db
        .deleteFrom('vehicles')
        .where('registration', '=', erasedPlate)
        .where(({ not, or, exists, selectFrom }) =>
          not(
            or([
              exists(
                selectFrom('services')
                  .select('services.id')
                  .whereRef('services.vehicle_id', '=', 'vehicles.id'),
              ),
              exists(
                selectFrom('appointments')
                  .select('appointments.id')
                  .whereRef('appointments.vehicle_id', '=', 'vehicles.id'),
              ),
            ]),
          ),
        ),
  ];
}

/** More than arrive in a day; the rest are deleted the next night. */
const maxEnquiries = 1000;

/** @returns how many were deleted */
async function removeOldEnquiries(db: Queries, now: Temporal.Instant): Promise<number> {
  const before = daysBefore(now, enquiryDays);
  const rows = await db
    .selectFrom('contact_submissions')
    .select('id')
    .where('created_at', '<=', before)
    .where('updated_at', '<=', before)
    .where('client_id', 'is', null)
    .limit(maxEnquiries)
    .execute();
  await removeEnquiries(
    db,
    rows.map(({ id }) => id),
  );
  return rows.length;
}
