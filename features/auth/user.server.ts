import { Hono } from 'hono';
import * as z from 'zod';
import type { Queries } from '../../db/open.ts';
import type { UserRow } from '../../db/tables.ts';
import { callerSite } from '../../server/address.ts';
import type { AppEnv, Garage } from '../../server/garage.ts';
import { limitByAddress } from '../../server/limits.ts';
import { transact } from '../../server/transaction.ts';
import { accountById, noPendingEmailChange, updateAccount } from './accounts.server.ts';
import { type Bearer, requireBearer, requireActiveSession } from './bearer.server.ts';
import { dropCodes } from './codes.server.ts';
import { factorsOf } from './factor-rows.server.ts';
import { AuthFailure, invalid, phonesAreOff } from './failures.server.ts';
import { challengeFields, readChallenge } from './flows.server.ts';
import { limitMails } from './limits.server.ts';
import { passwordChangedMail } from './mails.server.ts';
import { newPasswordHash } from './new-password.server.ts';
import {
  doNothingForHead,
  mailAnswersAfter,
  type Metadata,
  metadataSchema,
  readBody,
  readEmail,
  storeMetadata,
  takeAtLeast,
} from './requests.server.ts';
import { queue, sendEmailChange, sendReauthentication } from './send.server.ts';
import { endSessions } from './sessions.server.ts';
import { lacksSecondStep } from './step-up.server.ts';
import { audience } from './tokens.server.ts';
import { userView } from './views.server.ts';

const text = z.string().optional();
const bodySchema = z.object({
  email: text,
  phone: text,
  password: text,
  current_password: text,
  nonce: text,
  data: metadataSchema.optional(),
  app_metadata: z.unknown().optional(),
  ...challengeFields,
});

/** The caller's own account. */
export const user = new Hono<AppEnv>()
  .use(requireBearer)
  .get('/', async (c) => {
    const { garage, bearer } = c.var;
    if ((c.req.header('x-jwt-aud') || audience) !== audience)
      throw invalid("Token audience doesn't match request audience");
    return c.json(userView(bearer.user, await factorsOf(garage.db, bearer.user.id)));
  })
  .put('/', limitByAddress({ name: 'user', max: 30, seconds: 300 }), async (c) => {
    const { garage, bearer } = c.var;
    const body = await readBody(c, bodySchema);
    const challenge = readChallenge(body);
    if (body.app_metadata !== undefined) {
      throw new AuthFailure(403, 'not_admin', 'Updating app_metadata requires admin privileges');
    }
    if (body.phone) throw phonesAreOff();
    const email = body.email ? readEmail(body.email) : bearer.user.email;
    const isMove = email !== bearer.user.email;
    if (body.password !== undefined || isMove) await refuseWithoutSecondStep(garage, bearer);
    const passwordHash = await newPasswordHash(garage, bearer, body, callerSite(c));
    if (isMove) {
      await limitMails(garage, 'email-change', bearer.user.id, callerSite(c));
      // One person could have many accounts, and enter someone else's address.
      await limitMails(garage, 'email-change-to', email, callerSite(c));
    }
    const change = async (db: Queries) => {
      await requireActiveSession(db, bearer);
      // The account may have moved to another address since: what follows no longer concerns the old one.
      const before = await accountById(db, bearer.user.id);
      let account = body.data ? await mergeMetadata(garage, db, before, body.data) : before;
      if (passwordHash) account = await changePassword(garage, db, before, bearer.session.id, passwordHash);
      if (!isMove || email === before.email) return account;
      return sendEmailChange({ garage, db, user: before, challenge }, email);
    };
    const after = await takeAtLeast(isMove ? mailAnswersAfter : 0, () => transact(garage.db, change));
    if (passwordHash) garage.live.publish([{ topic: 'access', userId: bearer.user.id }]);
    return c.json(userView(after, await factorsOf(garage.db, after.id)));
  });

/** Emails a code that allows a change of password. */
export const reauthenticate = new Hono<AppEnv>().get('/', requireBearer, doNothingForHead, async (c) => {
  const { garage, bearer } = c.var;
  if (!bearer.user.email_confirmed_at)
    throw new AuthFailure(422, 'email_not_confirmed', 'Please verify your email first.');
  await limitMails(garage, 'reauthentication', bearer.user.id, callerSite(c));
  await transact(garage.db, (db) => sendReauthentication({ garage, db, user: bearer.user }));
  return c.json({});
});

/** @throws {AuthFailure} 401 when the account has a second step and this session has not taken it */
async function refuseWithoutSecondStep(garage: Garage, bearer: Bearer): Promise<void> {
  if (await lacksSecondStep(garage.db, bearer)) {
    throw new AuthFailure(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
  }
}

/** Adds or replaces keys; `null` removes one. */
async function mergeMetadata(garage: Garage, db: Queries, before: UserRow, data: Metadata): Promise<UserRow> {
  const merged = { ...(JSON.parse(before.user_metadata) as Metadata), ...data };
  const kept = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
  return updateAccount(db, before.id, { user_metadata: storeMetadata(kept) }, garage.clock());
}

/** Also ends every pending code, change of address and other session, and tells the owner. */
async function changePassword(
  garage: Garage,
  db: Queries,
  account: UserRow,
  sessionId: string,
  hash: string,
): Promise<UserRow> {
  const change = { ...noPendingEmailChange, password_hash: hash };
  const changed = await updateAccount(db, account.id, change, garage.clock());
  await dropCodes(db, account.id);
  await endSessions(db, account.id, sessionId);
  await queue(garage, db, account.email, passwordChangedMail(`${garage.env.publicUrl}/auth?forgot`));
  return changed;
}
