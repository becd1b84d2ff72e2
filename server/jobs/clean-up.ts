import { kindsOf } from '../../features/notifications/kinds.ts';
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
  ];
  let count = 0;
  for (const deletion of deletions) {
    signal.throwIfAborted();
    count += Number((await deletion().executeTakeFirst()).numDeletedRows);
  }
  return count === 0 ? undefined : `${count} expired ${count === 1 ? 'entry' : 'entries'} deleted.`;
}
