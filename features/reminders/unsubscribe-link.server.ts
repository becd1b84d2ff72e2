import type { Garage } from '../../server/garage.ts';
import { signedToken } from '../../server/signed-tokens.ts';

/** The address in every reminder that stops reminders without signing in. It works as long as the secret is known. */
export function unsubscribeUrl({ env }: Pick<Garage, 'env'>, profileId: string): string {
  return `${env.publicUrl}/api/stop/${signedToken({ env }, 'stop', profileId)}`;
}

/** Lets mail programs offer the stop themselves (RFC 8058). */
export function unsubscribeHeaders(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
