import type { Context } from 'hono';
import type { AppEnv } from '../../server/garage.ts';
import type { Attribution } from '../audit/data.server.ts';
import { requireProfile } from '../auth/guards.server.ts';

/** Who makes a change, and when, as the audit log and the rows note it. */
export type Actor = Attribution & { id: string };

/** The caller, on a route for signed-in people. */
export function actorOf(c: Context<AppEnv>): Actor {
  return { id: requireProfile(c.var.user), now: c.var.garage.clock() };
}
