import { createHash } from 'node:crypto';
import type { Queries } from '../../db/open.ts';
import { siteOf } from '../../server/address.ts';
import type { Garage } from '../../server/garage.ts';
import { type Limit, secondsToWait, takeBackUse } from '../../server/limits.ts';
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
 * Counts a requested message: one a minute and ten an hour for each purpose. A forgotten password and a sign-in link
 * are one purpose. It counts requests, never messages sent, so that it does not reveal whether an account exists.
 * @param whose the address that is written to, or the account's id if the account chooses the address
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
 * Counts a message towards the hour of `limitMails`, where a refusal would tell the caller something about someone
 * else's account.
 * @returns whether it may be sent
 */
export async function mayMail(garage: Garage, purpose: string, whose: string): Promise<boolean> {
  return (await secondsToWait(garage, mailLimit(purpose, ...anHour), digest(whose))) === 0;
}

/**
 * How many second-step codes may be tried for one account. There is a daily limit too: three in a million codes are
 * right at any moment, so a patient program would have a fair chance within weeks.
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
  words: (wait: number) => string = () => 'Request rate limit reached',
) {
  const wait = await secondsToWait(garage, limit, subject);
  if (wait > 0) throw new AuthFailure(429, code, words(wait), { headers: { 'retry-after': String(wait) } });
}

/** Addresses are personal data, so the table of counts holds only hashes of them. */
function digest(email: string): string {
  return createHash('sha256').update(email).digest('base64url').slice(0, 22);
}
