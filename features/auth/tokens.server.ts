import { createHash } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { SessionRow } from '../../db/tables.ts';
import type { Garage } from '../../server/garage.ts';
import { verifyHmac, hmac } from '../../server/hmac.ts';

type Keys = Pick<Garage, 'env' | 'clock'>;

/** How long an access token lives, in seconds. */
export const accessTokenSeconds = 3600;

/** The audience (`aud`) of every access token, in the protocol's word. */
export const audience = 'authenticated';

const claimsSchema = z.looseObject({
  sub: z.uuid(),
  session_id: z.uuid(),
  exp: z.optional(z.number()),
  aal: z.optional(z.string()),
});
type Claims = z.infer<typeof claimsSchema>;
/** Claims that we signed, or what is wrong with the token, in the protocol's words. */
type ReadToken = { claims: Claims; problem?: never } | { claims?: never; problem: TokenProblem };
type TokenProblem = { status: 400 | 403; message: string };

/** A secret's public name (`kid`): it says which secret signed a token, without revealing anything about the secret. */
function keyId(secret: string): string {
  return createHash('sha256').update(`kid:${secret}`).digest('base64url').slice(0, 12);
}

/**
 * Signs an access token (HS256, one hour) with the first of the configured secrets.
 * @param claims everything but `iat` and `exp`
 */
export async function signAccessToken({ env, clock }: Keys, claims: JWTPayload): Promise<string> {
  const [secret] = env.jwtSecrets;
  const now = Math.floor(clock().epochMilliseconds / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: keyId(secret) })
    .setIssuedAt(now)
    .setExpirationTime(now + accessTokenSeconds)
    .sign(Buffer.from(secret));
}

/** @param authorization the header, `Bearer <access token>` @returns the token, or undefined when there is none */
export function tokenIn(authorization: string | undefined): string | undefined {
  return /^bearer (\S+)$/i.exec(authorization ?? '')?.[1];
}

/**
 * Checks an access token's signature and lifetime. An older secret still verifies while it stays in the
 * configuration, so that changing the secret signs nobody out.
 */
export async function readAccessToken({ env, clock }: Keys, token: string): Promise<ReadToken> {
  const now = clock().epochMilliseconds;
  const remembered = tokensOf(env).get(token);
  if (remembered?.exp && remembered.exp * 1000 > now) return { claims: remembered };
  const read = await verified({ env }, token, new Date(now));
  if (read.claims) remember(tokensOf(env), token, read.claims);
  return read;
}

/**
 * Tokens whose signature was right. Verifying it once, and not with every request, saves half the time of an
 * authenticated answer. Whether the session is still live is checked each time, elsewhere.
 */
const rememberedTokens = new WeakMap<string[], Map<string, Claims>>();
const maxRemembered = 5000;

function tokensOf({ jwtSecrets }: Keys['env']): Map<string, Claims> {
  const tokens = rememberedTokens.get(jwtSecrets) ?? new Map<string, Claims>();
  rememberedTokens.set(jwtSecrets, tokens);
  return tokens;
}

function remember(tokens: Map<string, Claims>, token: string, claims: Claims): void {
  if (tokens.size >= maxRemembered) tokens.clear();
  tokens.set(token, claims);
}

async function verified({ env }: Pick<Keys, 'env'>, token: string, currentDate: Date): Promise<ReadToken> {
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => Buffer.from(env.jwtSecrets.find((secret) => keyId(secret) === kid) ?? env.jwtSecrets[0]),
      { algorithms: ['HS256'], currentDate, audience },
    );
    return readClaims(payload);
  } catch (error) {
    const reason =
      error instanceof errors.JWTExpired
        ? 'token has invalid claims: token is expired'
        : 'token is malformed or not ours';
    return {
      problem: { status: 403, message: `invalid JWT: unable to parse or verify signature, ${reason}` },
    };
  }
}

function readClaims(payload: JWTPayload): ReadToken {
  const { data } = claimsSchema.safeParse(payload);
  if (data) return { claims: data };
  if (!payload.sub) return { problem: { status: 403, message: 'invalid claim: missing sub claim' } };
  if (!z.uuid().safeParse(payload.sub).success) {
    return { problem: { status: 400, message: 'invalid claim: sub claim must be a UUID' } };
  }
  return { problem: { status: 403, message: 'invalid claim: session_id claim must be a UUID' } };
}

/**
 * Whether a request has the second step. Its session must have taken it, and the token must have been issued after
 * that, so that a copy of an earlier token does not gain it too.
 */
export function levelOf(claims: Claims, session: Pick<SessionRow, 'aal'>): SessionRow['aal'] {
  return claims.aal === 'aal2' ? session.aal : 'aal1';
}

/**
 * A session's refresh token. It is derived from the session and a counter, so that nothing usable is stored, and the
 * same token can be given again if a response was lost.
 * @param counter the session's `refresh_counter`: up by one with each refresh, by two with a second step
 * @returns `<session id>.<counter>.<signature>`, base64url
 */
export function refreshToken({ env }: Pick<Garage, 'env'>, sessionId: string, counter: number): string {
  const named = `${sessionId}.${counter}`;
  return Buffer.from(`${named}.${hmac(env, 'refresh', named)}`).toString('base64url');
}

/** @returns the session and the counter that a refresh token names, or undefined if we did not issue it */
export function readRefreshToken(
  { env }: Pick<Garage, 'env'>,
  token: string,
): { sessionId: string; counter: number } | undefined {
  const [, sessionId, digits, signed] =
    /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(Buffer.from(token, 'base64url').toString()) ?? [];
  if (!sessionId || !digits || !signed) return undefined;
  const counter = Number(digits);
  return verifyHmac(env, 'refresh', `${sessionId}.${counter}`, signed) ? { sessionId, counter } : undefined;
}
