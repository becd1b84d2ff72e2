import { Hono } from 'hono';
import * as z from 'zod';
import type { Queries } from '../../db/open.ts';
import type { UserRow } from '../../db/tables.ts';
import { callerSite } from '../../server/address.ts';
import type { AppEnv, Garage } from '../../server/garage.ts';
import { limitByAddress } from '../../server/limits.ts';
import { transact } from '../../server/transaction.ts';
import { findProfile } from '../profiles/data.server.ts';
import { createAccount, findAccount, nameIn } from './accounts.server.ts';
import { AuthFailure, invalid } from './failures.server.ts';
import { challengeFields, type Challenge, readChallenge } from './flows.server.ts';
import { limitMails } from './limits.server.ts';
import { hashPassword } from './passwords.server.ts';
import {
  metadataSchema,
  readBody,
  readEmail,
  refuseLongEmail,
  storeMetadata,
  takeAtLeast,
} from './requests.server.ts';
import { sendAlreadyRegistered, sendConfirmation } from './send.server.ts';
import { deviceOf, openSession } from './sessions.server.ts';
import { checkStrength } from './strength.server.ts';
import { decoyUser, userView } from './views.server.ts';

const text = z.string().optional();
const bodySchema = z.object({
  email: text,
  phone: text,
  password: text,
  data: metadataSchema.optional(),
  ...challengeFields,
});

/** Longer than hashing and storing take on an idle machine. */
const answersAfter = 150;

/** Creates an account. The answer is the same whether or not the address already has one. */
export const signup = new Hono<AppEnv>().post(
  '/',
  limitByAddress({ name: 'signup', max: 30, seconds: 300 }),
  async (c) => {
    const { garage } = c.var;
    const request = readRequest(garage, await readBody(c, bodySchema));
    // With AUTH_AUTOCONFIRM no message is sent, so nobody can be emailed again and again.
    if (!garage.env.autoconfirm) await limitMails(garage, 'signup', request.email, callerSite(c));
    return takeAtLeast(answersAfter, async () => {
      const passwordHash = await hashPassword(request.password, callerSite(c));
      const answer = await transact(garage.db, async (db) => {
        const known = await findAccount(db, request.email);
        // A disabled account cannot be replaced by signing up again, even if it was never confirmed.
        if (known?.email_confirmed_at || known?.disabled_at) return answerAsIfNew(garage, db, request);
        // We cannot tell which of several sign-ups is the owner's, and a stranger's would become an administrator.
        const isContested = known !== undefined && request.email === garage.env.adminEmail;
        const user = await replaceAccount(garage, db, known, {
          ...request,
          passwordHash: isContested ? null : passwordHash,
        });
        if (!garage.env.autoconfirm)
          return signedUp(await sendConfirmation({ garage, db, user, challenge: request.challenge }));
        c.set('account', user.id);
        return openSession(garage, db, user, 'password', deviceOf(c));
      });
      return c.json(answer);
    });
  },
);

type Request = { email: string; password: string; metadata: string; challenge: Challenge | undefined };

function readRequest({ env }: Garage, body: z.infer<typeof bodySchema>): Request {
  if (!body.email && !body.phone)
    throw new AuthFailure(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  if (!body.password) throw invalid('Signup requires a valid password');
  // The strength of a password depends on name and address, so these are limited first.
  refuseLongEmail(body.email ?? '');
  const metadata = storeMetadata(body.data ?? {});
  const owner = { email: (body.email ?? '').toLowerCase(), fullName: nameIn(body.data ?? {}) };
  checkStrength(body.password, owner, env.passwordMin);
  if (body.email && body.phone)
    throw invalid('Only an email address or phone number should be provided on signup.');
  const challenge = readChallenge(body);
  if (!body.email) throw new AuthFailure(400, 'phone_provider_disabled', 'Phone signups are disabled');
  return {
    email: readEmail(body.email),
    password: body.password,
    metadata,
    challenge,
  };
}

/** A new account as the answer shows it. All its times are equal, because an invented one takes no time to store. */
function signedUp(user: UserRow) {
  return userView({ ...user, confirmation_sent_at: user.created_at, updated_at: user.created_at });
}

/** The address already has an account: its owner gets a message, and the caller gets the usual answer. */
async function answerAsIfNew(garage: Garage, db: Queries, request: Request) {
  // With AUTH_AUTOCONFIRM a sign-up signs in, so the answer cannot hide that this one did not.
  if (garage.env.autoconfirm) throw new AuthFailure(422, 'user_already_exists', 'User already registered');
  await sendAlreadyRegistered(garage, db, request.email);
  return decoyUser(request.email, request.metadata, garage.clock());
}

/**
 * Creates an unconfirmed account, replacing any earlier one that was never confirmed: the person who signed up first
 * must not know the password of an account that someone else confirms. A role that staff gave the earlier account
 * passes to the new one, unless AUTH_AUTOCONFIRM lets in anyone who types the address.
 */
export async function replaceAccount(
  garage: Garage,
  db: Queries,
  earlier: UserRow | undefined,
  account: { email: string; passwordHash: string | null; metadata: string },
): Promise<UserRow> {
  const profile = earlier && (await findProfile(db, earlier.id));
  if (earlier)
    await db
      .deleteFrom('users')
      .where('id', '=', earlier.id)
      .where('email_confirmed_at', 'is', null)
      .execute();
  const fresh = { ...account, confirmed: false, letIn: garage.env.autoconfirm };
  const user = await createAccount(db, fresh, garage.clock());
  if (profile && !fresh.letIn)
    await db.updateTable('profiles').set({ user_id: user.id }).where('id', '=', profile.id).execute();
  return user;
}
