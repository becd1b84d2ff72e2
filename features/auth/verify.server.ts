import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { AppEnv } from '../../server/garage.ts';
import { limitByAddress } from '../../server/limits.ts';
import type { CodeKind } from './codes.server.ts';
import { AuthFailure, invalid } from './failures.server.ts';
import { limitTypedCodes } from './limits.server.ts';
import { allowedRedirect, fragment, redirectError } from './redirects.server.ts';
import { doNothingForHead, isEmail, readBody, takeAtLeast } from './requests.server.ts';
import { deviceOf } from './sessions.server.ts';
import { type CodeKey, type Outcome, redeem } from './redeem.server.ts';

const text = z.string().default('');
const bodySchema = z.object({ type: text, email: text, phone: text, token: text, token_hash: text });
type Body = z.infer<typeof bodySchema>;

/** Which codes each of the protocol's types accepts. */
const kinds: Record<string, CodeKind[]> = {
  signup: ['signup'],
  invite: ['signup'],
  magiclink: ['magiclink'],
  recovery: ['recovery'],
  email_change: ['email_change_current', 'email_change_new'],
  email: ['signup', 'magiclink', 'recovery'],
};
const kindsOf = (type: string) => (Object.hasOwn(kinds, type) ? kinds[type] : undefined);

const halfway = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
const deadLink = 'Email link is invalid or has expired';
const answersAfter = 60;

/** Uses a code: typed by hand, or sent by the button on the page that a link opens, or by an older client's link. */
export const verify = new Hono<AppEnv>()
  .use(limitByAddress({ name: 'verify', max: 30, seconds: 300 }))
  .post('/', async (c) => {
    const { garage } = c.var;
    const key = readKey(await readBody(c, bodySchema));
    if ('digits' in key) await limitTypedCodes(garage, key.email);
    const outcome = await takeAtLeast(answersAfter, () => redeem(garage, key, 'otp', deviceOf(c)));
    noteAccount(c, outcome);
    if (outcome.kind === 'session') return c.json(outcome.session);
    if (outcome.kind === 'halfway') return c.json({ msg: halfway, code: '200' });
    if (outcome.kind === 'banned') throw new AuthFailure(403, 'user_banned', 'User is banned');
    throw new AuthFailure(
      403,
      'otp_expired',
      'linkToken' in key ? deadLink : 'Token has expired or is invalid',
    );
  })
  .get('/', doNothingForHead, async (c) => {
    const { garage } = c.var;
    const { token = '', type = '' } = c.req.query();
    const accepted = kindsOf(type);
    if (!type) throw invalid('Verify requires a verification type');
    if (!token) throw invalid('Verify requires a token or a token hash');
    const target = allowedRedirect(garage.env, c.req.query('redirect_to'), c.req.header('referer'));
    const isPkce = token.startsWith('pkce_');
    const outcome = accepted
      ? await redeem(garage, { linkToken: token, kinds: accepted }, isPkce ? 'code' : 'otp', deviceOf(c))
      : ({ kind: 'dead' } as const);
    noteAccount(c, outcome);
    if (outcome.kind === 'session')
      return c.redirect(fragment(target, { ...sessionParameters(outcome.session), type }), 303);
    if (outcome.kind === 'code') return c.redirect(redirectCode(target, outcome.code), 303);
    if (outcome.kind === 'halfway') return c.redirect(redirectMessage(target, isPkce), 303);
    const banned = outcome.kind === 'banned';
    return c.redirect(
      redirectError(
        target,
        banned ? 'user_banned' : 'otp_expired',
        banned ? 'User is banned' : deadLink,
        isPkce,
      ),
      303,
    );
  });

function noteAccount(c: Context<AppEnv>, outcome: Outcome): void {
  if (outcome.kind === 'session') c.set('account', outcome.session.user.id);
}

function readKey(body: Body): CodeKey {
  const { type, email, phone, token, token_hash: linkToken } = body;
  if (!type) throw invalid('Verify requires a verification type');
  if (!token === !linkToken) throw invalid('Verify requires either a token or a token hash');
  const accepted = kindsOf(type);
  if (linkToken) {
    if (email || phone) throw invalid('Only the token_hash and type should be provided');
    if (!accepted) throw invalid('Invalid email verification type');
    return { linkToken, kinds: accepted };
  }
  if (!email === !phone) throw invalid('Only an email address or phone number should be provided on verify');
  if (phone) return phoneKey(phone, type);
  const address = email.trim().toLowerCase();
  if (!isEmail(address)) throw new AuthFailure(422, 'validation_failed', 'Invalid email format');
  if (!accepted) throw invalid('Unsupported verification type');
  return { email: address, digits: token, kinds: accepted };
}

/** There are no phone accounts, so no code is ever right. */
function phoneKey(phone: string, type: string): never {
  if (!/^[1-9]\d{1,14}$/.test(phone.replace(/^\+/, '').replaceAll(' ', ''))) {
    throw invalid('Invalid phone number format (E.164 required)');
  }
  if (!['sms', 'phone_change'].includes(type)) throw invalid('Unsupported verification type');
  throw new AuthFailure(403, 'otp_expired', 'Token has expired or is invalid');
}

function sessionParameters(session: {
  access_token: string;
  expires_at: number;
  expires_in: number;
  refresh_token: string;
  token_type: string;
}) {
  const { access_token, expires_at, expires_in, refresh_token, token_type } = session;
  return {
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    refresh_token,
    token_type,
  };
}

function redirectCode(target: URL, code: string): string {
  const url = new URL(target);
  url.searchParams.set('code', code);
  return url.href;
}

function redirectMessage(target: URL, isPkce: boolean): string {
  const url = new URL(target);
  if (isPkce) url.searchParams.set('message', halfway);
  return fragment(url, { message: halfway });
}
