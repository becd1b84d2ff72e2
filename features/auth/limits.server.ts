import { createHash } from 'node:crypto';
import type { Queries } from '../../db/open.ts';
import { siteOf } from '../../server/address.ts';
import type { Garage } from '../../server/garage.ts';
import { type Limit, secondsToWait, takeBackUse } from '../../server/limits.ts';
import { AuthFailure } from './failures.server.ts';

/**
 * How many wrong passwords may be tried for one account: by one caller, by what one customer of a provider may hold,
 * and by everybody. The second is well below the third, so that nobody alone shuts the owner out.
 */
const fromOneCaller = { name: 'password', max: 20, seconds: 300 };
const fromOneSite = { name: 'password-site', max: 40, seconds: 3600 };
const fromEverywhere = { name: 'password-all', max: 100, seconds: 3600 };

/**
 * Counts a try at an account's password, whether or not the account exists.
 * @param from who tries: a network address, or the session of somebody who is signed in
 * @throws {AuthFailure} 429 with `Retry-After`
 */
export async function limitPasswords(garage: Garage, email: string, from: string): Promise<void> {
  for (const [limit, subject] of passwordCounts(email, from)) await count(garage, limit, subject);
}

/** Takes back what `limitPasswords` has counted for a password that was right: whoever knows it is not guessing. */
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
 * Counts a message that somebody asked for: one a minute and ten an hour for each purpose; a forgotten password and a
 * link to sign in are one. It is counted by what was asked for, never by what was sent, so that it does not tell whether
 * an account exists.
 * @param whose the address that is written to, or the account's id where the account chooses the address
 * @throws {AuthFailure} 429 with `Retry-After`
 */
export async function limitMails(garage: Garage, purpose: string, whose: string): Promise<void> {
  const words = (wait: number) => `For security purposes, you can only request this after ${wait} seconds.`;
  for (const limit of [mailLimit(purpose, 1, 60), mailLimit(purpose, ...anHour)])
    await count(garage, limit, digest(whose), 'over_email_send_rate_limit', words);
}

const anHour = [10, 3600] as const;
const mailLimit = (purpose: string, max: number, seconds: number): Limit => ({
  name: `mail-${purpose}-${seconds}`,
  max,
  seconds,
});

/**
 * Counts a message in the same hour as `limitMails`, where a refusal would tell whoever asks about somebody else's
 * account.
 * @returns whether it may be sent
 */
export async function mayMail(garage: Garage, purpose: string, whose: string): Promise<boolean> {
  return (await secondsToWait(garage, mailLimit(purpose, ...anHour), digest(whose))) === 0;
}

/**
 * How many codes of a second step may be tried for one account. By the day as well: three of a million codes are
 * right at any moment, and a patient program would have a fair chance within weeks.
 */
const secondSteps = [
  { name: 'second-step', max: 10, seconds: 300 },
  { name: 'second-step-day', max: 100, seconds: 86_400 },
];

/** @throws {AuthFailure} 429 with `Retry-After` */
export async function limitSecondSteps(garage: Garage, userId: string, code?: string): Promise<void> {
  for (const limit of secondSteps) await count(garage, limit, userId, code);
}

/**
 * How many mailed codes may be typed for one address: each dies after five wrong ones, but a program can ask for
 * new ones for months. The link in the same message works all the same.
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
  words: (wait: number) => string = () => 'Request rate limit reached',
) {
  const wait = await secondsToWait(garage, limit, subject);
  if (wait > 0) throw new AuthFailure(429, code, words(wait), { headers: { 'retry-after': String(wait) } });
}

/** Addresses are personal data: the table of counts does without them. */
function digest(email: string): string {
  return createHash('sha256').update(email).digest('base64url').slice(0, 22);
}
