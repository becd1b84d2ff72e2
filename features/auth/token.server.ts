import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { callerNetwork, callerSite, isLoopback } from '../../server/address.ts';
import type { AppEnv } from '../../server/garage.ts';
import { limitByAddress } from '../../server/limits.ts';
import { transact } from '../../server/transaction.ts';
import { findAccount, ownerOf, updateAccount } from './accounts.server.ts';
import { AuthFailure, invalid, wrongCredentials } from './failures.server.ts';
import { consumeAuthCode } from './flows.server.ts';
import { forgivePassword, limitPasswords } from './limits.server.ts';
import { hashPassword, verifyPassword } from './passwords.server.ts';
import { refreshSession } from './refresh.server.ts';
import { isEmail, readBody } from './requests.server.ts';
import { deviceOf, openSession } from './sessions.server.ts';
import { weaknessOf } from './strength.server.ts';

const text = z.string().default('');

/** Gives a session for a password, a refresh token or the code of a link. */
export const token = new Hono<AppEnv>().post(
  '/',
  limitByAddress({ name: 'token', max: 150, seconds: 300 }),
  (c) => {
    const type = c.req.query('grant_type') ?? '';
    const grant = Object.hasOwn(grants, type) ? grants[type] : undefined;
    if (!grant) throw new AuthFailure(400, 'invalid_credentials', 'unsupported_grant_type');
    return grant(c);
  },
);

const grants: Record<string, (c: Context<AppEnv>) => Promise<Response>> = {
  password: passwordGrant,
  refresh_token: refreshGrant,
  pkce: pkceGrant,
  web3: async () => {
    throw new AuthFailure(422, 'web3_provider_disabled', 'Web3 provider is disabled');
  },
  id_token: idTokenGrant,
};

async function passwordGrant(c: Context<AppEnv>): Promise<Response> {
  const { garage } = c.var;
  const body = await readBody(c, z.object({ email: text, phone: text, password: text }));
  if (body.email && body.phone)
    throw invalid('Only an email address or phone number should be provided on login.');
  if (body.phone) throw new AuthFailure(422, 'phone_provider_disabled', 'Phone logins are disabled');
  if (!body.email) throw invalid('missing email or phone');
  const email = body.email.trim().toLowerCase();
  await limitPasswords(garage, email, callerNetwork(c));
  const user = isEmail(email) && isUsableFromHere(c, email) ? await findAccount(garage.db, email) : undefined;
  if (user) c.set('account', user.id);
  const { isCorrect, needsRehash } = await verifyPassword(
    body.password,
    user?.password_hash ?? null,
    callerSite(c),
  );
  if (!user || !isCorrect) throw wrongCredentials();
  if (!user.email_confirmed_at) throw new AuthFailure(400, 'email_not_confirmed', 'Email not confirmed');
  if (user.disabled_at) throw new AuthFailure(400, 'user_banned', 'User is banned');
  const rehashed = needsRehash ? await hashPassword(body.password, callerSite(c)) : undefined;
  const session = await transact(garage.db, async (db) => {
    const opened = await openSession(garage, db, user, 'password', deviceOf(c));
    await forgivePassword(garage, db, email, callerNetwork(c));
    if (rehashed) await updateAccount(db, user.id, { password_hash: rehashed }, garage.clock());
    return opened;
  });
  return c.json({
    ...session,
    weak_password: weaknessOf(body.password, ownerOf(user), garage.env.passwordMin) ?? null,
  });
}

/** The demo accounts' password is printed at startup, so they work only from this machine. */
function isUsableFromHere(c: Context<AppEnv>, email: string): boolean {
  return !email.endsWith('@demo.example') || isLoopback(c);
}

async function refreshGrant(c: Context<AppEnv>): Promise<Response> {
  const body = await readBody(c, z.object({ refresh_token: text }));
  return c.json(await refreshSession(c, body.refresh_token));
}

async function pkceGrant(c: Context<AppEnv>): Promise<Response> {
  const { garage } = c.var;
  const { auth_code: code, code_verifier: verifier } = await readBody(
    c,
    z.object({ auth_code: text, code_verifier: text }),
  );
  if (!code || !verifier)
    throw invalid('invalid request: both auth code and code verifier should be non-empty');
  const session = await transact(garage.db, async (db) => {
    const { user, method } = await consumeAuthCode(db, code, verifier, garage.clock());
    c.set('account', user.id);
    if (user.disabled_at) throw new AuthFailure(403, 'user_banned', 'User is banned');
    return openSession(garage, db, user, method, deviceOf(c));
  });
  return c.json(session);
}

async function idTokenGrant(c: Context<AppEnv>): Promise<Response> {
  const body = await readBody(c, z.object({ provider: text, issuer: text }));
  const issuer = body.issuer || issuers[body.provider] || body.provider;
  throw new AuthFailure(
    400,
    'provider_disabled',
    `Provider (issuer ${JSON.stringify(issuer)}) is not enabled`,
  );
}

const issuers: Record<string, string | undefined> = {
  google: 'https://accounts.google.com',
  apple: 'https://appleid.apple.com',
};
