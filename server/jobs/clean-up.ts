import type { Queries } from '../../db/open.ts';
import { kindsOf } from '../../features/notifications/kinds.ts';
import { erasedPlate } from '../../features/privacy/erase.server.ts';
import { stamp } from '../clock.ts';
import type { Garage } from '../garage.ts';

/** Days after which a session that was not used has ended; see `features/auth/sessions.server.ts`. */
const idleSessionDays = 30;
/** A browser that still repeats a request after so long has lost its answer for good. */
const idempotencyDays = 2;
/** Messages with links and codes that sign people in are not kept longer than somebody may ask about them. */
const accountMessageDays = 7;
/** The log of all other messages. */
const messageDays = 730;
/** An enquiry that never became a job; the privacy notice says twelve months. */
const enquiryDays = 365;
/** Records of erased people: six years for the tax (HMRC VAT Notice 700/21), from the end of the accounting year. */
const erasedRecordDays = 7 * 365 + 2;

/** Deletes what has expired, so that nothing is kept without a use. */
export async function cleanUp({ db, clock }: Garage, signal: AbortSignal): Promise<string | undefined> {
  const now = clock();
  const ago = (days: number) => stamp(now.subtract({ hours: days * 24 }));
  const deletions = [
    () => db.deleteFrom('one_time_tokens').where('link_expires_at', '<=', stamp(now)),
    () => db.deleteFrom('flow_states').where('expires_at', '<=', stamp(now)),
    () => db.deleteFrom('factor_challenges').where('expires_at', '<=', stamp(now)),
    () =>
      db
        .deleteFrom('sessions')
        .where((eb) =>
          eb.or([eb('expires_at', '<=', stamp(now)), eb('refreshed_at', '<=', ago(idleSessionDays))]),
        ),
    () => db.deleteFrom('idempotency_keys').where('created_at', '<=', ago(idempotencyDays)),
    () =>
      db
        .deleteFrom('rate_limits')
        .where('window_start', '<=', Math.floor(now.epochMilliseconds / 1000) - 86_400),
    () =>
      db
        .deleteFrom('outbox')
        .where('created_at', '<=', ago(accountMessageDays))
        .where('kind', 'in', kindsOf('account')),
    () => db.deleteFrom('outbox').where('created_at', '<=', ago(messageDays)),
    () => db.deleteFrom('search_terms').where('subject_id', 'in', oldEnquiries(db, ago(enquiryDays))),
    () => db.deleteFrom('contact_submissions').where('id', 'in', oldEnquiries(db, ago(enquiryDays))),
    () =>
      db
        .deleteFrom('services')
        .where('service_date', '<=', ago(erasedRecordDays).slice(0, 10))
        .where(
          'vehicle_id',
          'in',
          db.selectFrom('vehicles').select('id').where('registration', '=', erasedPlate),
        ),
  ];
  let count = 0;
  for (const deletion of deletions) {
    signal.throwIfAborted();
    count += Number((await deletion().executeTakeFirst()).numDeletedRows);
  }
  return count === 0 ? undefined : `${count} expired ${count === 1 ? 'entry' : 'entries'} deleted.`;
}

function oldEnquiries(db: Queries, before: string) {
  return db
    .selectFrom('contact_submissions')
    .select('id')
    .where('created_at', '<=', before)
    .where('updated_at', '<=', before)
    .where('client_id', 'is', null);
}
