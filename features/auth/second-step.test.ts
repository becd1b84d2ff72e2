import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { business } from '../../business.ts';
import { makePerson, password, type Person } from '../../tests/people.ts';
import { recordChanges, engines, type TestGarage } from '../../tests/server.ts';
import type { Secrets } from '../../server/secrets.ts';
import { callAuth, lastMail, newClient, startAuthGarage } from '../../tests/auth.ts';
import { seal, unseal } from './seal.server.ts';
import { newTotp } from './totp.server.ts';

type Client = ReturnType<typeof newClient>;
/** The time at which the garage's clock stands still. */
const moment = Temporal.Now.instant();

/** Makes someone with an authenticator app, signed in with both steps. */
async function withApp(garage: TestGarage) {
  const person = await makePerson(garage);
  const client = newClient(garage);
  await client.signInWithPassword({ email: person.email, password });
  const enrolled = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (enrolled.error) throw enrolled.error;
  const { id, totp } = enrolled.data;
  const verified = await client.mfa.challengeAndVerify({ factorId: id, code: codeOf(totp.secret) });
  if (verified.error) throw verified.error;
  return { person, client, factorId: id, secret: totp.secret, qrCode: totp.qr_code, uri: totp.uri };
}

/** The app's code, this many half minutes from now. */
function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: moment.epochMilliseconds + steps * 30_000,
  });
}

