import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { Garage } from '../../server/garage.ts';

/** How long an access token lives, in seconds. */
export const accessTokenSeconds = 3600;

const claimsSchema = z.looseObject({ sub: z.uuid(), session_id: z.uuid(), exp: z.number(), iat: z.number() });
export type Claims = z.infer<typeof claimsSchema>;

/** A secret's public name (`kid`): which secret signed a token, without telling anything about it. */
function keyId(secret: string): string {
  return createHash('sha256').update(`kid:${secret}`).digest('base64url').slice(0, 12);
}

/**
 * Signs an access token (HS256, one hour) with the first of the configured secrets.
 * @param claims everything but `iat` and `exp`
 */
export async function signAccessToken({ env, clock }: Pick<Garage, 'env' | 'clock'>, claims: JWTPayload): Promise<string> {
  const [secret = ''] = env.jwtSecrets;
  const now = Math.floor(clock().epochMilliseconds / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: keyId(secret) })
    .setIssuedAt(now)
    .setExpirationTime(now + accessTokenSeconds)
    .sign(Buffer.from(secret));
}

/**
 * Checks an access token's signature and lifetime. An older secret still verifies while it stays in the
 * configuration, so that changing the secret signs nobody out.
 * @returns its claims, or undefined when it is not one of ours or has expired
 */
export async function readAccessToken({ env, clock }: Pick<Garage, 'env' | 'clock'>, token: string): Promise<Claims | undefined> {
  const currentDate = new Date(clock().epochMilliseconds);
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => Buffer.from(env.jwtSecrets.find((secret) => keyId(secret) === kid) ?? env.jwtSecrets[0] ?? ''),
      { algorithms: ['HS256'], currentDate, audience: 'authenticated' },
    );
    return claimsSchema.safeParse(payload).data;
  } catch {
    return undefined;
  }
}

/**
 * A session's refresh token. It is derived from the session and a counter, so that nothing that could be
 * used is stored, and the same token can be given again when an answer was lost.
 * @param counter how often the session was refreshed
 * @returns `<session id>.<counter>.<signature>`, base64url
 */
export function refreshToken({ env }: Pick<Garage, 'env'>, sessionId: string, counter: number): string {
  const [secret = ''] = env.jwtSecrets;
  return Buffer.from(`${sessionId}.${counter}.${signature(secret, sessionId, counter)}`).toString('base64url');
}

/** @returns which session and counter a refresh token names, or undefined when we did not make it */
export function readRefreshToken({ env }: Pick<Garage, 'env'>, token: string): { sessionId: string; counter: number } | undefined {
  const [, sessionId, digits, signed] = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(Buffer.from(token, 'base64url').toString()) ?? [];
  if (!sessionId || !digits || !signed) return undefined;
  const counter = Number(digits);
  const ours = env.jwtSecrets.some((secret) => sameText(signature(secret, sessionId, counter), signed));
  return ours ? { sessionId, counter } : undefined;
}

function signature(secret: string, sessionId: string, counter: number): string {
  return createHmac('sha256', `refresh:${secret}`).update(`${sessionId}.${counter}`).digest('base64url');
}

/** Compares two texts in a time that does not tell where they differ. */
export function sameText(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
