import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { Hono } from 'hono';
import * as z from 'zod';
import { business } from '../../business.ts';
import type { Queries } from '../../db/open.ts';
import type { FactorRow } from '../../db/tables.ts';
import { callerSite } from '../../server/address.ts';
import { stamp } from '../../server/clock.ts';
import type { AppEnv } from '../../server/garage.ts';
import { limitByAddress } from '../../server/limits.ts';
import { transact } from '../../server/transaction.ts';
import { type Bearer, requireActiveSession } from './bearer.server.ts';
import { factorsOf, hasVerifiedApp } from './factor-rows.server.ts';
import { AuthFailure, invalid } from './failures.server.ts';
import { limitRecoveryCodes } from './limits.server.ts';
import { hashCode } from './passwords.server.ts';
import { readBody } from './requests.server.ts';
import { stepUp } from './step-up.server.ts';

const total = 10;
/** No app may have this name: each of an account's second steps has a name of its own. */
export const recoveryCodesName = 'Recovery codes';
/** 32 letters and digits, so that a byte chooses evenly; those that are easily confused are left out. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Making codes costs ten slow hashes. */
const limitMaking = limitByAddress({ name: 'recovery-codes', max: 10, seconds: 300 });

/** Anyone who reads this has lost the phone, and has nothing else to type. */
const noneMade = `No recovery codes were made for this account. Please ring us on ${business.phone}.`;

/** Codes on paper for people who lose their phone. Mounted behind the check of the access token. */
export const recoveryCodes = new Hono<AppEnv>()
  .get('/', async (c) => {
    const set = await requireSet(c.var.garage.db, c.var.bearer);
    const codes = await c.var.garage.db
      .selectFrom('recovery_codes')
      .select('used_at')
      .where('factor_id', '=', set.id)
      .execute();
    const remaining = codes.filter((code) => code.used_at === null).length;
    return c.json({ id: set.id, type: 'recovery_code', total: codes.length, remaining });
  })
  .post('/', limitMaking, async (c) => {
    const { garage, bearer } = c.var;
    requireAal2(bearer);
    const made = await makeCodes(callerSite(c));
    return c.json(
      await transact(garage.db, async (db) => {
        const known = await factorsOf(db, bearer.user.id);
        if (!hasVerifiedApp(known)) {
          throw new AuthFailure(
            422,
            'mfa_recovery_codes_sole_factor',
            'Recovery codes cannot be the only factor',
          );
        }
        if (setOf(known))
          throw new AuthFailure(422, 'mfa_verified_factor_exists', 'Recovery codes already exist');
        return storeCodes(db, bearer, made, garage.clock());
      }),
    );
  })
  .post('/regenerate', limitMaking, async (c) => {
    const { garage, bearer } = c.var;
    requireAal2(bearer);
    const made = await makeCodes(callerSite(c));
    return c.json(
      await transact(garage.db, async (db) => {
        const set = await requireSet(db, bearer);
        await db.deleteFrom('factors').where('id', '=', set.id).execute();
        return storeCodes(db, bearer, made, garage.clock());
      }),
    );
  })
  .post('/verify', async (c) => {
    const { garage, bearer } = c.var;
    const { code } = await readBody(c, z.object({ code: z.string().default('') }));
    if (!code) throw invalid('Code needs to be non-empty');
    await limitRecoveryCodes(garage, bearer.user.id, callerSite(c));
    const set = await requireSet(garage.db, bearer);
    const codeHash = await hashTyped(code, set.id, callerSite(c));
    return c.json(
      await stepUp(garage, bearer, 'mfa/recovery_code', async (db) => {
        const used = await db
          .updateTable('recovery_codes')
          .set({ used_at: stamp(garage.clock()) })
          .where('factor_id', '=', set.id)
          .where('code_hash', '=', codeHash)
          .where('used_at', 'is', null)
          .executeTakeFirst();
        if (Number(used.numUpdatedRows) === 0) {
          throw new AuthFailure(422, 'mfa_verification_failed', 'Invalid recovery code entered');
        }
      }),
    );
  })
  .delete('/', async (c) => {
    const { garage, bearer } = c.var;
    requireAal2(bearer);
    const set = await requireSet(garage.db, bearer);
    await garage.db.deleteFrom('factors').where('id', '=', set.id).execute();
    return c.json({ id: set.id });
  });

function setOf(known: FactorRow[]): FactorRow | undefined {
  return known.find((factor) => factor.factor_type === 'recovery_code');
}

async function requireSet(db: Queries, { user }: Bearer): Promise<FactorRow> {
  const set = setOf(await factorsOf(db, user.id));
  if (!set) throw new AuthFailure(404, 'mfa_factor_not_found', noneMade);
  return set;
}

function requireAal2({ session }: Bearer): void {
  if (session.aal !== 'aal2')
    throw new AuthFailure(403, 'insufficient_aal', 'AAL2 required to manage recovery codes');
}

type Made = { id: string; codes: string[]; hashes: string[] };

/** Ten new codes and their hashes, made before the transaction, because hashing is slow. */
async function makeCodes(from: string): Promise<Made> {
  const id = randomUUIDv7();
  const codes = Array.from({ length: total }, newCode);
  const hashes = await Promise.all(codes.map((code) => hashTyped(code, id, from)));
  return { id, codes, hashes };
}

/** Stores the hashes. @returns the codes, which are shown only this once */
async function storeCodes(db: Queries, bearer: Bearer, { id, codes, hashes }: Made, now: Temporal.Instant) {
  await requireActiveSession(db, bearer);
  const times = { created_at: stamp(now), updated_at: stamp(now) };
  await db
    .insertInto('factors')
    .values({
      id,
      user_id: bearer.user.id,
      factor_type: 'recovery_code',
      friendly_name: recoveryCodesName,
      sealed_secret: null,
      status: 'verified',
      ...times,
    })
    .execute();
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ factor_id: id, code_hash: hash })))
    .execute();
  return { id, type: 'recovery_code', friendly_name: recoveryCodesName, total, codes };
}

/** Sixteen characters: eighty bits. */
function newCode(): string {
  return Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** People type codes with spaces, hyphens and capitals. The set's id is the salt of its codes. */
function hashTyped(code: string, setId: string, from: string): Promise<string> {
  const meant = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return hashCode(meant, Buffer.from(setId.replaceAll('-', ''), 'hex'), from);
}
