import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Garage } from '../../server/garage.ts';

type Keys = Pick<Garage, 'env'>;

/**
 * Encrypts a text that the server must be able to read again (AES-256-GCM), so that a copy of the database
 * alone does not reveal it.
 * @returns nonce, tag and text as base64url
 */
export function seal({ env }: Keys, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(env.jwtSecrets[0]), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.');
}

/** @returns the text, or undefined when none of the configured secrets opens it */
export function unseal({ env }: Keys, sealed: string): string | undefined {
  const [nonce, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!nonce || !tag || !text) return undefined;
  for (const secret of env.jwtSecrets) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), nonce);
      decipher.setAuthTag(tag);
      return decipher.update(text, undefined, 'utf8') + decipher.final('utf8');
    } catch {
      // Sealed with another secret: try the next one.
    }
  }
  return undefined;
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'authenticator apps', 32));
}
