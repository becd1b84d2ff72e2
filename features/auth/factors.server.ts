import { randomUUIDv7 } from 'node:crypto';
import { Hono } from 'hono';
import { renderSVG } from 'uqr';
import * as z from 'zod';
import { callerAddress } from '../../server/address.ts';
import { stamp } from '../../server/clock.ts';
import type { Db, Queries } from '../../db/open.ts';
import type { FactorRow } from '../../db/tables.ts';
import type { AppEnv, Garage } from '../../server/garage.ts';
import { limitByAddress } from '../../server/limits.ts';
import { transact } from '../../server/transaction.ts';
import { type Bearer, isUuid, requireBearer } from './bearer.server.ts';
import { factorsOf } from './factor-rows.server.ts';
import { AuthFailure, invalid } from './failures.server.ts';
import { secondStepMail } from './mails.server.ts';
import { recoveryCodes, recoveryCodesName } from './recovery-codes.server.ts';
import { readBody, withoutControls } from './requests.server.ts';
import { seal } from './seal.server.ts';
import { queue } from './send.server.ts';
import { requireSecondStepToEnrol, stepDown } from './step-up.server.ts';
import { newTotp } from './totp.server.ts';
import { verifyFactor } from './verify-factor.server.ts';

const text = z.string().default('');
const enrollSchema = z.object({ factor_type: text, friendly_name: text, issuer: text });
const verifySchema = z.object({ challenge_id: text, code: text });
const challengeSeconds = 300;
/** An app that is not confirmed within this time is forgotten. */
const unverifiedSeconds = 300;
const maxFactors = 10;

/** The second step of signing in: authenticator apps, and recovery codes for a lost phone. */
export const factors = new Hono<AppEnv>()
  .use(requireBearer)
  .route('/recovery-codes', recoveryCodes)
  // Drawing the QR code takes long, and the server answers nobody else in the meantime.
  .post('/', limitByAddress({ name: 'enroll', max: 30, seconds: 300 }), async (c) => {
    const { garage, bearer } = c.var;
    const body = await readBody(c, enrollSchema);
    if (body.factor_type !== 'totp') throw invalid('factor_type needs to be totp, phone, or webauthn');
    return c.json(await transact(garage.db, (db) => enroll(garage, db, bearer, body)));
  })
  .post('/:id/challenge', limitByAddress({ name: 'challenge', max: 15, seconds: 60 }), async (c) => {
    const { db, clock } = c.var.garage;
    const factor = await findFactor(db, c.var.bearer, c.req.param('id'));
    const expires = clock().add({ seconds: challengeSeconds });
    const id = randomUUIDv7();
    await db
      .insertInto('factor_challenges')
      .values({
        id,
        factor_id: factor.id,
        ip: callerAddress(c),
        expires_at: stamp(expires),
        created_at: stamp(clock()),
      })
      .execute();
    await db
      .updateTable('factors')
      .set({ last_challenged_at: stamp(clock()) })
      .where('id', '=', factor.id)
      .execute();
    return c.json({ id, type: 'totp', expires_at: Math.floor(expires.epochMilliseconds / 1000) });
  })
  .post('/:id/verify', limitByAddress({ name: 'verify-factor', max: 15, seconds: 60 }), async (c) => {
    const { garage, bearer } = c.var;
    const factor = await findFactor(garage.db, bearer, c.req.param('id'));
    const { challenge_id: challengeId, code } = await readBody(c, verifySchema);
    return c.json(await verifyFactor(garage, bearer, factor, { challengeId, code, ip: callerAddress(c) }));
  })
  .delete('/:id', async (c) => {
    const { garage } = c.var;
    const { user, session } = c.var.bearer;
    const factor = await findFactor(garage.db, c.var.bearer, c.req.param('id'));
    const isVerified = factor.status === 'verified';
    if (isVerified && session.aal !== 'aal2')
      throw new AuthFailure(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    await transact(garage.db, async (trx) => {
      await trx.deleteFrom('factors').where('id', '=', factor.id).execute();
      if (!isVerified) return;
      await stepDown(trx, user.id);
      await queue(garage, trx, user.email, secondStepMail('removed'));
    });
    return c.json({ id: factor.id });
  });

/** @throws {AuthFailure} 404 if the id is not a UUID, or not the id of one of the caller's authenticator apps */
async function findFactor(db: Db, { user }: Bearer, id: string): Promise<FactorRow> {
  if (!isUuid(id)) throw new AuthFailure(404, 'validation_failed', 'factor_id must be an UUID');
  const factor = await db
    .selectFrom('factors')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .where('factor_type', '=', 'totp')
    .executeTakeFirst();
  if (!factor) throw new AuthFailure(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}

async function enroll(
  garage: Garage,
  db: Queries,
  { user, session }: Bearer,
  body: z.infer<typeof enrollSchema>,
) {
  const now = garage.clock();
  const name = withoutControls(body.friendly_name).trim().slice(0, 100);
  await db
    .deleteFrom('factors')
    .where('user_id', '=', user.id)
    .where('status', '=', 'unverified')
    .where('created_at', '<', stamp(now.subtract({ seconds: unverifiedSeconds })))
    .execute();
  const known = await factorsOf(db, user.id);
  refuseEnrolling(known, name, session.aal);
  // An address cannot contain half a character (a lone surrogate).
  const issuer = body.issuer.slice(0, 100).toWellFormed() || new URL(garage.env.publicUrl).host;
  const { secret, uri } = newTotp(issuer, user.email);
  const id = randomUUIDv7();
  const times = { created_at: stamp(now), updated_at: stamp(now) };
  await db
    .insertInto('factors')
    .values({
      id,
      user_id: user.id,
      factor_type: 'totp',
      friendly_name: name,
      sealed_secret: seal(garage, secret),
      status: 'unverified',
      ...times,
    })
    .execute();
  return {
    id,
    type: 'totp',
    friendly_name: name,
    totp: { qr_code: renderSVG(uri, { border: 2 }), secret, uri },
  };
}

function refuseEnrolling(known: FactorRow[], name: string, aal: 'aal1' | 'aal2'): void {
  if (known.filter((factor) => factor.factor_type === 'totp').length >= maxFactors) {
    throw new AuthFailure(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  }
  if (name === recoveryCodesName || known.some((factor) => factor.friendly_name === name)) {
    const words = `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`;
    throw new AuthFailure(422, 'mfa_factor_name_conflict', words);
  }
  requireSecondStepToEnrol(known, aal);
}
