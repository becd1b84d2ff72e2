import { AppError } from '../../server/errors.ts';
import type { Garage } from '../../server/garage.ts';
import { stamp } from '../../server/clock.ts';
import type { SignedIn } from './guards.server.ts';
import { readAccessToken } from './tokens.server.ts';

/**
 * Finds out who sent a request to `/api`.
 * @param authorization the header, `Bearer <access token>`
 * @throws {AppError} `not_signed_in` when the token is missing, forged, expired, its session has ended or
 *   the account is disabled
 */
export async function signedInBy(garage: Garage, authorization: string | undefined): Promise<SignedIn> {
  const token = /^bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  const claims = token && (await readAccessToken(garage, token));
  const row = claims && (await sessionRow(garage, claims.session_id, claims.sub));
  if (!row) throw new AppError('not_signed_in', 'Please sign in.');
  return {
    userId: row.user_id,
    sessionId: row.id,
    email: row.email,
    aal: row.aal,
    profileId: row.profile_id,
    userType: row.user_type ?? 'client',
  };
}

function sessionRow({ db, clock }: Garage, sessionId: string, userId: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['sessions.id', 'sessions.user_id', 'sessions.aal', 'users.email', 'profiles.id as profile_id', 'profiles.user_type'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.user_id', '=', userId)
    .where('sessions.expires_at', '>', stamp(clock()))
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
}
