import type { Queries } from '../../db/open.ts';
import type { UserRow } from '../../db/tables.ts';
import { stamp } from '../../server/clock.ts';
import type { Garage } from '../../server/garage.ts';
import type { Mail } from '../notifications/letter.server.ts';
import { automatic, queueMessage } from '../notifications/outbox.server.ts';
import { isTaken, updateAccount } from './accounts.server.ts';
import { type CodeKind, issueCode } from './codes.server.ts';
import { type Challenge, startFlow } from './flows.server.ts';
import {
  addressTakenMail,
  alreadyRegisteredMail,
  type CodeMail,
  confirmAndChooseMail,
  confirmMail,
  emailChangeMail,
  magicLinkMail,
  reauthenticationMail,
  recoveryMail,
} from './mails.server.ts';

/** Each function stores a code and its message. Call it in the same transaction as the change that caused it. */

type Sent = { garage: Garage; db: Queries; user: UserRow; challenge?: Challenge | undefined };

/**
 * If the account of ADMIN_EMAIL has no password, its owner chooses one while confirming.
 * @returns the account as it is afterwards
 */
export async function sendConfirmation({ garage, db, user, challenge }: Sent): Promise<UserRow> {
  const flowStateId = await startFlow(db, user.id, challenge, 'email/signup', garage.clock());
  const isToChoose = user.email === garage.env.adminEmail && user.password_hash === null;
  const kind = isToChoose ? 'recovery' : 'signup';
  const compose = isToChoose ? confirmAndChooseMail : confirmMail;
  await send(garage, db, { user, to: user.email, kind, flowStateId }, compose);
  return updateAccount(db, user.id, { confirmation_sent_at: stamp(garage.clock()) }, garage.clock());
}

/** Someone signed up with the address of an account: only its owner is told, whatever answer the caller gets. */
export function sendAlreadyRegistered(garage: Garage, db: Queries, email: string): Promise<void> {
  return queue(garage, db, email, alreadyRegisteredMail(`${garage.env.publicUrl}/auth`));
}

/** A forgotten password. */
export function sendRecovery(sent: Sent): Promise<void> {
  return sendSignInCode(sent, 'recovery', recoveryMail);
}

/** Signing in without a password. */
export function sendMagicLink(sent: Sent): Promise<void> {
  const { email_proven_at: provenAt, password_hash: hash } = sent.user;
  return sendSignInCode(sent, 'magiclink', (code) => magicLinkMail(code, provenAt === null && hash !== null));
}

async function sendSignInCode(
  { garage, db, user, challenge }: Sent,
  kind: 'recovery' | 'magiclink',
  compose: typeof recoveryMail,
): Promise<void> {
  const flowStateId = await startFlow(db, user.id, challenge, kind, garage.clock());
  await send(garage, db, { user, to: user.email, kind, flowStateId }, compose);
  await updateAccount(db, user.id, { recovery_sent_at: stamp(garage.clock()) }, garage.clock());
}

/** The two addresses of a change. */
const sides = ['current', 'new'] as const;

/** Asks both addresses to confirm a change. @returns the account as it is afterwards */
export async function sendEmailChange(
  { garage, db, user, challenge }: Sent,
  newEmail: string,
): Promise<UserRow> {
  const flowStateId = await startFlow(db, user.id, challenge, 'email_change', garage.clock());
  for (const side of sides) await ask({ garage, db, user }, side, newEmail, flowStateId);
  const change = {
    new_email: newEmail,
    email_change_sent_at: stamp(garage.clock()),
    email_change_accepted: null,
  };
  return updateAccount(db, user.id, change, garage.clock());
}

/** Asks each address that has yet to confirm a pending change once more. Anyone may request this. */
export async function resendEmailChange({ garage, db, user, challenge }: Sent): Promise<void> {
  if (!user.new_email) return;
  const flowStateId = await startFlow(db, user.id, challenge, 'email_change', garage.clock());
  for (const side of sides)
    if (user.email_change_accepted !== side)
      await ask({ garage, db, user }, side, user.new_email, flowStateId);
  await updateAccount(db, user.id, { email_change_sent_at: stamp(garage.clock()) }, garage.clock());
}

/** If the new address already has an account, its owner is told so instead, and nobody else learns of it. */
async function ask(
  { garage, db, user }: Sent,
  side: (typeof sides)[number],
  newEmail: string,
  flowStateId?: string,
): Promise<void> {
  const to = side === 'current' ? user.email : newEmail;
  const kind = `email_change_${side}` as const;
  if (side === 'new' && (await isTaken(db, newEmail))) {
    await db.deleteFrom('one_time_tokens').where('user_id', '=', user.id).where('kind', '=', kind).execute();
    return queue(garage, db, to, addressTakenMail());
  }
  await send(garage, db, { user, to, kind, flowStateId }, (code) => emailChangeMail(code, newEmail));
}

/** Sends a code, without a link, that allows a change of password. */
export async function sendReauthentication({ garage, db, user }: Sent): Promise<void> {
  const { digits } = await issueCode(garage, db, {
    userId: user.id,
    kind: 'reauthentication',
    email: user.email,
  });
  await queue(garage, db, user.email, reauthenticationMail(digits));
  await updateAccount(db, user.id, { reauthentication_sent_at: stamp(garage.clock()) }, garage.clock());
}

type Coded = { user: UserRow; to: string; kind: CodeKind; flowStateId: string | undefined };

async function send(
  garage: Garage,
  db: Queries,
  what: Coded,
  compose: (code: CodeMail) => Mail,
): Promise<void> {
  const { user, to, kind, flowStateId } = what;
  const { digits, linkToken } = await issueCode(garage, db, {
    userId: user.id,
    kind,
    email: to,
    flowStateId,
  });
  // The protocol uses the same word for a change of address in both messages, to the old address and to the new one.
  const type = kind.replace(/_(current|new)$/, '');
  // The link leads to a page with one button: mail scanners open links, and opening this one uses nothing up.
  const link = `${garage.env.publicUrl}/auth?confirm=${type}&token=${linkToken}`;
  await queue(garage, db, to, compose({ link, digits }));
}

/** Stores a message about an account. */
export async function queue(
  { clock }: Pick<Garage, 'clock'>,
  db: Queries,
  to: string,
  mail: Mail,
): Promise<void> {
  await queueMessage(db, { ...mail, to, headers: automatic }, clock());
}
