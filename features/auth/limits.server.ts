import { createHash } from 'node:crypto';
import type { Queries } from '../../db/open.ts';
import { siteOf } from '../../server/address.ts';
import type { Garage } from '../../server/garage.ts';
import { type Limit, secondsToWait, takeBackUse } from '../../server/limits.ts';
import { counted } from '../amount-words.ts';
import { AuthFailure } from './failures.server.ts';

/**
 * How many wrong passwords may be tried for one account: by one caller, from all the addresses that one customer of a
 * provider may hold, and by everyone. The second is well below the third, so that nobody alone can lock the owner out.
 */
const fromOneCaller = { name: 'password', max: 20, seconds: 300 };
const fromOneSite = { name: 'password-site', max: 40, seconds: 3600 };
const fromEverywhere = { name: 'password-all', max: 100, seconds: 3600 };

/**
 * Counts a try at an account's password, whether or not the account exists.
 * @param from who is trying: a network address, or the session of someone who is signed in
 * @throws {AuthFailure} 429 with `Retry-After`
 */
export async function limitPasswords(garage: Garage, email: string, from: string): Promise<void> {
  for (const [limit, subject] of passwordCounts(email, from)) await count(garage, limit, subject);
}

/** Takes back what `limitPasswords` counted for a correct password: someone who knows it is not guessing. */
export async function forgivePassword(
  { env }: Garage,
  db: Queries,
  email: string,
  from: string,
): Promise<void> {
  if (!env.rateLimits) return;
  for (const [limit, subject] of passwordCounts(email, from)) await takeBackUse(db, limit, subject);
}

const passwordCounts = (email: string, from: string): [Limit, string][] => [
  [fromOneCaller, `${digest(email)}:${from}`],
  [fromOneSite, `${digest(email)}:${siteOf(from)}`],
  [fromEverywhere, digest(email)],
];

/**
 * Counts a requested message: one a minute and ten an hour for each purpose, and a number each day for all of them
 * together. A forgotten password and a sign-in link are one purpose. It counts requests, never messages sent, so that
 * it does not reveal whether an account exists.
 * @param whose the address that is written to, or the account's id if the account chooses the address
 * @param from the caller's site (`callerSite`)
 * @throws {AuthFailure} 429 with `Retry-After`
 */
export async function limitMails(
  garage: Garage,
  purpose: string,
  whose: string,
  from: string,
): Promise<void> {
  await count(garage, mailsFromOneSite, from);
  const counts = mailCounts(purpose, mailboxOf(whose), from);
  for (const [index, [limit, subject]] of counts.entries()) {
    const wait = await secondsToWait(garage, limit, subject);
    if (wait === 0) continue;
    // Someone whose own day is used up must not use up the owner's minute or hour by asking again.
    for (const [earlier, whom] of counts.slice(0, index)) await takeBackUse(garage.db, earlier, whom);
    throw refusal(wait, 'over_email_send_rate_limit', tooManyMails(wait));
  }
}

/** Messages leave one after the other, so a site that asks for many would delay everyone else's codes. */
const mailsFromOneSite = { name: 'mail-site', max: 60, seconds: 3600 };
/** To one mailbox. Nobody with fewer than three sites can keep its owner from being written to. */
const mailsOfDay = { name: 'mail-day', max: 30, seconds: 86_400 };
const mailsOfDayFromOneSite = { name: 'mail-day-site', max: 10, seconds: 86_400 };

const anHour = [10, 3600] as const;
const mailLimit = (purpose: string, max: number, seconds: number): Limit => ({
  name: `mail-${purpose}-${seconds}`,
  max,
  seconds,
});

const mailCounts = (purpose: string, mailbox: string, from: string): [Limit, string][] => [
  [mailLimit(purpose, 1, 60), mailbox],
  [mailLimit(purpose, ...anHour), mailbox],
  [mailsOfDayFromOneSite, `${mailbox}:${from}`],
  [mailsOfDay, mailbox],
];

const tooManyMails = (wait: number) =>
  `For security purposes, you can only request this after ${wait > 3600 ? counted(Math.ceil(wait / 3600), 'hour') : `${wait} seconds`}.`;

/** Whose messages are counted: with most providers, `name+anything@` arrives in the mailbox of `name@`. */
const mailboxOf = (email: string) => digest(email.replace(/\+[^@]*@/, '@'));

/**
 * Counts a message towards the hour and the day of `limitMails`, where a refusal would tell the caller something about
 * someone else's account.
 * @returns whether it may be sent
 */
export async function mayMail(garage: Garage, purpose: string, whose: string): Promise<boolean> {
  for (const limit of [mailLimit(purpose, ...anHour), mailsOfDay])
    if ((await secondsToWait(garage, limit, mailboxOf(whose))) > 0) return false;
  return true;
}

/**
 * How many codes of an authenticator app may be tried for one account, from one site and from everywhere. There is a
 * daily limit too: three in a million codes are right at any moment, so a patient program would have a fair chance
 * within weeks. Someone who knows the password needs three sites to use up the owner's day.
 */
const secondSteps = [
  { name: 'second-step', max: 20, seconds: 300 },
  { name: 'second-step-day', max: 100, seconds: 86_400 },
];
const secondStepsFromOneSite = [
  { name: 'second-step-site', max: 10, seconds: 300 },
  { name: 'second-step-site-day', max: 40, seconds: 86_400 },
];

/**
 * Counts a try at an account's second step.
 * @param from the caller's site (`callerSite`)
 * @throws {AuthFailure} 429 with `Retry-After`
 */
export async function limitSecondSteps(garage: Garage, userId: string, from: string): Promise<void> {
  for (const limit of secondStepsFromOneSite) await count(garage, limit, `${userId}:${from}`);
  for (const limit of secondSteps) await count(garage, limit, userId);
}

/**
 * Nobody guesses a recovery code, which has eighty random bits: the limit only saves the server slow hashes. There is
 * none for the whole account, so that no stranger can use up what its owner needs when the app's codes are refused.
 */
const recoveryCodes = { name: 'recovery-code', max: 10, seconds: 300 };

/**
 * Counts a recovery code typed for an account.
 * @param from the caller's site (`callerSite`)
 * @throws {AuthFailure} 429 with `Retry-After`
 */
export async function limitRecoveryCodes(garage: Garage, userId: string, from: string): Promise<void> {
  await count(garage, recoveryCodes, `${userId}:${from}`, 'mfa_recovery_codes_locked');
}

/**
 * How many emailed codes may be typed for one address. Each code dies after five wrong tries, but a program could ask
 * for new codes for months. The link in the same message is not affected.
 */
const typedCodes = { name: 'typed-code', max: 30, seconds: 86_400 };

/** @throws {AuthFailure} 429 with `Retry-After`, whether or not the address has an account */
export async function limitTypedCodes(garage: Garage, email: string): Promise<void> {
  await count(garage, typedCodes, digest(email));
}

async function count(
  garage: Garage,
  limit: Limit,
  subject: string,
  code = 'over_request_rate_limit',
): Promise<void> {
  const wait = await secondsToWait(garage, limit, subject);
  if (wait > 0) throw refusal(wait, code, 'Request rate limit reached');
}

function refusal(wait: number, code: string, words: string): AuthFailure {
  return new AuthFailure(429, code, words, { headers: { 'retry-after': String(wait) } });
}

/** Addresses are personal data, so the table of counts holds only hashes of them. */
function digest(email: string): string {
  return createHash('sha256').update(email).digest('base64url').slice(0, 22);
}
