import { createHmac } from 'node:crypto';
import { sameText } from '../features/auth/tokens.server.ts';
import type { Env } from './env.ts';

/** What a name is for: one that shows a calendar must stop no reminders. */
type Purpose = 'calendar' | 'stop';
type Secrets = { env: Pick<Env, 'jwtSecrets'> };

/**
 * A name for an address that works without signing in. It is derived from an id, so that it can be shown again
 * although it is not stored.
 * @returns `<id>.<signature>`
 */
export function signedName({ env }: Secrets, purpose: Purpose, id: string): string {
  return `${id}.${signature(env.jwtSecrets[0], purpose, id)}`;
}

/** @returns the name's id, or undefined when it is not one that we gave out; older secrets count as long as they are known */
export function readSignedName({ env }: Secrets, purpose: Purpose, name: string): string | undefined {
  const [, id, signed] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(name) ?? [];
  if (!id || !signed) return undefined;
  return env.jwtSecrets.some((secret) => sameText(signature(secret, purpose, id), signed)) ? id : undefined;
}

function signature(secret: string, purpose: Purpose, id: string): string {
  return createHmac('sha256', `${purpose}:${secret}`).update(id).digest('base64url');
}
