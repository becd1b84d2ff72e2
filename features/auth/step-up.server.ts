import type { Queries } from '../../db/open.ts';
import type { FactorRow } from '../../db/tables.ts';
import type { Garage } from '../../server/garage.ts';
import { transact } from '../../server/transaction.ts';
import { type Bearer, sessionGone } from './bearer.server.ts';
import { factorsOf, hasVerifiedApp } from './factor-rows.server.ts';
import { AuthFailure } from './failures.server.ts';
import { withMethod } from './sessions.server.ts';
import { type Amr, sessionView } from './views.server.ts';

/** Whether an account has a second step that this session has not taken: its holder may know only the password. */
export async function lacksSecondStep(db: Queries, { user, session }: Bearer): Promise<boolean> {
  return session.aal === 'aal1' && hasVerifiedApp(await factorsOf(db, user.id));
}

/**
 * Someone who has only the password must not add an app of their own to the owner's account.
 * @throws {AuthFailure} 403
 */
export function requireSecondStepToEnrol(known: FactorRow[], aal: 'aal1' | 'aal2'): void {
  if (hasVerifiedApp(known) && aal === 'aal1')
    throw new AuthFailure(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
}

/**
 * Records that a session has taken the second step. Its older refresh tokens stop working, so that a copy of one
 * cannot gain the second step too. The account's sessions without the second step end, as do their open pages.
 * @param method `totp` or `mfa/recovery_code`
 * @param useCode uses up the code, in the same transaction; throws if another request has just used it
 * @returns the protocol's session
 * @throws {AuthFailure} 403 if the session has ended in the meantime
 */
export async function stepUp(
  garage: Garage,
  bearer: Bearer,
  method: string,
  useCode: (db: Queries) => Promise<void>,
) {
  const view = await transact(garage.db, async (db) => {
    await useCode(db);
    return lift(garage, db, bearer, method);
  });
  garage.live.publish([{ topic: 'access', userId: bearer.user.id }]);
  return view;
}

async function lift(garage: Garage, db: Queries, { user, session }: Bearer, method: string) {
  const amr = withMethod(JSON.parse(session.amr) as Amr, method, garage.clock());
  const after = await db
    .updateTable('sessions')
    .set((eb) => ({ aal: 'aal2', amr: JSON.stringify(amr), refresh_counter: eb('refresh_counter', '+', 2) }))
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirst();
  // The same person was a moment faster elsewhere, and that ended this session.
  if (!after) throw sessionGone();
  await db.deleteFrom('sessions').where('user_id', '=', user.id).where('aal', '=', 'aal1').execute();
  return sessionView(garage, db, user, after);
}

/** Once a second step is removed, no session counts as having taken it. Recovery codes never remain without an app. */
export async function stepDown(db: Queries, userId: string): Promise<void> {
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'amr'])
    .where('user_id', '=', userId)
    .execute();
  for (const { id, amr } of sessions) {
    const left = (JSON.parse(amr) as Amr).filter(
      ({ method }) => method !== 'totp' && method !== 'mfa/recovery_code',
    );
    await db
      .updateTable('sessions')
      .set({ aal: 'aal1', amr: JSON.stringify(left) })
      .where('id', '=', id)
      .execute();
  }
  if (hasVerifiedApp(await factorsOf(db, userId))) return;
  await db
    .deleteFrom('factors')
    .where('user_id', '=', userId)
    .where('factor_type', '=', 'recovery_code')
    .execute();
}

/**
 * Removes every second step of an account, for someone who has lost their phone and their recovery codes.
 * @returns whether there was one
 */
export async function removeSecondStep(db: Queries, userId: string): Promise<boolean> {
  const hadOne = hasVerifiedApp(await factorsOf(db, userId));
  await db.deleteFrom('factors').where('user_id', '=', userId).execute();
  await stepDown(db, userId);
  return hadOne;
}
