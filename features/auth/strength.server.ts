import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AuthFailure, invalid } from './failures.server.ts';

/**
 * The 4,000 commonest leaked passwords of eight or more characters, in lower case, cut from the list of
 * zxcvbn-ts (MIT licence).
 */
const common = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trim()
    .split('\n'),
);

/** The protocol's upper limit, in bytes: enough for any passphrase, too little to keep the server busy. */
const maxBytes = 72;

/**
 * @param email the account's address, which is no password
 * @throws {AuthFailure} 422 `weak_password` with its reasons, 400 when it is too long
 */
export function checkStrength(password: string, email: string, min: number): void {
  const weak = weaknessOf(password, email, min);
  if (weak) throw new AuthFailure(422, 'weak_password', weak.message, { reasons: weak.reasons });
  if (Buffer.byteLength(password) > maxBytes)
    throw invalid(`Password cannot be longer than ${maxBytes} characters`);
}

/** @returns why a password is too weak, or undefined */
export function weaknessOf(
  password: string,
  email: string,
  min: number,
): { message: string; reasons: string[] } | undefined {
  // Characters, not UTF-16 units: an emoji counts once.
  if ([...password].length < min) {
    return { message: `Password should be at least ${min} characters.`, reasons: ['length'] };
  }
  const lower = password.toLowerCase();
  if (common.has(lower) || lower === email) {
    return {
      message: 'Password is known to be weak and easy to guess, please choose a different one.',
      reasons: ['pwned'],
    };
  }
  return undefined;
}
