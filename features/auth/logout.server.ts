import { Hono } from 'hono';
import type { AppEnv } from '../../server/garage.ts';
import { requireBearer } from './bearer.server.ts';
import { invalid } from './failures.server.ts';
import { endSessions } from './sessions.server.ts';
import { lacksSecondStep } from './step-up.server.ts';

/** Signing out: everywhere (the default), here only, or everywhere else. */
export const logout = new Hono<AppEnv>().post('/', requireBearer, async (c) => {
  const { db, live } = c.var.garage;
  const { user, session } = c.var.bearer;
  // An empty scope counts as none.
  const asked = c.req.query('scope') || 'global';
  // Someone who knows only the password of an account with a second step cannot end its owner's sessions.
  const scope = (await lacksSecondStep(db, c.var.bearer)) ? 'local' : asked;
  if (scope === 'global') await endSessions(db, user.id);
  else if (scope === 'others') await endSessions(db, user.id, session.id);
  else if (scope === 'local') await db.deleteFrom('sessions').where('id', '=', session.id).execute();
  else throw invalid(`Unsupported logout scope ${JSON.stringify(scope)}`);
  // Open pages of these sessions lose their live updates at once.
  live.publish([{ topic: 'access', userId: user.id }]);
  return c.body(null, 204);
});
