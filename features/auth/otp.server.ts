import { Hono } from 'hono';
import * as z from 'zod';
import type { Queries } from '../../db/open.ts';
import { callerSite } from '../../server/address.ts';
import type { AppEnv, Garage } from '../../server/garage.ts';
import { limitByAddress } from '../../server/limits.ts';
import { transact } from '../../server/transaction.ts';
import { findAccount } from './accounts.server.ts';
import { invalid, phonesAreOff } from './failures.server.ts';
import { challengeFields, type Challenge, readChallenge } from './flows.server.ts';
import { limitMails } from './limits.server.ts';
import {
  mailAnswersAfter,
  metadataSchema,
  readBody,
  readEmail,
  storeMetadata,
  takeAtLeast,
} from './requests.server.ts';
import { sendConfirmation, sendMagicLink } from './send.server.ts';
import { replaceAccount } from './signup.server.ts';

const text = z.string().optional();
const bodySchema = z.object({
  email: text,
  phone: text,
  channel: text,
  create_user: z.boolean().default(true),
  data: metadataSchema.optional(),
  ...challengeFields,
});

/**
 * Signs in by emailed link or code; an unknown address becomes an account without a password. The answer is always
 * `{}`: with `create_user: false` an unknown address gets no message, and the caller does not learn that.
 */
export const otp = new Hono<AppEnv>().post(
  '/',
  limitByAddress({ name: 'otp', max: 30, seconds: 300 }),
  async (c) => {
    const { garage } = c.var;
    const request = readRequest(await readBody(c, bodySchema));
    await limitMails(garage, 'sign-in', request.email, callerSite(c));
    await takeAtLeast(mailAnswersAfter, () => transact(garage.db, (db) => sendLink(garage, db, request)));
    return c.json({});
  },
);

type Request = { email: string; mayCreate: boolean; metadata: string; challenge: Challenge | undefined };

function readRequest(body: z.infer<typeof bodySchema>): Request {
  if (body.email && body.phone) throw invalid('Only an email address or phone number should be provided');
  if (body.email && body.channel) throw invalid('Channel should only be specified with Phone OTP');
  if (body.phone) throw phonesAreOff();
  if (!body.email) throw invalid('One of email or phone must be set');
  const metadata = storeMetadata(body.data ?? {});
  return {
    email: readEmail(body.email),
    mayCreate: body.create_user,
    metadata,
    challenge: readChallenge(body),
  };
}

async function sendLink(
  garage: Garage,
  db: Queries,
  { email, mayCreate, metadata, challenge }: Request,
): Promise<void> {
  const known = await findAccount(db, email);
  if (known?.disabled_at) return;
  // Someone who only wants to sign in leaves a sign-up that has yet to be confirmed as it is.
  if (known && (known.email_confirmed_at || !mayCreate))
    return sendMagicLink({ garage, db, user: known, challenge });
  if (!mayCreate) return;
  const user = await replaceAccount(garage, db, known, { email, passwordHash: null, metadata });
  if (!user.email_confirmed_at) return void (await sendConfirmation({ garage, db, user, challenge }));
  await sendMagicLink({ garage, db, user, challenge });
}
