import type { Garage } from './garage.ts';
import { verifyHmac, hmac } from './hmac.ts';

/** What a name is for: a name that shows a calendar must not stop reminders. */
type Purpose = 'calendar' | 'stop';
type Keys = Pick<Garage, 'env'>;

/**
 * A name for an address that works without signing in. It is derived from an id, so that it can be shown again
 * although it is not stored.
 * @returns `<id>.<signature>`
 */
export function signedToken({ env }: Keys, purpose: Purpose, id: string): string {
  return `${id}.${hmac(env, purpose, id)}`;
}

/** @returns the name's id, or undefined if we did not issue it; older secrets count as long as they are configured */
export function readSignedToken({ env }: Keys, purpose: Purpose, name: string): string | undefined {
  const [, id, signed] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(name) ?? [];
  return id && signed && verifyHmac(env, purpose, id, signed) ? id : undefined;
}
