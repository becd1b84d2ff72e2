import { createMiddleware } from 'hono/factory';
import * as z from 'zod';
import type { Queries } from '../../db/open.ts';
import type { SessionRow, UserRow } from '../../db/tables.ts';
import { stamp } from '../../server/clock.ts';
import type { AppEnv } from '../../server/garage.ts';
import { findAccountById } from './accounts.server.ts';
import { AuthFailure } from './failures.server.ts';
import { isSessionActive } from './sessions.server.ts';
import { levelOf, readAccessToken, tokenIn } from './tokens.server.ts';

/** The account and the session of the access token that came with a request. */
export type Bearer = { user: UserRow; session: SessionRow };

/**
 * Lets only the owner of a live session pass, with the protocol's messages and order of checks.
 * @throws {AuthFailure} 401 without a token; 403 for a wrong one, an ended session, a disabled account
 */
export const requireBearer = createMiddleware<AppEnv>(async (c, next) => {
  const token = tokenIn(c.req.header('authorization'));
  if (!token) throw new AuthFailure(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const { garage } = c.var;
  const { claims, problem } = await readAccessToken(garage, token);
  if (problem) throw new AuthFailure(problem.status, 'bad_jwt', problem.message);
  const user = await findAccountById(garage.db, claims.sub);
  if (!user) throw new AuthFailure(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const session = await garage.db
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', claims.session_id)
    .where('user_id', '=', user.id)
    .where('expires_at', '>', stamp(garage.clock()))
    .executeTakeFirst();
  if (!session) throw sessionGone();
  if (user.disabled_at) throw new AuthFailure(403, 'user_banned', 'User is banned');
  c.set('bearer', { user, session: { ...session, aal: levelOf(claims, session) } });
  await next();
});

/** @returns the failure of a request whose session has ended */
export function sessionGone(): AuthFailure {
  return new AuthFailure(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
}

/**
 * Hashing takes a while, and in that time the owner may have ended the session that sent the request.
 * @throws {AuthFailure} 403 if the session has ended since `requireBearer` read it
 */
export async function requireActiveSession(db: Queries, { user, session }: Bearer): Promise<void> {
  if (!(await isSessionActive(db, user.id, session.id))) throw sessionGone();
}

/** Whether a text is a UUID, for ids in an address. */
export function isUuid(text: string): boolean {
  return z.uuid().safeParse(text).success;
}
