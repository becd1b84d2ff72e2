import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Queries } from '../../db/open.ts';
import { AppError } from '../../server/errors.ts';
import type { AppEnv } from '../../server/garage.ts';
import { takeAdvisoryLock } from '../../server/transaction.ts';
import type { UserType } from '../profiles/schema.ts';
import { readSettings } from '../settings/data.server.ts';
import { signedInBy } from './sessions.server.ts';

/** The caller, as the database knows them at this moment. */
export type SignedIn = {
  userId: string;
  sessionId: string;
  email: string;
  aal: 'aal1' | 'aal2';
  /** Whether the account has a second step; if so, this session has taken it. */
  hasSecondStep: boolean;
  /** Null until the first visit to the dashboard creates the profile. */
  profileId: string | null;
  userType: UserType;
};

/** The only place that says who may do what. */
export const canManageGarage = (user: SignedIn) => user.userType !== 'client';
const canAdminister = (user: SignedIn) => user.userType === 'admin';

/**
 * Stores who is calling, also for the log when they are refused afterwards.
 * @throws {AppError} `not_signed_in`
 */
async function identify(c: Context<AppEnv>): Promise<SignedIn> {
  // `c.var` would build an object of all variables each time, and every request passes through here.
  const user = await signedInBy(c.get('garage'), c.req.header('authorization'));
  c.set('user', user);
  return user;
}

/**
 * Lets only signed-in callers pass. Both the token's signature and its session's row are checked, so that signing out,
 * disabling and demoting take effect with the next request.
 * @throws {AppError} `not_signed_in`
 */
export const requireUser = createMiddleware<AppEnv>(async (c, next) => {
  await identify(c);
  return next();
});

/** @throws {AppError} `not_signed_in`, `not_allowed` for clients, `second_step_needed` where staff must have one */
export const requireStaff = createMiddleware<AppEnv>(async (c, next) => {
  const user = await identify(c);
  if (!canManageGarage(user)) throw new AppError('not_allowed', 'Only the garage’s staff can do this.');
  await requireStaffsSecondStep(c.get('garage').db, user);
  return next();
});

/** @throws {AppError} as `requireStaff`, `not_allowed` for everyone but administrators */
export const requireAdmin = createMiddleware<AppEnv>(async (c, next) => {
  const user = await identify(c);
  if (!canAdminister(user)) throw notAdministrator();
  await requireStaffsSecondStep(c.get('garage').db, user);
  return next();
});

/**
 * A colleague may have removed an administrator's rights since the guard let them pass. They must not be able to give
 * those rights back to themselves.
 * @throws {AppError} `not_allowed`
 */
export async function refuseFormerAdmin(db: Queries, { sessionId }: SignedIn): Promise<void> {
  // Otherwise two administrators could each lock their own row, then wait for the other's to see who is left.
  await takeAdvisoryLock(db, 'administrators');
  const session = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select('sessions.id')
    .where('sessions.id', '=', sessionId)
    .where('profiles.user_type', '=', 'admin')
    .where('users.disabled_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!session) throw notAdministrator();
}

const notAdministrator = () => new AppError('not_allowed', 'Only an administrator can do this.');

/** The account itself stays reachable, so that its owner can turn on a second step. */
async function requireStaffsSecondStep(db: Queries, user: SignedIn): Promise<void> {
  if (user.hasSecondStep) return;
  const { second_step_for_staff: isRequired } = await readSettings(db);
  if (isRequired) {
    throw new AppError(
      'second_step_needed',
      'Please turn on two-step verification under Account: the garage requires it of all staff.',
    );
  }
}

/**
 * @returns the id of the caller's profile
 * @throws {AppError} `not_found` before the first visit to the dashboard
 */
export function requireProfile(user: SignedIn): string {
  if (!user.profileId) throw new AppError('not_found', 'There is no profile for this account yet.');
  return user.profileId;
}
