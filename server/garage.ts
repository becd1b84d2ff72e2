import type { Logger } from 'pino';
import type { Db } from '../db/open.ts';
import type { Bearer } from '../features/auth/bearer.server.ts';
import type { SignedIn } from '../features/auth/guards.server.ts';
import type { Env } from './env.ts';
import type { Live } from './live.ts';

/** Everything a request needs and a test can choose. */
export type Garage = {
  db: Db;
  env: Env;
  /** The only source of the current time. */
  clock: () => Temporal.Instant;
  log: Logger;
  live: Live;
};

/** What Hono's context carries on every route. */
export type AppEnv = {
  Variables: {
    garage: Garage;
    requestId: string;
    user: SignedIn;
    /** On the sign-in protocol's own routes: the account and session of the caller. */
    bearer: Bearer;
    /** On those routes too, before there is a token: the account being signed in to, once known. For the log. */
    account: string;
  };
};