describe.each(engines)('the second step on %s', (engine) => {
  let garage: TestGarage;
  beforeAll(async () => {
    garage = await startAuthGarage(engine, { TRUST_PROXY: '1' });
  });
  beforeEach(() => garage.setTime(moment));
  afterAll(() => garage.stop());
  /** The subjects of the messages sent to someone. */
  const toldTo = async ({ email }: Person) => {
    const rows = garage.garage.db.selectFrom('outbox').select('subject').where('to_email', '=', email);
    return (await rows.orderBy('id').execute()).map(({ subject }) => subject);
  };

  const signIn = async (person: Person): Promise<Client> => {
    const client = newClient(garage);
    const { error } = await client.signInWithPassword({ email: person.email, password });
    if (error) throw error;
    return client;
  };
  /** Signs someone in by each kind of message. */
  const byMail = async ({ email }: Person) => {
    const [link, code, reset] = [newClient(garage), newClient(garage), newClient(garage)];
    await link.signInWithOtp({ email });
    const { linkToken: token_hash } = await lastMail(garage, email);
    expect((await link.verifyOtp({ type: 'magiclink', token_hash })).error).toBeNull();
    await code.signInWithOtp({ email });
    const { digits: token } = await lastMail(garage, email);
    expect((await code.verifyOtp({ type: 'email', email, token })).error).toBeNull();
    await reset.resetPasswordForEmail(email);
    const { linkToken: ofReset } = await lastMail(garage, email);
    expect((await reset.verifyOtp({ type: 'recovery', token_hash: ofReset })).error).toBeNull();
    return { link, code, reset };
  };
  const callApi = async (client: Client) => {
    const { data } = await client.getSession();
    return fetch(`${garage.url}/api/profile`, {
      headers: { authorization: `Bearer ${data.session?.access_token}` },
    });
  };

  test('is enrolled with a QR code, and lifts the session', async () => {
    const { client, person, qrCode, uri } = await withApp(garage);
    expect(qrCode).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(uri).toMatch(/^otpauth:\/\/totp\//);
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
    });
    expect((await client.mfa.listFactors()).data?.totp).toMatchObject([
      { friendly_name: 'Phone', status: 'verified', factor_type: 'totp' },
    ]);
    // The session from before, without the second step, has ended.
    expect((await person.get('/api/profile')).status).toBe(401);
    expect((await callApi(client)).status).toBe(200);
  });

  test('is asked for at the next sign-in, before anything else works', async () => {
    const { person, factorId, secret } = await withApp(garage);
    const client = await signIn(person);
    const ways = { password: client, ...(await byMail(person)) };
    for (const [way, asked] of Object.entries(ways)) {
      expect((await callApi(asked)).status, way).toBe(403);
      for (const change of [{ password: 'a different password' }, { email: 'new@example.com' }])
        expect((await asked.updateUser(change)).error, way).toMatchObject({
          status: 401,
          code: 'insufficient_aal',
          message: 'AAL2 session is required to update email or password when MFA is enabled.',
        });
    }
    const wrong = await client.mfa.challengeAndVerify({ factorId, code: '000000' });
    expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    const told = recordChanges(garage);
    const right = await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) });
    expect(right.error).toBeNull();
    const access = { topic: 'access', userId: person.userId };
    expect(told, 'for the open pages of sessions without it').toEqual([access]);
    expect(events).toContain('MFA_CHALLENGE_VERIFIED');
    expect((await callApi(client)).status).toBe(200);
    expect((await client.refreshSession()).error).toBeNull();
  });

  test('tells its owner when an app is added or removed, but not about apps that were never confirmed', async () => {
    const { person, client, factorId, secret } = await withApp(garage);
    const answer = { factorId, code: codeOf(secret, 1) };
    expect((await (await signIn(person)).mfa.challengeAndVerify(answer)).error).toBeNull();
    expect(await toldTo(person), 'not at each sign-in').toEqual(['An authenticator app was added']);
    const begun = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' });
    await client.mfa.unenroll({ factorId: begun.data?.id ?? '' });
    await client.mfa.unenroll({ factorId });
    expect(await toldTo(person)).toEqual([
      'An authenticator app was added',
      'An authenticator app was removed',
    ]);
  });

  test('is needed to end the owner’s other sessions, and with it all of them can be ended', async () => {
    const { person, client } = await withApp(garage);
    for (const scope of ['global', 'others'] as const) {
      const thief = await signIn(person);
      expect((await thief.signOut({ scope })).error).toBeNull();
      expect((await callApi(client)).status, scope).toBe(200);
    }
    const later = await signIn(person);
    expect((await callApi(later)).status).toBe(403);
    await client.signOut({ scope: 'global' });
    expect((await callApi(later)).status).toBe(401);
  });

  test('cannot be gained with an app that someone with only the password had begun to add earlier', async () => {
    const { person } = await withApp(garage);
    const client = await signIn(person);
    const { secret } = newTotp('Garage', person.email);
    const at = moment.toString();
    const factor = {
      id: crypto.randomUUID(),
      user_id: person.userId,
      factor_type: 'totp' as const,
      friendly_name: 'Begun at the moment at which the first app was confirmed',
      sealed_secret: seal(garage.garage, secret),
      status: 'unverified' as const,
      created_at: at,
      updated_at: at,
    };
    await garage.garage.db.insertInto('factors').values(factor).execute();
    const answer = { factorId: factor.id, code: codeOf(secret) };
    expect((await client.mfa.challengeAndVerify(answer)).error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    });
    expect((await callApi(client)).status).toBe(403);
  });

  test('can be enrolled under a name that is cut in the middle of a character', async () => {
    const client = await signIn(await makePerson(garage));
    const enrolled = await client.mfa.enroll({ factorType: 'totp', issuer: `${'a'.repeat(99)}🔑` });
    expect(enrolled.error).toBeNull();
  });

  test('cannot take the name of the recovery codes', async () => {
    const { client } = await withApp(garage);
    const named = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Recovery codes' });
    expect(named.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
    expect((await client.mfa.recoveryCodes.generate()).data?.codes).toHaveLength(10);
  });

  test('can be begun by one person while another confirms theirs, and neither can answer the other’s challenge', async () => {
    const person = await makePerson(garage);
    const client = await signIn(person);
    const ended = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Ended' });
    const undone = await client.mfa.unenroll({ factorId: ended.data?.id ?? '' });
    expect(undone.error, 'there is no second step to remove it with').toBeNull();
    await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Given up' });
    const begun = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Slow' });
    if (begun.error) throw begun.error;
    const { id: factorId, totp } = begun.data;
    // So long ago that the person’s own next attempt would replace it.
    const created_at = '2026-01-01T09:00:00.000Z';
    await garage.garage.db.updateTable('factors').set({ created_at }).where('id', '=', factorId).execute();
    const other = await withApp(garage);
    const foreign = await other.client.mfa.challenge({ factorId: other.factorId });
    const code = codeOf(totp.secret);
    const answer = { factorId, challengeId: foreign.data?.id ?? '', code };
    expect((await client.mfa.verify(answer)).error).toMatchObject({
      status: 422,
      code: 'mfa_factor_not_found',
    });
    expect((await client.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    expect((await client.mfa.listFactors()).data?.all).toMatchObject([{ friendly_name: 'Slow' }]);
  });

  test('accepts no code twice, nor any code older than the last', async () => {
    const { client, factorId, secret } = await withApp(garage);
    const take = (steps: number) => client.mfa.challengeAndVerify({ factorId, code: codeOf(secret, steps) });
    expect((await take(0)).error).toMatchObject({ code: 'mfa_verification_failed' });
    expect((await take(1)).error).toBeNull();
    for (const before of [0, -1])
      expect((await take(before)).error).toMatchObject({ code: 'mfa_verification_failed' });
  });

  test('accepts one answer to each challenge, and only from the address that asked for it', async () => {
    const { client, factorId, secret } = await withApp(garage);
    const token = (await client.getSession()).data.session?.access_token;
    const send = (ip: string, path: string, body: object) => {
      const headers = { 'x-forwarded-for': ip };
      return callAuth(garage, 'POST', `/factors/${factorId}/${path}`, { token, headers, body });
    };
    const { body } = await send('203.0.113.1', 'challenge', {});
    const answer = (ip: string, steps: number) =>
      send(ip, 'verify', { challenge_id: body['id'], code: codeOf(secret, steps) });
    const message = 'Challenge and verify IP addresses mismatch.';
    const refused = { status: 422, body: { code: 'mfa_ip_address_mismatch', message } };
    expect(await answer('203.0.113.2', 1)).toMatchObject(refused);
    expect((await answer('203.0.113.1', 1)).status).toBe(200);
    garage.setTime(moment.add({ seconds: 30 }));
    expect(await answer('203.0.113.1', 2)).toMatchObject(refused);
  });

  test('accepts one half minute before and after, no more', async () => {
    const { client, factorId, secret } = await withApp(garage);
    for (const far of [-2, 2]) {
      expect(
        (await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret, far) })).error,
      ).not.toBeNull();
    }
    expect((await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) })).error).toBeNull();
  });

  test('does not extend to a copy of an earlier access token', async () => {
    const { person, factorId, secret } = await withApp(garage);
    const client = await signIn(person);
    const copy = (await client.getSession()).data.session?.access_token ?? '';
    await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) });
    expect((await callApi(client)).status).toBe(200);
    const byCopy = { authorization: `Bearer ${copy}` };
    expect((await fetch(`${garage.url}/api/profile`, { headers: byCopy })).status).toBe(403);
    const change = { token: copy, body: { password: 'a different password' } };
    expect(await callAuth(garage, 'PUT', '/user', change)).toMatchObject({
      status: 401,
      body: { code: 'insufficient_aal' },
    });
  });

  test('makes earlier refresh tokens useless', async () => {
    const person = await makePerson(garage);
    const client = await signIn(person);
    const before = (await client.getSession()).data.session;
    const enrolled = await client.mfa.enroll({ factorType: 'totp' });
    if (enrolled.error) throw enrolled.error;
    expect((await callApi(client)).status, 'an unconfirmed app locks nobody out').toBe(200);
    await client.mfa.challengeAndVerify({
      factorId: enrolled.data.id,
      code: codeOf(enrolled.data.totp.secret),
    });
    const stolen = await newClient(garage).refreshSession({ refresh_token: before?.refresh_token ?? '' });
    expect(stolen.error).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
  });

  test('gives recovery codes that work once, however they are typed', async () => {
    const { client, person } = await withApp(garage);
    const made = await client.mfa.recoveryCodes.generate();
    const [first = '', second = ''] = made.data?.codes ?? [];
    expect(made.data?.codes).toHaveLength(10);
    expect(first, 'eighty bits').toMatch(/^[a-km-z2-9]{16}$/);
    const others = await client.mfa.recoveryCodes.generate();
    expect(others.error, 'one of two sets would not work').toMatchObject({
      code: 'mfa_verified_factor_exists',
    });
    const stored = await garage.garage.db.selectFrom('recovery_codes').select('code_hash').execute();
    const quick = createHash('sha256').update(first).digest('base64url');
    expect(stored.map((row) => row.code_hash)).not.toContain(quick);
    const elsewhere = await signIn(person);
    const typed = first.toUpperCase().replace(/(.{4})(?!$)/g, '$1-');
    expect((await elsewhere.mfa.recoveryCodes.verify({ code: typed })).error).toBeNull();
    expect((await callApi(elsewhere)).status).toBe(200);
    const again = await (await signIn(person)).mfa.recoveryCodes.verify({ code: first });
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    expect((await client.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 });
    const renewed = await client.mfa.recoveryCodes.regenerate();
    expect(renewed.data?.codes).not.toContain(second);
    expect((await (await signIn(person)).mfa.recoveryCodes.verify({ code: second })).error).not.toBeNull();
  });

  test('cannot be removed or duplicated by someone who has only the password', async () => {
    const { person, factorId } = await withApp(garage);
    const client = await signIn(person);
    expect((await client.mfa.unenroll({ factorId })).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
      message: 'AAL2 required to unenroll verified factor',
    });
    // By then, apps that were not confirmed are forgotten.
    garage.setTime(moment.add({ minutes: 6 }));
    expect((await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })).error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
      message: 'AAL2 required to enroll a new factor',
    });
    const codes = client.mfa.recoveryCodes;
    for (const answer of [await codes.generate(), await codes.regenerate(), await codes.unenroll()])
      expect(answer.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
  });

  test('tells someone who lost the phone and made no codes where to turn', async () => {
    const { person } = await withApp(garage);
    const { error } = await (await signIn(person)).mfa.recoveryCodes.verify({ code: 'ABCDE-FGHIJ' });
    expect(error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
    expect(error?.message).toContain(`ring us on ${business.phone}`);
  });

  test('cannot be removed by someone else who has one', async () => {
    const { factorId, secret, person } = await withApp(garage);
    const other = await withApp(garage);
    expect((await other.client.mfa.unenroll({ factorId })).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    });
    const answer = { factorId, code: codeOf(secret, 1) };
    expect((await (await signIn(person)).mfa.challengeAndVerify(answer)).error).toBeNull();
  });

  test('is removed by an administrator for someone who lost it, and for nobody else', async () => {
    const [lost, other] = [await withApp(garage), await withApp(garage)];
    const admin = await makePerson(garage, 'admin');
    await lost.client.mfa.recoveryCodes.generate();
    const { codes: [code = ''] = [] } = (await other.client.mfa.recoveryCodes.generate()).data ?? {};
    const path = `/api/admin/people/${lost.person.userId}`;
    expect((await admin.get<{ rows: object[] }>('/api/admin/people')).body.rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ user_id: lost.person.userId, has_second_step: true }),
      ]),
    );
    for (const times of ['once', 'again, with none left'])
      expect((await admin.delete(`${path}/second-step`)).body, times).toMatchObject({
        has_second_step: false,
      });
    expect(await toldTo(lost.person), 'in case someone else asked for it').toEqual([
      'An authenticator app was added',
      'Two-step verification was removed',
    ]);
    expect((await callApi(await signIn(lost.person))).status).toBe(200);
    await lost.client.refreshSession();
    expect((await lost.client.mfa.getAuthenticatorAssuranceLevel()).data, 'still signed in').toEqual({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
      currentAuthenticationMethods: [expect.objectContaining({ method: 'password' })],
    });
    expect((await callApi(other.client)).status, 'nor does anyone else’s session lose it').toBe(200);
    const still = await signIn(other.person);
    expect((await callApi(still)).status, 'someone who still has one').toBe(403);
    expect((await still.mfa.recoveryCodes.verify({ code })).error, 'whose codes still work').toBeNull();
  });

  test('still works after a change of the server’s secret, if the old secret stays second', () => {
    const { env } = garage.garage;
    const sealed = seal({ env }, 'a secret');
    const under = (...jwtSecrets: Secrets) => unseal({ env: { ...env, jwtSecrets } }, sealed);
    expect(under('a newer secret', ...env.jwtSecrets)).toBe('a secret');
    expect(under('a newer secret')).toBeUndefined();
  });

  test('is sealed differently each time, so that a copy of the database does not show which secrets are alike', () => {
    const sealed = Array.from({ length: 10 }, () => seal(garage.garage, 'a secret'));
    expect(new Set(sealed.map((each) => each.split('.')[2])).size).toBe(10);
  });

  test('is sealed with the newest secret when it is used, so that the old one can be removed', async () => {
    const { db, env } = garage.garage;
    const { client, factorId, secret } = await withApp(garage);
    const older = 'the secret of last year';
    const sealed_secret = seal({ env: { ...env, jwtSecrets: [older] } }, secret);
    await db.updateTable('factors').set({ sealed_secret }).where('id', '=', factorId).execute();
    env.jwtSecrets.push(older);
    await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) });
    env.jwtSecrets.pop();
    const app = db.selectFrom('factors').select('sealed_secret').where('id', '=', factorId);
    expect(unseal({ env }, (await app.executeTakeFirst())?.sealed_secret ?? '')).toBe(secret);
  });

  test('counts in only one place when taken in several at once; the others learn that their session has ended', async () => {
    const { client, person } = await withApp(garage);
    const { codes = [] } = (await client.mfa.recoveryCodes.generate()).data ?? {};
    const tokens = await Promise.all(
      codes
        .slice(0, 3)
        .map(async () => (await (await signIn(person)).getSession()).data.session?.access_token),
    );
    const answers = await Promise.all(
      tokens.map((token = '', index) =>
        callAuth(garage, 'POST', '/factors/recovery-codes/verify', { token, body: { code: codes[index] } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body['code'] === 'session_not_found')).toHaveLength(2);
  });

  test('can be removed by its owner, along with its recovery codes', async () => {
    const { client, factorId } = await withApp(garage);
    const { id = '', codes: [code = ''] = [] } = (await client.mfa.recoveryCodes.generate()).data ?? {};
    expect((await client.mfa.unenroll({ factorId: id })).error?.code, 'no app').toBe('mfa_factor_not_found');
    const { data: second } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' });
    const tablet = { factorId: second?.id ?? '' };
    await client.mfa.challengeAndVerify({ ...tablet, code: codeOf(second?.totp.secret ?? '') });
    expect((await client.mfa.unenroll(tablet)).error).toBeNull();
    expect((await client.mfa.recoveryCodes.verify({ code })).error, 'one app is left').toBeNull();
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
    const { data } = await client.refreshSession();
    expect(data.user?.factors).toBeUndefined();
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
      currentAuthenticationMethods: [{ method: 'password' }],
    });
    expect((await callApi(client)).status).toBe(200);
  });

  test('answers every other refusal as the protocol says', async () => {
    const { client, factorId } = await withApp(garage);
    const token = (await client.getSession()).data.session?.access_token;
    const call = async (method: string, path: string, body?: unknown) => {
      const answer = await fetch(`${garage.url}/auth/v1/factors${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'x-supabase-api-version': '2024-01-01',
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return {
        status: answer.status,
        ...((await answer.json()) as { code?: string; message?: string; id?: string }),
      };
    };
    expect((await fetch(`${garage.url}/auth/v1/factors/x`, { method: 'DELETE' })).status).toBe(401);
    expect(await call('DELETE', '/x')).toEqual({
      status: 404,
      code: 'validation_failed',
      message: 'factor_id must be an UUID',
    });
    expect(await call('DELETE', `/${crypto.randomUUID()}`)).toEqual({
      status: 404,
      code: 'mfa_factor_not_found',
      message: 'Factor not found',
    });
    expect(await call('POST', '', { factor_type: 'phone' })).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'factor_type needs to be totp, phone, or webauthn',
    });
    expect(await call('POST', '', { factor_type: 'totp', friendly_name: 'Phone' })).toEqual({
      status: 422,
      code: 'mfa_factor_name_conflict',
      message: 'A factor with the friendly name "Phone" for this user already exists',
    });
    await client.mfa.recoveryCodes.generate();
    for (let more = 2; more <= 10; more++) {
      const added = await call('POST', '', { factor_type: 'totp', friendly_name: `Phone ${more}` });
      expect(added.status, 'recovery codes do not count as an app').toBe(200);
    }
    expect(await call('POST', '', { factor_type: 'totp', friendly_name: 'Phone 11' })).toEqual({
      status: 422,
      code: 'too_many_enrolled_mfa_factors',
      message: 'Maximum number of verified factors reached, unenroll to continue',
    });
    const names = (await client.mfa.listFactors()).data?.all.map((factor) => factor.friendly_name);
    const apps = Array.from({ length: 9 }, (_, index) => `Phone ${index + 2}`);
    expect(names, 'oldest first').toEqual(['Phone', 'Recovery codes', ...apps]);
    const { id: challenge } = await call('POST', `/${factorId}/challenge`);
    expect(await call('POST', `/${factorId}/verify`, { challenge_id: challenge })).toMatchObject({
      status: 400,
      message: 'Code needs to be non-empty',
    });
    expect(await call('POST', `/${factorId}/verify`, { challenge_id: 'x', code: '123456' })).toMatchObject({
      status: 422,
      code: 'mfa_factor_not_found',
      message: 'MFA factor with the provided challenge ID not found',
    });
    garage.setTime(moment.add({ minutes: 5 }));
    expect(
      await call('POST', `/${factorId}/verify`, { challenge_id: challenge, code: '123456' }),
    ).toMatchObject({
      status: 422,
      code: 'mfa_challenge_expired',
      message: `MFA challenge ${challenge} has expired, verify against another challenge or create a new challenge.`,
    });
    garage.setTime(moment.add({ minutes: 6 }));
    const again = await call('POST', '', { factor_type: 'totp', friendly_name: 'Phone 11' });
    expect(again.status, 'apps that were never confirmed are forgotten').toBe(200);
  });
});
