import { Secret, TOTP } from 'otpauth';

/** What authenticator apps expect (RFC 6238): SHA-1, six digits, half a minute. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/**
 * Makes the secret of an authenticator app.
 * @param issuer what the app calls us
 * @param email what the app calls the account
 */
export function newTotp(issuer: string, email: string): { secret: string; uri: string } {
  const totp = new TOTP({ ...shape, issuer, label: email, secret: new Secret({ size: 20 }) });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/**
 * Checks a code against the current half minute, the one before and the one after, because clocks differ.
 * @returns the half minute it belongs to, counted from 1970, or undefined when it is wrong
 */
export function stepOf(secret: string, code: string, now: Temporal.Instant): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = new TOTP({ ...shape, secret: Secret.fromBase32(secret) });
  const timestamp = now.epochMilliseconds;
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / shape.period) + delta;
}
