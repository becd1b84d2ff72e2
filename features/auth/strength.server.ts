import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { business } from '../../business.ts';
import { root } from '../../server/root.ts';
import { AuthFailure, invalid } from './failures.server.ts';

/**
 * The 4,000 commonest leaked passwords of eight or more characters, in lower case, cut from the list of
 * zxcvbn-ts (MIT licence).
 */
const common = new Set(
  readFileSync(join(root, 'features', 'auth', 'common-passwords.txt'), 'utf8')
    .trim()
    .split('\n'),
);

/** The protocol's upper limit, in bytes: enough for any passphrase, too little to keep the server busy. */
const maxBytes = 72;

/** Besides words that anyone would try, a password needs this many letters of its own. */
const ownLetters = 4;

/** Of a name or an address, no more is read: searching for each of 85,000 words keeps the server from the pages. */
const longest = 255;

/** The person whom the password is for. */
export type Owner = {
  /** Lower case. */
  email: string;
  fullName: string | null;
};

/**
 * @param min the shortest password, in characters
 * @throws {AuthFailure} 422 `weak_password` with its reasons, 400 when it is too long
 */
export function checkStrength(password: string, owner: Owner, min: number): void {
  // Checked first: searching a megabyte of password for the many thousand words of a long address takes minutes.
  if (Buffer.byteLength(password) > maxBytes)
    throw invalid(`Password cannot be longer than ${maxBytes} characters`);
  const weak = weaknessOf(password, owner, min);
  if (weak) throw new AuthFailure(422, 'weak_password', weak.message, { reasons: weak.reasons });
}

/** @returns why a password is too weak, or undefined */
export function weaknessOf(
  password: string,
  owner: Owner,
  min: number,
): { message: string; reasons: string[] } | undefined {
  // Characters, not UTF-16 units: an emoji counts once.
  if ([...password].length < min) {
    return { message: `Password should be at least ${min} characters.`, reasons: ['length'] };
  }
  const lower = password.toLowerCase();
  if (common.has(lower)) {
    return {
      message: 'Password is known to be weak and easy to guess, please choose a different one.',
      reasons: ['pwned'],
    };
  }
  if (lower === owner.email || isMadeOf(lower, wordsAround(owner))) {
    return {
      message:
        'Password is easy to guess from your name, your email address or our name, please add words of your own.',
      reasons: ['pwned'],
    };
  }
  return undefined;
}

/**
 * The context's words (ASVS 5.0, 6.2.11): the names of the garage and its town, and the person's name and address,
 * longest first. Words of one or two letters occur in too many others.
 */
function wordsAround({ email, fullName }: Owner): string[] {
  const typed = `${email.slice(0, longest)} ${(fullName ?? '').slice(0, longest)}`;
  const names = `${business.name} ${business.address.town} ${typed}`.toLowerCase();
  return [...new Set(names.match(/\p{L}{3,}/gu))].toSorted((a, b) => b.length - a.length);
}

/** Whether a password is little more than these words: `Plumbline2026!` is, `plumbline stray otter` is not. */
function isMadeOf(lower: string, words: string[]): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), lower);
  return rest !== lower && rest.replaceAll(/\P{L}/gu, '').length < ownLetters;
}
