import type { Queries } from '../../db/open.ts';
import type { OneTimeTokenRow, ProfileRow, UserRow } from '../../db/tables.ts';
import { isUniqueViolation } from '../../db/faults.ts';
import { stamp } from '../../server/clock.ts';
import type { Garage } from '../../server/garage.ts';
import type { LiveChange } from '../../server/live.ts';
import { lockRow, nextVersion, transact } from '../../server/transaction.ts';
import { revokeFeed } from '../calendar/feeds.server.ts';
import { keepCorrespondence } from '../privacy/address.server.ts';
import { createProfile, findProfile } from '../profiles/data.server.ts';
import {
  accountById,
  fullNameOf,
  isUnclaimed,
  noPendingEmailChange,
  updateAccount,
  onAddressProven,
} from './accounts.server.ts';
import { type CodeKind, consumeLink, consumeTypedCode } from './codes.server.ts';
import { issueAuthCode } from './flows.server.ts';
import { secondStepDroppedMail } from './mails.server.ts';
import { queue } from './send.server.ts';
import { type Device, endSessions, openSession } from './sessions.server.ts';
import { removeSecondStep } from './step-up.server.ts';

/** How someone proves that they have read a message: by its link, or by its code and the address it went to. */
export type CodeKey =
  | { linkToken: string; kinds: CodeKind[] }
  | { email: string; digits: string; kinds: CodeKind[] };

export type Outcome =
  | { kind: 'session'; session: Awaited<ReturnType<typeof openSession>>; change: LiveChange }
  /** For the PKCE flow: a code that the browser that began the flow can exchange. */
  | { kind: 'code'; code: string; change: LiveChange }
  /** Only the first of the two addresses has confirmed a change. */
  | { kind: 'halfway' }
  | { kind: 'banned' }
  /** Unknown, wrong, used or too old: the caller does not learn which. */
  | { kind: 'dead' };

/**
 * Uses up a one-time code and does what it is for. Failures are outcomes, not errors, because an error would undo the
 * count of wrong guesses.
 * @param give `otp` for a session that records this method, `code` for the code of a PKCE flow
 */
export async function redeem(
  garage: Garage,
  key: CodeKey,
  give: 'otp' | 'code',
  device: Device,
): Promise<Outcome> {
  try {
    const outcome = await transact(garage.db, (db) => redeemIn(db, garage, key, give, device));
    if (outcome.kind === 'session' || outcome.kind === 'code') garage.live.publish([outcome.change]);
    return outcome;
  } catch (error) {
    // In the meantime, the new address has become someone else's account.
    if (isUniqueViolation(error, 'users')) return { kind: 'dead' };
    throw error;
  }
}

async function redeemIn(
  db: Queries,
  garage: Garage,
  key: CodeKey,
  give: 'otp' | 'code',
  device: Device,
): Promise<Outcome> {
  const row =
    'linkToken' in key
      ? await consumeLink(garage, db, key.linkToken, key.kinds)
      : await consumeTypedCode(garage, db, { email: key.email }, key.kinds, key.digits);
  if (!row) return { kind: 'dead' };
  // Both addresses of a change may confirm at the same moment.
  await lockRow(db, 'users', row.user_id);
  const user = await accountById(db, row.user_id);
  if (user.disabled_at) return { kind: 'banned' };
  let owner: UserRow | undefined;
  if (!isChange(row)) owner = await confirm(garage, db, user, row);
  else if (user.new_email) owner = await acceptChange(garage, db, user, user.new_email, row);
  else return { kind: 'dead' };
  if (!owner) return { kind: 'halfway' };
  // Staff may now see that a client has a new address or an account; the client sees the new address.
  const profile = await findProfile(db, owner.id);
  const change: LiveChange = { topic: 'clients', ...(profile && { profileId: profile.id }) };
  if (give === 'code' && row.flow_state_id) {
    const code = await issueAuthCode(db, row.flow_state_id, garage.clock());
    return { kind: 'code', code, change };
  }
  return { kind: 'session', session: await openSession(garage, db, owner, 'otp', device), change };
}

function isChange(row: OneTimeTokenRow): boolean {
  return row.kind === 'email_change_current' || row.kind === 'email_change_new';
}

/** Anyone who has the code can read the address's mail, so the address is theirs. */
async function confirm(garage: Garage, db: Queries, user: UserRow, row: OneTimeTokenRow): Promise<UserRow> {
  if (user.email_proven_at) return user;
  const now = garage.clock();
  const at = stamp(now);
  await db.deleteFrom('one_time_tokens').where('user_id', '=', user.id).execute();
  // A password set at sign-up counts only if that sign-up's own message confirms it: anyone could have signed up
  // with this address. For someone who already has a role it never counts: they may mistake a stranger's sign-up for
  // their own when they read the message.
  const profile = await findProfile(db, user.id);
  const isClient = (profile?.user_type ?? 'client') === 'client';
  const password = row.kind === 'signup' && isClient ? {} : { password_hash: null };
  const proof = { email_confirmed_at: user.email_confirmed_at ?? at, email_proven_at: at };
  const change = { ...noPendingEmailChange, ...proof, ...password };
  const confirmed = await updateAccount(db, user.id, change, now);
  await removeStrangersAccess(garage, db, confirmed, profile);
  await onAddressProven(garage, db, confirmed);
  return confirmed;
}

/** A stranger may have been let in with this address: nothing they set up may lock its owner out or follow them. */
async function removeStrangersAccess(
  garage: Garage,
  db: Queries,
  { id, email }: UserRow,
  profile: ProfileRow | undefined,
): Promise<void> {
  await endSessions(db, id);
  if (await removeSecondStep(db, id)) await queue(garage, db, email, secondStepDroppedMail());
  if (profile) await revokeFeed(db, profile.id);
}

/** @returns the account with its new address, or undefined until the other address has confirmed too */
async function acceptChange(
  garage: Garage,
  db: Queries,
  user: UserRow,
  email: string,
  row: OneTimeTokenRow,
): Promise<UserRow | undefined> {
  const now = garage.clock();
  const side = row.kind === 'email_change_current' ? 'current' : 'new';
  if (!user.email_change_accepted || user.email_change_accepted === side) {
    await updateAccount(db, user.id, { email_change_accepted: side }, now);
    return undefined;
  }
  const own = user.email_proven_at ? await findProfile(db, user.id) : undefined;
  if (own) await keepCorrespondence(db, own.id, user.email);
  // Someone may have signed up with the new address and never confirmed it.
  await db.deleteFrom('users').where('email', '=', email).where(isUnclaimed).execute();
  const change = { ...noPendingEmailChange, email, email_proven_at: stamp(now) };
  const changed = await updateAccount(db, user.id, change, now);
  await db.deleteFrom('one_time_tokens').where('user_id', '=', user.id).execute();
  await db
    .updateTable('profiles')
    .set({ email: changed.email, ...nextVersion(now) })
    .where('user_id', '=', user.id)
    .execute();
  // With a profile of its own, the account takes over no client whom staff entered under this address: the person who
  // confirms the change may not have asked for it, and the account keeps its password and sessions.
  await createProfile(db, { userId: user.id, email: changed.email, fullName: fullNameOf(changed) }, now);
  await onAddressProven(garage, db, changed);
  return changed;
}
