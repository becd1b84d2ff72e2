import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from './env.ts';

type Keys = Pick<Env, 'jwtSecrets'>;
type Encoding = 'base64url' | 'hex';

/**
 * @param purpose what the hash is for: a hash made for one purpose proves nothing for another
 * @returns a keyed hash of a text: without the first secret nobody can make it, or find the text by guessing
 */
export function hmac(
  { jwtSecrets }: Keys,
  purpose: string,
  text: string,
  encoding: Encoding = 'base64url',
): string {
  return hash(jwtSecrets[0], purpose, text, encoding);
}

/** @returns whether `given` is what `hmac` makes of the text; older secrets count as long as they are configured */
export function verifyHmac(
  { jwtSecrets }: Keys,
  purpose: string,
  text: string,
  given: string,
  encoding: Encoding = 'base64url',
): boolean {
  return jwtSecrets.some((secret) => constantTimeEqual(hash(secret, purpose, text, encoding), given));
}

function hash(secret: string, purpose: string, text: string, encoding: Encoding): string {
  return createHmac('sha256', `${purpose}:${secret}`).update(text).digest(encoding);
}

/** Compares two texts in a time that does not reveal where they differ. */
export function constantTimeEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
