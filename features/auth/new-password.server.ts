import type { SessionRow } from '../../db/tables.ts';
import type { Garage } from '../../server/garage.ts';
import { ownerOf } from './accounts.server.ts';
import type { Bearer } from './bearer.server.ts';
import { consumeTypedCode } from './codes.server.ts';
import { AuthFailure } from './failures.server.ts';
import { forgivePassword, limitPasswords, limitTypedCodes } from './limits.server.ts';
import { hashPassword, verifyPassword } from './passwords.server.ts';
import { checkStrength } from './strength.server.ts';
import type { Amr } from './views.server.ts';

type NewPasswordRequest = {
  password?: string | undefined;
  current_password?: string | undefined;
  nonce?: string | undefined;
};

/** How long a session opened by an emailed link or code may set a password without the old, perhaps forgotten, one. */
const provenMinutes = 60;
const mailMethods = ['otp', 'magiclink', 'recovery', 'email/signup', 'invite', 'email_change'];

/**
 * Checks a request for a new password: the password's strength, and that the session is still in its owner's hands.
 * Hashing happens here, outside any transaction.
 * @param from as for `hashPassword`
 * @returns the new hash, or undefined when no new password was sent
 * @throws {AuthFailure} 422 `weak_password`, `same_password` or `reauthentication_not_valid`; 400
 *   `current_password_required` or `current_password_invalid`; 429 after too many tries
 */
export async function newPasswordHash(
  garage: Garage,
  bearer: Bearer,
  request: NewPasswordRequest,
  from: string,
): Promise<string | undefined> {
  const { user } = bearer;
  if (request.password === undefined) return undefined;
  checkStrength(request.password, ownerOf(user), garage.env.passwordMin);
  await proveOwner(garage, bearer, request, from);
  if (user.password_hash && (await verifyPassword(request.password, user.password_hash, from)).isCorrect) {
    throw new AuthFailure(422, 'same_password', 'New password should be different from the old password.');
  }
  return hashPassword(request.password, from);
}

async function proveOwner(
  garage: Garage,
  { user, session }: Bearer,
  request: NewPasswordRequest,
  from: string,
): Promise<void> {
  if (request.nonce) {
    await limitTypedCodes(garage, user.email);
    const row = await consumeTypedCode(
      garage,
      garage.db,
      { userId: user.id },
      ['reauthentication'],
      request.nonce,
    );
    if (!row) throw new AuthFailure(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
    return;
  }
  if (!user.password_hash || cameByMail(session, garage.clock())) return;
  if (!request.current_password) throw currentPassword('current_password_required');
  await limitPasswords(garage, user.email, session.id);
  const { isCorrect } = await verifyPassword(request.current_password, user.password_hash, from);
  if (!isCorrect) throw currentPassword('current_password_invalid');
  await forgivePassword(garage, garage.db, user.email, session.id);
}

function currentPassword(code: string): AuthFailure {
  return new AuthFailure(400, code, 'Current password required when setting new password.');
}

function cameByMail(session: SessionRow, now: Temporal.Instant): boolean {
  const since = now.epochMilliseconds / 1000 - provenMinutes * 60;
  return (JSON.parse(session.amr) as Amr).some(
    ({ method, timestamp }) => mailMethods.includes(method) && timestamp >= since,
  );
}
