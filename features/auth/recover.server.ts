import { Hono } from 'hono';
import * as z from 'zod';
import { callerSite } from '../../server/address.ts';
import type { AppEnv, Garage } from '../../server/garage.ts';
import { limitByAddress } from '../../server/limits.ts';
import { transact } from '../../server/transaction.ts';
import { findAccount } from './accounts.server.ts';
import { invalid, phonesAreOff } from './failures.server.ts';
import { type Challenge, challengeFields, readChallenge } from './flows.server.ts';
import { limitMails, mayMail } from './limits.server.ts';
import { mailAnswersAfter, readBody, readEmail, takeAtLeast } from './requests.server.ts';
import { resendEmailChange, sendAlreadyRegistered, sendConfirmation, sendRecovery } from './send.server.ts';

const text = z.string().optional();

/** Emails a way in when a password is forgotten. Answers `{}` whether or not the address has an account. */
export const recover = new Hono<AppEnv>().post(
  '/',
  limitByAddress({ name: 'recover', max: 30, seconds: 300 }),
  async (c) => {
    const { garage } = c.var;
    const body = await readBody(c, z.object({ email: text, ...challengeFields }));
    if (!body.email) throw invalid('Password recovery requires an email');
    const email = readEmail(body.email);
    const challenge = readChallenge(body);
    await limitMails(garage, 'sign-in', email, callerSite(c));
    await takeAtLeast(mailAnswersAfter, () =>
      transact(garage.db, async (db) => {
        const user = await findAccount(db, email);
        if (user && !user.disabled_at) await sendRecovery({ garage, db, user, challenge });
      }),
    );
    return c.json({});
  },
);

/** Sends the message for a sign-up or a change of address again. Answers `{}` whether or not one is pending. */
export const resend = new Hono<AppEnv>().post(
  '/',
  limitByAddress({ name: 'resend', max: 30, seconds: 300 }),
  async (c) => {
    const { garage } = c.var;
    const body = await readBody(c, z.object({ type: text, email: text, phone: text, ...challengeFields }));
    const { type, email } = readResend(body);
    const challenge = readChallenge(body);
    const purpose = type === 'signup' ? 'signup' : 'resend-email-change';
    await limitMails(garage, purpose, email, callerSite(c));
    await takeAtLeast(mailAnswersAfter, () => sendAgain(garage, { type, email, challenge }));
    return c.json({});
  },
);

type Again = { type: 'signup' | 'email_change'; email: string; challenge: Challenge | undefined };

async function sendAgain(garage: Garage, { type, email, challenge }: Again): Promise<void> {
  const to = type === 'email_change' ? (await findAccount(garage.db, email))?.new_email : undefined;
  // One person could have many accounts that all ask to move to someone else's address.
  if (to && !(await mayMail(garage, 'email-change-to', to))) return;
  await transact(garage.db, async (db) => {
    const user = await findAccount(db, email);
    if (!user || user.disabled_at) return;
    if (type === 'email_change') await resendEmailChange({ garage, db, user, challenge });
    // The page promises a message either way: a new confirmation, or one saying that the account already exists.
    else if (user.email_confirmed_at) await sendAlreadyRegistered(garage, db, email);
    else await sendConfirmation({ garage, db, user, challenge });
  });
}

function readResend(body: {
  type?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}) {
  const { type, email, phone } = body;
  if (!type || !['signup', 'email_change', 'sms', 'phone_change'].includes(type)) {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  if (email && phone) throw invalid('Only an email address or phone number should be provided.');
  if (!email && !phone) throw invalid('Missing email address or phone number');
  if (type === 'sms' || type === 'phone_change') throw phonesAreOff();
  if (!email) throw invalid('Type provided requires an email address');
  return { type: type === 'signup' ? 'signup' : 'email_change', email: readEmail(email) } as const;
}
