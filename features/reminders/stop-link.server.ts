import { createHmac } from 'node:crypto';
import type { Garage } from '../../server/garage.ts';
import { sameText } from '../auth/tokens.server.ts';

type Secrets = Pick<Garage, 'env'>;

/** The address in every reminder that ends them without signing in. It works for as long as the secret is known. */
export function stopAddress({ env }: Secrets, profileId: string): string {
  return `${env.publicUrl}/api/stop/${profileId}.${signature(env.jwtSecrets[0] ?? '', profileId)}`;
}

/** @returns whose reminders it stops, or undefined when we did not make this link */
export function readStopName({ env }: Secrets, name: string): string | undefined {
  const [, profileId, signed] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(name) ?? [];
  if (!profileId || !signed) return undefined;
  return env.jwtSecrets.some((secret) => sameText(signature(secret, profileId), signed))
    ? profileId
    : undefined;
}

function signature(secret: string, profileId: string): string {
  return createHmac('sha256', `stop:${secret}`).update(profileId).digest('base64url');
}

/** Lets mail programs offer the stop themselves (RFC 8058). */
export function stopHeaders(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
