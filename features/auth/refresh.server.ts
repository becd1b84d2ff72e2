import type { Context } from 'hono';
import type { Db } from '../../db/open.ts';
import type { SessionRow } from '../../db/tables.ts';
import { stamp } from '../../server/clock.ts';
import type { AppEnv, Garage } from '../../server/garage.ts';
import { findAccountById } from './accounts.server.ts';
import { AuthFailure, invalid } from './failures.server.ts';
import { type Device, deviceOf, expiryReason } from './sessions.server.ts';
import { readRefreshToken } from './tokens.server.ts';
import { sessionView } from './views.server.ts';

/**
 * Continues a session. The current refresh token is replaced by the next one. The one before it gets the current one
 * again, because the response may have been lost or another tab may have been first. An older one counts as stolen,
 * and ends the session.
 * @returns the protocol's session
 * @throws {AuthFailure} 400 with the reason
 */
export async function refreshSession(c: Context<AppEnv>, token: string) {
  const { garage } = c.var;
  const { sessionId, counter } = readToken(garage, token);
  const session = await findSession(garage.db, sessionId);
  c.set('account', session.user_id);
  const user = await findAccountById(garage.db, session.user_id);
  if (!user) throw unknownToken();
  if (user.disabled_at) throw new AuthFailure(400, 'user_banned', 'Invalid Refresh Token: User Banned');
  await refuseOld(garage, session);
  return sessionView(garage, garage.db, user, await rotate(garage, session, counter, deviceOf(c)));
}

function readToken(garage: Garage, token: string) {
  const read = readRefreshToken(garage, token);
  if (read) return read;
  // The format of tokens that older servers of this protocol issued.
  if (/^[a-z0-9]{12}$/.test(token)) throw unknownToken();
  throw invalid('Refresh token is not valid');
}

function unknownToken(): AuthFailure {
  return new AuthFailure(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
}

async function findSession(db: Db, id: string): Promise<SessionRow> {
  const session = await db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
  if (!session) throw unknownToken();
  return session;
}

async function refuseOld(garage: Garage, session: SessionRow): Promise<void> {
  const end = expiryReason(session, garage.clock());
  if (!end) return;
  await garage.db.deleteFrom('sessions').where('id', '=', session.id).execute();
  const words = end === 'age' ? '' : ' (Inactivity)';
  throw new AuthFailure(400, 'session_expired', `Invalid Refresh Token: Session Expired${words}`);
}

async function rotate(
  garage: Garage,
  session: SessionRow,
  counter: number,
  device: Device,
): Promise<SessionRow> {
  const { db, clock } = garage;
  const behind = session.refresh_counter - counter;
  if (behind < 0) throw invalid('Invalid Refresh Token: Not Issued By This Server');
  if (behind === 1) return session;
  if (behind > 1) {
    await db.deleteFrom('sessions').where('id', '=', session.id).execute();
    garage.live.publish([{ topic: 'access', userId: session.user_id }]);
    throw new AuthFailure(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }
  const next = await db
    .updateTable('sessions')
    .set({ ...device, refresh_counter: counter + 1, refreshed_at: stamp(clock()) })
    .where('id', '=', session.id)
    .where('refresh_counter', '=', counter)
    .returningAll()
    .executeTakeFirst();
  // Another request with the same token was first, so this one is now one behind.
  return next ?? rotate(garage, await findSession(db, session.id), counter, device);
}
