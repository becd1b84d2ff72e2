import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeProfile } from '../../db/factories.ts';
import type { Queries } from '../../db/open.ts';
import {
  callAuth,
  type Client,
  lastMail,
  newClient,
  signedIn,
  somebody,
  startAuthGarage,
} from '../../tests/auth.ts';
import { openTransaction, untilWaiting } from '../../tests/locks.ts';
import { makePerson, password } from '../../tests/people.ts';
import { engines, type TestGarage } from '../../tests/server.ts';
import { peopleOf } from '../people/data.server.ts';
import { erasePerson } from '../privacy/erase.server.ts';
import { mergeClients } from '../profiles/merge.server.ts';
import { transact } from '../../server/transaction.ts';
import { findAccount } from './accounts.server.ts';
import { secondStepTakenMail } from './mails.server.ts';
import { queue } from './send.server.ts';
import { openSession } from './sessions.server.ts';

const device = { ip: '127.0.0.1', user_agent: null };
const another = 'another long enough password';

describe.each(engines)('a sign-in overtaken by a change while its password is checked, on %s', (engine) => {
  let garage: TestGarage;
  beforeAll(async () => {
    garage = await startAuthGarage(engine);
  });
  afterAll(() => garage.stop());

  /** Opens a session for someone whose password was right when their account was read. */
  const open = async (email: string, meanwhile: () => Promise<unknown>) => {
    const { db } = garage.garage;
    const asRead = await findAccount(db, email);
    if (!asRead) throw new Error('No account has this address.');
    await meanwhile();
    return transact(db, (trx) => openSession(garage.garage, trx, asRead, 'password', device));
  };

  test('opens no session once the password has changed', async () => {
    const { email } = await somebody(garage);
    const owner = await signedIn(garage, email, password);
    const change = () => owner.updateUser({ password: another, current_password: password });
    await expect(open(email, change)).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect((await owner.getUser()).error).toBeNull();
  });

  test('opens no session once the account is disabled', async () => {
    const admin = await makePerson(garage, 'admin');
    const { email, userId } = await somebody(garage);
    const disable = (disabled: boolean) => admin.patch(`/api/admin/people/${userId}`, { disabled });
    await expect(open(email, () => disable(true))).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect((await disable(false)).body).toMatchObject({ sessions: 0 });
  });
});

/** Begins a request, but holds back the end of its body. @returns a function that sends it and returns the status */
async function holdBack(url: string, method: string, token: string, body: object) {
  const text = JSON.stringify(body);
  const call = request(url, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': text.length,
      expect: '100-continue',
    },
  });
  call.flushHeaders();
  await once(call, 'continue');
  call.write(text.slice(0, 5));
  return async () => {
    call.end(text.slice(5));
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
}

describe.each(engines)('a request that is sent slowly, on %s', (engine) => {
  let garage: TestGarage;
  beforeAll(async () => {
    garage = await startAuthGarage(engine);
  });
  afterAll(() => garage.stop());

  test('changes no password once the owner has ended the sender’s session', async () => {
    const { email, token } = await somebody(garage);
    const owner = await signedIn(garage, email, password);
    const wish = { password: 'the password of a thief', current_password: password };
    const finish = await holdBack(`${garage.url}/auth/v1/user`, 'PUT', token, wish);
    expect((await owner.updateUser({ password: another, current_password: password })).error).toBeNull();
    expect(await finish()).toBe(403);
    expect((await owner.getUser()).error).toBeNull();
    expect((await newClient(garage).signInWithPassword({ email, password: another })).error).toBeNull();
  });

  test('does not restore an administrator’s rights that a colleague has since removed', async () => {
    const [leaving, staying] = [await makePerson(garage, 'admin'), await makePerson(garage, 'admin')];
    const path = `/api/admin/people/${leaving.userId}`;
    const wish = { user_type: 'admin', disabled: false };
    const finish = await holdBack(garage.url + path, 'PATCH', leaving.token, wish);
    await staying.patch(path, { user_type: 'client', disabled: true });
    expect(await finish()).toBe(401);
    const [row] = await peopleOf(garage.garage.db, [{ id: leaving.userId }], garage.garage.clock());
    expect(row).toMatchObject({ user_type: 'client', disabled: true });
  });
});

