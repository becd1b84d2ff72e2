import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import { timeout } from 'hono/timeout';
import { awaitBody } from '../../server/bodies.ts';
import type { AppEnv } from '../../server/garage.ts';
import { AuthFailure, answerFailure, tooSlow } from './failures.server.ts';
import { factors } from './factors.server.ts';
import { logout } from './logout.server.ts';
import { about, switchedOff } from './off.server.ts';
import { otp } from './otp.server.ts';
import { recover, resend } from './recover.server.ts';
import { limitBody } from './requests.server.ts';
import { signup } from './signup.server.ts';
import { token } from './token.server.ts';
import { reauthenticate, user } from './user.server.ts';
import { verify } from './verify.server.ts';

/** Logs successful requests about an account; `answerFailure` logs the refused ones. */
const noteSuccess = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { garage, requestId: request, bearer, account } = c.var;
  // The link that older clients open also signs in, and then redirects.
  const hasSignedIn = account !== undefined && c.res.status === 303;
  if (!hasSignedIn && (!c.res.ok || ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method))) return;
  const grant = ['password', 'refresh_token', 'pkce'].find((known) => known === c.req.query('grant_type'));
  garage.log.info({ request, path: c.req.path, grant, user: bearer?.user.id ?? account }, 'sign-in');
});

/** The part of the Supabase Auth sign-in protocol that the client library in the pages uses. */
export const authRoutes = new Hono<AppEnv>()
  .use(
    cors({
      origin: '*',
      credentials: true,
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowHeaders: [
        'Accept',
        'Authorization',
        'Content-Type',
        'X-Client-IP',
        'X-Client-Info',
        'X-JWT-AUD',
        'x-use-cookie',
        'X-Supabase-Api-Version',
        'apikey',
      ],
      // Without the API version the client cannot read error codes.
      exposeHeaders: ['X-Total-Count', 'Link', 'X-Supabase-Api-Version'],
    }),
  )
  .use(noteSuccess)
  .use(limitBody)
  .use(timeout(10_000, tooSlow))
  .use(awaitBody)
  .route('/', switchedOff)
  .route('/', about)
  .route('/signup', signup)
  .route('/token', token)
  .route('/logout', logout)
  .route('/user', user)
  .route('/reauthenticate', reauthenticate)
  .route('/factors', factors)
  .route('/otp', otp)
  .route('/magiclink', otp)
  .route('/verify', verify)
  .route('/recover', recover)
  .route('/resend', resend)
  .all('*', () => {
    throw new AuthFailure(404, 'not_found', 'There is nothing at this address');
  });

authRoutes.onError(answerFailure);
