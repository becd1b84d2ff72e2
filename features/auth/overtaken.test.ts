import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callAuth, signedIn, somebody, startAuthGarage } from '../../tests/auth.ts';
import { waitingForLocks } from '../../tests/databases.ts';
import { makePerson, password } from '../../tests/people.ts';
import { engines, type TestGarage } from '../../tests/server.ts';
import { transact } from '../../server/transaction.ts';
import { findAccount } from './accounts.server.ts';
import { openSession } from './sessions.server.ts';

const device = { ip: '127.0.0.1', user_agent: null };
const another = 'another long enough password';

describe.each(engines)('a sign-in that is overtaken while its password is checked, on %s', (engine) => {
  let garage: TestGarage;
  beforeAll(async () => {
    garage = await startAuthGarage(engine);
  });
  afterAll(() => garage.stop());

  /** Opens the session of somebody whose password was right when their account was read. */
  const open = async (email: string, meanwhile: () => Promise<unknown>) => {
    const { db } = garage.garage;
    const asRead = await findAccount(db, email);
    if (!asRead) throw new Error('Nobody has this address.');
    await meanwhile();
    return transact(db, (trx) => openSession(garage.garage, trx, asRead, 'password', device));
  };

  test('opens nothing once the password is another one', async () => {
    const { email } = await somebody(garage);
    const owner = await signedIn(garage, email, password);
    const change = () => owner.updateUser({ password: another, current_password: password });
    await expect(open(email, change)).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect((await owner.getUser()).error).toBeNull();
  });

  test('opens nothing once the account is disabled', async () => {
    const admin = await makePerson(garage, 'admin');
    const { email, userId } = await somebody(garage);
    const disable = (disabled: boolean) => admin.patch(`/api/admin/people/${userId}`, { disabled });
    await expect(open(email, () => disable(true))).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect((await disable(false)).body).toMatchObject({ sessions: 0 });
  });
});

describe('on PostgreSQL, a sign-in that is a moment before', () => {
  let garage: TestGarage;
  beforeAll(async () => {
    garage = await startAuthGarage('postgres');
  });
  afterAll(() => garage.stop());

  /** Holds an account until so many others wait for it, each started when the one before it waits. */
  const inThisOrder = async <T>(userId: string, calls: (() => Promise<T>)[]): Promise<T[]> => {
    const { db } = garage.garage;
    const begun: Promise<T>[] = [];
    await db.transaction().execute(async (trx) => {
      await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
      for (const call of calls) {
        begun.push(call());
        await expect.poll(() => waitingForLocks(db), { timeout: 20_000 }).toBe(begun.length);
      }
    });
    return Promise.all(begun);
  };
  const signIn = (email: string) =>
    callAuth(garage, 'POST', '/token?grant_type=password', { body: { email, password } });
  const isAlive = async ({ body }: Awaited<ReturnType<typeof signIn>>) =>
    (await callAuth(garage, 'GET', '/user', { token: String(body['access_token']) })).status === 200;

  test('ends with the change of its password', async () => {
    const { email, userId, token } = await somebody(garage);
    const body = { password: another, current_password: password };
    const [late, changed] = await inThisOrder(userId, [
      () => signIn(email),
      () => callAuth(garage, 'PUT', '/user', { token, body }),
    ]);
    expect([late?.status, changed?.status]).toEqual([200, 200]);
    expect(late && (await isAlive(late))).toBe(false);
  });

  test('ends when its account is disabled, also for the time after that', async () => {
    const admin = await makePerson(garage, 'admin');
    const { email, userId } = await somebody(garage);
    const disable = (disabled: boolean) => admin.patch(`/api/admin/people/${userId}`, { disabled });
    await inThisOrder<unknown>(userId, [() => signIn(email), () => disable(true)]);
    expect((await disable(false)).body).toMatchObject({ disabled: false, sessions: 0 });
  });
});