describe('races on PostgreSQL', () => {
  let garage: TestGarage;
  beforeAll(async () => {
    garage = await startAuthGarage('postgres');
  });
  afterAll(() => garage.stop());

  /** Locks an account until all the calls wait for it, each started once the one before it waits. */
  const inThisOrder = async <T>(userId: string, calls: (() => Promise<T>)[]): Promise<T[]> => {
    const { db } = garage.garage;
    const begun: Promise<T>[] = [];
    const trx = await openTransaction(db);
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    for (const call of calls) {
      begun.push(call());
      await untilWaiting(db, begun.length);
    }
    await trx.commit().execute();
    return Promise.all(begun);
  };
  const address = () => `${crypto.randomUUID()}@example.com`;
  const signIn = (email: string) =>
    callAuth(garage, 'POST', '/token?grant_type=password', { body: { email, password } });
  const isAlive = async ({ body }: Awaited<ReturnType<typeof signIn>>) =>
    (await callAuth(garage, 'GET', '/user', { token: String(body['access_token']) })).status === 200;

  test('a change of password ends a sign-in that came a moment before it', async () => {
    const { email, userId, token } = await somebody(garage);
    const body = { password: another, current_password: password };
    const [late, changed] = await inThisOrder(userId, [
      () => signIn(email),
      () => callAuth(garage, 'PUT', '/user', { token, body }),
    ]);
    expect([late?.status, changed?.status]).toEqual([200, 200]);
    expect(late && (await isAlive(late))).toBe(false);
  });

  test('disabling an account ends a sign-in that came a moment before it, even once it is enabled again', async () => {
    const admin = await makePerson(garage, 'admin');
    const { email, userId } = await somebody(garage);
    const disable = (disabled: boolean) => admin.patch(`/api/admin/people/${userId}`, { disabled });
    await inThisOrder<unknown>(userId, [() => signIn(email), () => disable(true)]);
    expect((await disable(false)).body).toMatchObject({ disabled: false, sessions: 0 });
  });

  test('a new password is refused if the owner’s own new password has just ended the session', async () => {
    const { email, userId, token } = await somebody(garage);
    const owner = await signIn(email);
    const put = (by: string, wish: string) => () =>
      callAuth(garage, 'PUT', '/user', { token: by, body: { password: wish, current_password: password } });
    const answers = await inThisOrder(userId, [
      put(String(owner.body['access_token']), another),
      put(token, 'the password of a thief'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 403]);
    expect(await isAlive(owner)).toBe(true);
  });

  test('a session that the owner’s new password has just ended cannot erase them', async () => {
    const thief = await somebody(garage);
    const owner = await signIn(thief.email);
    const wish = { password: another, current_password: password };
    const answers = await inThisOrder<{ status: number }>(thief.userId, [
      () => callAuth(garage, 'PUT', '/user', { token: String(owner.body['access_token']), body: wish }),
      () => thief.post('/api/privacy/erase', { password }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 401]);
    expect(await isAlive(owner)).toBe(true);
  });

  test('a session that the owner’s new password has just ended gets no recovery codes', async () => {
    const { email, userId } = await somebody(garage);
    const [owner, thief] = [await signedIn(garage, email, password), newClient(garage)];
    const { data: app } = await owner.mfa.enroll({ factorType: 'totp' });
    if (app?.type !== 'totp') throw new Error('No app was enrolled.');
    const takeStep = async (client: Client, later: number) => {
      const timestamp = garage.garage.clock().epochMilliseconds + later;
      const code = new TOTP({ secret: Secret.fromBase32(app.totp.secret) }).generate({ timestamp });
      const { data } = await client.mfa.challengeAndVerify({ factorId: app.id, code });
      return data?.access_token;
    };
    const token = await takeStep(owner, 0);
    await thief.signInWithPassword({ email, password });
    const stolen = await takeStep(thief, 30_000);
    const wish = { password: another, current_password: password };
    const answers = await inThisOrder(userId, [
      () => callAuth(garage, 'PUT', '/user', { token, body: wish }),
      () => callAuth(garage, 'POST', '/factors/recovery-codes', { token: stolen }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 403]);
  });

  test('an account that has just been confirmed keeps its owner when its address signs up again', async () => {
    const email = address();
    const first = (await newClient(garage).signUp({ email, password })).data.user?.id ?? '';
    const body = { type: 'email', email, token: (await lastMail(garage, email)).digits };
    garage.setTime(garage.garage.clock().add({ seconds: 61 }));
    const answers = await inThisOrder(first, [
      () => callAuth(garage, 'POST', '/verify', { body }),
      () => callAuth(garage, 'POST', '/signup', { body: { email, password: another } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const left = await findAccount(garage.garage.db, email);
    expect(left).toMatchObject({ id: first, email_confirmed_at: expect.any(String) });
    expect((await signIn(email)).status).toBe(200);
  });

  test('an account that has just moved is asked at its new address about its next move', async () => {
    const { email, userId, token } = await somebody(garage);
    const [second, third] = [address(), address()];
    const wish = (to: string) => callAuth(garage, 'PUT', '/user', { token, body: { email: to } });
    const agree = async (to: string) => {
      const { linkToken } = await lastMail(garage, to);
      return callAuth(garage, 'POST', '/verify', { body: { type: 'email_change', token_hash: linkToken } });
    };
    await wish(second);
    await agree(email);
    garage.setTime(garage.garage.clock().add({ seconds: 61 }));
    const answers = await inThisOrder(userId, [() => agree(second), () => wish(third)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const asked = garage.garage.db
      .selectFrom('one_time_tokens')
      .select('email')
      .where('user_id', '=', userId);
    expect(await asked.orderBy('kind').execute()).toEqual([{ email: second }, { email: third }]);
  });

  test('a refresh that coincides with the session’s second step does not gain the second step', async () => {
    const { db } = garage.garage;
    const { email, userId } = await somebody(garage);
    const { refresh_token } = (await signIn(email)).body;
    const trx = await openTransaction(db);
    await trx
      .updateTable('sessions')
      .set((eb) => ({ aal: 'aal2', refresh_counter: eb('refresh_counter', '+', 2) }))
      .where('user_id', '=', userId)
      .execute();
    const begun = callAuth(garage, 'POST', '/token?grant_type=refresh_token', { body: { refresh_token } });
    await untilWaiting(db);
    await trx.commit().execute();
    expect((await begun).body).toMatchObject({ code: 'refresh_token_already_used' });
  });

  test('an administrator is refused if a colleague has made them a client since the guard let them pass', async () => {
    const { db } = garage.garage;
    const leaving = await makePerson(garage, 'admin');
    const trx = await openTransaction(db);
    await trx
      .updateTable('profiles')
      .set({ user_type: 'client' })
      .where('user_id', '=', leaving.userId)
      .execute();
    const begun = leaving.patch(`/api/admin/people/${leaving.userId}`, { user_type: 'admin' });
    await untilWaiting(db);
    await trx.commit().execute();
    expect((await begun).status).toBe(403);
  });

  test('while an administrator’s change to an account waits, no other request waits, not even their own', async () => {
    const { db } = garage.garage;
    const [admin, other] = [await makePerson(garage, 'admin'), await makePerson(garage, 'admin')];
    const leaving = await makePerson(garage, 'employee');
    const trx = await openTransaction(db);
    await trx.selectFrom('users').select('id').where('id', '=', leaving.userId).forUpdate().execute();
    const begun = admin.patch(`/api/admin/people/${leaving.userId}`, { disabled: true });
    await untilWaiting(db);
    for (const each of [admin, other])
      expect((await each.post('/api/staff/clients', { full_name: 'Jo Marsh' })).status).toBe(201);
    await trx.commit().execute();
    expect((await begun).status).toBe(200);
  });

  test('a request for a way in is answered as usual while its account is being erased', async () => {
    const { db, clock } = garage.garage;
    const { email, profile } = await makePerson(garage);
    const trx = await openTransaction(db);
    await erasePerson(trx, profile.id, { id: null, now: clock() });
    const ask = (path: string) => callAuth(garage, 'POST', path, { body: { email, create_user: false } });
    const begun = ['/recover', '/otp'].map(ask);
    await untilWaiting(db, 2);
    await trx.commit().execute();
    expect((await Promise.all(begun)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await db.selectFrom('outbox').select('kind').where('to_email', '=', email).execute()).toEqual([]);
  });

  test('someone who is just being erased can no longer be given a role: they are not found', async () => {
    const { db, clock } = garage.garage;
    const admin = await makePerson(garage, 'admin');
    const { userId, profile } = await makePerson(garage);
    const trx = await openTransaction(db);
    await erasePerson(trx, profile.id, { id: null, now: clock() });
    const begun = admin.patch(`/api/admin/people/${userId}`, { user_type: 'employee' });
    await untilWaiting(db);
    await trx.commit().execute();
    expect((await begun).status).toBe(404);
  });

  /** Signs someone up, and confirms their address while something else is being stored about a client who has it. */
  const confirmDuring = async (email: string, work: (trx: Queries) => Promise<unknown>) => {
    const { db } = garage.garage;
    await newClient(garage).signUp({ email, password });
    const body = { type: 'email', email, token: (await lastMail(garage, email)).digits };
    const trx = await openTransaction(db);
    await work(trx);
    const begun = callAuth(garage, 'POST', '/verify', { body });
    await untilWaiting(db);
    await trx.commit().execute();
    expect((await begun).status).toBe(200);
    const linked = db.selectFrom('profiles').innerJoin('users', 'users.id', 'profiles.user_id');
    return linked.select('profiles.id').where('users.email', '=', email).execute();
  };
  test('confirming an address does not take over a client who is just being erased', async () => {
    const { db, clock } = garage.garage;
    const { id, email } = await makeProfile(db, { email: address() });
    const erasing = (trx: Queries) => erasePerson(trx, id, { id: null, now: clock() });
    expect(await confirmDuring(email ?? '', erasing)).toEqual([]);
  });

  test('confirming an address takes over the client into whom theirs is just being merged', async () => {
    const { db, clock } = garage.garage;
    const [from, into] = [await makeProfile(db, { email: address() }), await makeProfile(db)];
    const by = { id: (await makePerson(garage, 'admin')).profile.id, now: clock() };
    const merging = (trx: Queries) => mergeClients(trx, from.id, into.id, by);
    expect(await confirmDuring(from.email ?? '', merging)).toEqual([{ id: into.id }]);
  });

  test('erasing someone also erases the message that was just requested to sign them in', async () => {
    const { db } = garage.garage;
    const admin = await makePerson(garage, 'admin');
    const { email, userId, profile } = await makePerson(garage, 'client', { fullName: 'Lee Marsh' });
    const trx = await openTransaction(db);
    // Locks as storing the code of such a message does.
    await trx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().execute();
    await queue(garage.garage, trx, email, secondStepTakenMail());
    const begun = admin.post(`/api/admin/clients/${profile.id}/erase`, { name: 'Lee Marsh' });
    await untilWaiting(db);
    await trx.commit().execute();
    expect((await begun).status).toBe(200);
    expect(await db.selectFrom('outbox').select('kind').where('to_email', '=', email).execute()).toEqual([]);
  });
});
