import type { Queries } from '../../db/open.ts';
import type { FactorRow } from '../../db/tables.ts';
import { networkOf, siteOf } from '../../server/address.ts';
import { stamp } from '../../server/clock.ts';
import type { Garage } from '../../server/garage.ts';
import { type Bearer, isUuid } from './bearer.server.ts';
import { factorsOf } from './factor-rows.server.ts';
import { AuthFailure, invalid } from './failures.server.ts';
import { limitSecondSteps } from './limits.server.ts';
import { secondStepMail } from './mails.server.ts';
import { seal, unseal } from './seal.server.ts';
import { queue } from './send.server.ts';
import { requireSecondStepToEnrol, stepUp } from './step-up.server.ts';
import { stepOf } from './totp.server.ts';

type Answer = { challengeId: string; code: string; ip: string };

/**
 * Checks a code from an authenticator app. The first correct code confirms the app; every correct code gives the
 * session its second step.
 * @returns the protocol's session
 * @throws {AuthFailure} 422 for a wrong code or a challenge that cannot be used, 429 after too many tries, 403 for a
 *   new app when the account already has a working one, from a session without the second step
 */
export async function verifyFactor(garage: Garage, bearer: Bearer, factor: FactorRow, answer: Answer) {
  if (!answer.code) throw invalid('Code needs to be non-empty');
  await limitSecondSteps(garage, bearer.user.id, siteOf(networkOf(answer.ip)));
  await checkChallenge(garage, factor, answer);
  const secret = unseal(garage, factor.sealed_secret ?? '');
  const step = secret === undefined ? undefined : stepOf(secret, answer.code, garage.clock());
  if (secret === undefined || step === undefined) throw wrongCode();
  return stepUp(garage, bearer, 'totp', async (db) => {
    // Enrolling this app may have begun at the very moment when another app was confirmed.
    if (factor.status === 'unverified')
      requireSecondStepToEnrol(await factorsOf(db, bearer.user.id), bearer.session.aal);
    await consumeTotpStep(garage, db, factor, { step, secret });
    // Someone who finds an open session could lock its owner out by adding an app.
    if (factor.status === 'unverified') await queue(garage, db, bearer.user.email, secondStepMail('added'));
    const used = { verified_at: stamp(garage.clock()) };
    await db.updateTable('factor_challenges').set(used).where('id', '=', answer.challengeId).execute();
    const { user } = bearer;
    await db
      .deleteFrom('factors')
      .where('user_id', '=', user.id)
      .where('status', '=', 'unverified')
      .execute();
  });
}

function wrongCode(): AuthFailure {
  return new AuthFailure(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
}

async function checkChallenge(
  { db, clock }: Garage,
  factor: FactorRow,
  { challengeId, ip }: Answer,
): Promise<void> {
  const challenge = isUuid(challengeId)
    ? await db
        .selectFrom('factor_challenges')
        .selectAll()
        .where('id', '=', challengeId)
        .where('factor_id', '=', factor.id)
        .executeTakeFirst()
    : undefined;
  if (!challenge) {
    throw new AuthFailure(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  }
  if (challenge.verified_at || challenge.ip !== ip) {
    throw new AuthFailure(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  }
  if (challenge.expires_at <= stamp(clock())) {
    const words = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`;
    throw new AuthFailure(422, 'mfa_challenge_expired', words);
  }
}

/**
 * Lets each code work only once, although it is valid for a minute and a half. Seals the secret again, so that it
 * follows the rotation of the server's secrets.
 */
async function consumeTotpStep(
  garage: Garage,
  db: Queries,
  factor: FactorRow,
  { step, secret }: { step: number; secret: string },
): Promise<void> {
  const change = {
    last_step: step,
    status: 'verified',
    sealed_secret: seal(garage, secret),
    updated_at: stamp(garage.clock()),
  } as const;
  const updated = await db
    .updateTable('factors')
    .set(change)
    .where('id', '=', factor.id)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst();
  if (Number(updated.numUpdatedRows) === 0) throw wrongCode();
}
