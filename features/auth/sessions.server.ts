import { randomUUIDv7 } from 'node:crypto';
import type { Context } from 'hono';
import { callerAddress } from '../../server/address.ts';
import { stamp } from '../../server/clock.ts';
import { AppError } from '../../server/errors.ts';
import { ifGiven } from '../../server/filters.ts';
import { cachedQuery } from '../../db/cached-query.ts';
import type { Queries } from '../../db/open.ts';
import type { SessionRow, UserRow } from '../../db/tables.ts';
import type { AppEnv, Garage } from '../../server/garage.ts';
import { lockRow } from '../../server/transaction.ts';
import { isVerifiedApp } from './factor-rows.server.ts';
import { wrongCredentials } from './failures.server.ts';
import type { SignedIn } from './guards.server.ts';
import { levelOf, readAccessToken, tokenIn } from './tokens.server.ts';
import { type Amr, sessionView } from './views.server.ts';

/** A session ends after this many days, however often it is used. */
const longestDays = 90;
/** A session that has not been refreshed for this many days has ended. */
export const idleSessionDays = 30;

/** Where a session was opened from, for the owner's list of sessions. */
export type Device = { ip: string; user_agent: string | null };

/** @returns the caller's address and browser */
export function deviceOf(c: Context<AppEnv>): Device {
  return { ip: callerAddress(c), user_agent: c.req.header('user-agent')?.slice(0, 300) ?? null };
}

/**
 * Opens a session for an account that has proved who it is.
 * @param user the account as it was read for that proof
 * @param method how, as the protocol names it: `password`, `otp`, …
 * @returns the protocol's session, for the answer
 * @throws {AuthFailure} 400 if the account's password was changed or the account was disabled after it was read, which
 *   ended its sessions
 */
export async function openSession(
  garage: Garage,
  db: Queries,
  user: UserRow,
  method: string,
  device: Device,
) {
  const now = garage.clock();
  const at = stamp(now);
  const after = await db
    .updateTable('users')
    .set({ last_sign_in_at: at, updated_at: at })
    .where('id', '=', user.id)
    .where('password_hash', 'is not distinct from', user.password_hash)
    .where('disabled_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!after) throw wrongCredentials();
  const session = await db
    .insertInto('sessions')
    .values({
      ...device,
      id: randomUUIDv7(),
      user_id: user.id,
      amr: JSON.stringify(withMethod([], method, now)),
      refreshed_at: at,
      expires_at: stamp(now.add({ hours: longestDays * 24 })),
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return sessionView(garage, db, after, session);
}

/** @returns the methods with this one in front; each method is named once, with its latest time */
export function withMethod(amr: Amr, method: string, now: Temporal.Instant): Amr {
  const latest = { method, timestamp: Math.floor(now.epochMilliseconds / 1000) };
  return [latest, ...amr.filter((entry) => entry.method !== method)];
}

/** Why a session can no longer be refreshed, or undefined while it still can. */
export function expiryReason(session: SessionRow, now: Temporal.Instant): 'age' | 'inactivity' | undefined {
  if (session.expires_at <= stamp(now)) return 'age';
  if (session.refreshed_at <= stamp(now.subtract({ hours: idleSessionDays * 24 }))) return 'inactivity';
  return undefined;
}

/**
 * Ends all of an account's sessions, or all but one. Their access tokens stop working at once. Call it after the change
 * that keeps new sessions from opening; otherwise a session that opens at this very moment survives.
 */
export async function endSessions(db: Queries, userId: string, except?: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$call(ifGiven(except, (query, given) => query.where('id', '!=', given)))
    .execute();
}

/** Whether a session is still live. Until this transaction is over, nobody can end it by setting a new password. */
export async function isSessionActive(db: Queries, userId: string, sessionId: string): Promise<boolean> {
  await lockRow(db, 'users', userId);
  const living = await db.selectFrom('sessions').select('id').where('id', '=', sessionId).executeTakeFirst();
  return living !== undefined;
}

/**
 * Finds out who sent a request to `/api`.
 * @param authorization the header, `Bearer <access token>`
 * @throws {AppError} `not_signed_in` when the token is missing, forged, expired, its session has ended or
 *   the account is disabled; `second_step_needed` when the account has a second step that this session
 *   has not taken
 */
export async function signedInBy(garage: Garage, authorization: string | undefined): Promise<SignedIn> {
  const token = tokenIn(authorization);
  const read = token === undefined ? undefined : await readAccessToken(garage, token);
  const row = read?.claims && (await sessionRow(garage, read.claims.session_id, read.claims.sub));
  if (!row) throw notSignedIn();
  const aal = levelOf(read.claims, row);
  const hasSecondStep = row.factor_id !== null;
  if (hasSecondStep && aal === 'aal1') {
    throw new AppError('second_step_needed', 'Please enter the code from your authenticator app.');
  }
  return {
    userId: row.user_id,
    sessionId: row.id,
    email: row.email,
    aal,
    hasSecondStep,
    profileId: row.profile_id,
    userType: row.user_type ?? 'client',
  };
}

/** @returns the refusal for a caller who is not, or no longer, signed in */
export const notSignedIn = () => new AppError('not_signed_in', 'Please sign in.');

/** Whether the caller may still receive a long answer: the session is live, and their rights have not changed since. */
export async function isStillAllowed(
  garage: Garage,
  authorization: string | undefined,
  before: SignedIn,
): Promise<boolean> {
  try {
    const now = await signedInBy(garage, authorization);
    return now.userType === before.userType && now.profileId === before.profileId;
  } catch {
    return false;
  }
}

const sessionRows = cachedQuery((db) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('factors', (join) => join.onRef('factors.user_id', '=', 'users.id').on(isVerifiedApp))
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.aal',
      'sessions.expires_at',
      'users.email',
      'profiles.id as profile_id',
      'profiles.user_type',
    ])
    .select('factors.id as factor_id')
    .where('sessions.id', '=', ':session')
    .where('sessions.user_id', '=', ':user')
    .where('users.disabled_at', 'is', null)
    .limit(1),
);

async function sessionRow({ db, clock }: Garage, sessionId: string, userId: string) {
  const [row] = await sessionRows(db, {}, { ':session': sessionId, ':user': userId });
  // Compared as numbers, because formatting the time takes longer than everything else here.
  return row && Date.parse(row.expires_at) > clock().epochMilliseconds ? row : undefined;
}
