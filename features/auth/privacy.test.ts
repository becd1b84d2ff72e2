import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { password } from '../../tests/people.ts';
import { engines, type TestGarage } from '../../tests/server.ts';
import { hashPassword } from './passwords.server.ts';
import {
  callAuth,
  countMails,
  lastMail,
  newClient,
  signedIn,
  somebody,
  startAuthGarage,
} from '../../tests/auth.ts';

const newAddress = () => `${crypto.randomUUID()}@example.com`;
/** Keys at every depth, without values. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
};

describe.each(engines)('no answer reveals whether an address is known, on %s', (engine) => {
  let garage: TestGarage;
  beforeAll(async () => {
    garage = await startAuthGarage(engine);
  });
  afterAll(() => garage.stop());

  const kinds = async () => {
    const confirmed = (await somebody(garage)).email;
    const unconfirmed = newAddress();
    await newClient(garage).signUp({ email: unconfirmed, password });
    const disabled = await somebody(garage);
    await garage.garage.db
      .updateTable('users')
      .set({ disabled_at: 'x' })
      .where('id', '=', disabled.userId)
      .execute();
    return { unknown: newAddress(), confirmed, unconfirmed, disabled: disabled.email };
  };

  test.each([
    ['/signup', { password: 'a long enough password', data: { full_name: 'A' } }],
    ['/otp', {}],
    ['/otp', { create_user: false }],
    ['/recover', {}],
    ['/resend', { type: 'signup' }],
    ['/resend', { type: 'email_change' }],
    ['/token?grant_type=password', { password: 'wrong password' }],
    ['/verify', { type: 'email', token: '000000' }],
    ['/verify', { type: 'recovery', token: '000000' }],
  ])('%s %j has the same status and shape for every address', async (path, body) => {
    const answers = [];
    for (const email of Object.values(await kinds())) {
      const answer = await callAuth(garage, 'POST', path, { body: { ...body, email } });
      answers.push({
        status: answer.status,
        shape: shapeOf(answer.body),
        headers: [...answer.headers.keys()],
      });
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test('signing up twice looks the same, whoever has the address', async () => {
    const { confirmed, unconfirmed } = await kinds();
    for (const email of [confirmed, unconfirmed, newAddress()]) {
      const twice = [];
      for (let times = 0; times < 2; times += 1) {
        twice.push(
          (await callAuth(garage, 'POST', '/signup', { body: { email, password: 'a long enough password' } }))
            .body,
        );
      }
      expect(twice[0]?.['id']).not.toBe(twice[1]?.['id']);
      expect(twice[1]).toMatchObject({ role: 'authenticated', identities: [{ provider: 'email' }] });
      expect(Date.parse(String(twice[1]?.['created_at']))).toBeGreaterThanOrEqual(
        Date.parse(String(twice[0]?.['created_at'])),
      );
    }
  });

  test('the answer gives a new account one single time, like an invented one, although storing it takes time', async () => {
    const { clock } = garage.garage;
    let ticks = 0;
    garage.garage.clock = () => clock().add({ milliseconds: (ticks += 1) });
    try {
      for (const email of Object.values(await kinds())) {
        const { body } = await callAuth(garage, 'POST', '/signup', { body: { email, password } });
        const { created_at, updated_at, confirmation_sent_at } = body;
        expect([updated_at, confirmation_sent_at]).toEqual([created_at, created_at]);
      }
    } finally {
      garage.garage.clock = clock;
    }
  });

  test('the owner of a known address is told about the sign-up', async () => {
    const { email } = await somebody(garage);
    await newClient(garage).signUp({ email, password: 'a long enough password' });
    await newClient(garage).resend({ type: 'signup', email });
    expect(await countMails(garage, email), 'another message for the resend').toBe(2);
    expect((await lastMail(garage, email)).kind).toBe('already-registered');
  });

  test('a change to someone’s address looks like any other, and only that person is told', async () => {
    const owner = await somebody(garage);
    const person = await somebody(garage);
    const client = await signedIn(garage, person.email, password);
    const former = newAddress();
    await client.updateUser({ email: former });
    const { linkToken } = await lastMail(garage, former);
    const started = performance.now();
    const taken = await client.updateUser({ email: owner.email });
    expect(performance.now() - started).toBeGreaterThan(99);
    expect((await lastMail(garage, person.email)).kind, 'looks like any other').toBe('change-address');
    const late = await newClient(garage).verifyOtp({ type: 'email_change', token_hash: linkToken });
    expect(late.error, 'the earlier change is void').toMatchObject({ code: 'otp_expired' });
    const free = await (await signedIn(garage, person.email, password)).updateUser({ email: newAddress() });
    expect(shapeOf(taken.data)).toEqual(shapeOf(free.data));
    expect((await lastMail(garage, owner.email)).kind).toBe('address-taken');
  });

  test('a disabled account gets no messages', async () => {
    const { disabled: email } = await kinds();
    const new_email = newAddress();
    // A disabled account may still have a sign-up or a change of address to confirm.
    const pending = { email_confirmed_at: null, new_email };
    await garage.garage.db.updateTable('users').set(pending).where('email', '=', email).execute();
    const client = newClient(garage);
    await client.resetPasswordForEmail(email);
    await client.signInWithOtp({ email });
    for (const type of ['signup', 'email_change'] as const) await client.resend({ type, email });
    expect([await countMails(garage, email), await countMails(garage, new_email)]).toEqual([0, 0]);
  });

  /** The processor time of a call for a known and an unknown address, in milliseconds: the lowest of several runs. */
  async function costs(path: string, body: object) {
    const { email } = await somebody(garage);
    const cost = async (address: string) => {
      const before = process.cpuUsage();
      await callAuth(garage, 'POST', path, { body: { ...body, email: address } });
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    const all = { known: [await cost(email)], unknown: [await cost(newAddress())] };
    for (let round = 0; round < 5; round += 1) {
      all.known.push(await cost(email));
      all.unknown.push(await cost(newAddress()));
    }
    return { known: Math.min(...all.known), unknown: Math.min(...all.unknown) };
  }

  test.each([
    ['/recover', {}, 100],
    ['/otp', { create_user: false }, 100],
    ['/resend', { type: 'signup' }, 100],
    ['/verify', { type: 'email', token: '000000' }, 60],
    ['/signup', { password: 'a long enough password' }, 150],
  ])('%s answers after its fixed time, for known and for unknown addresses', async (path, body, fixed) => {
    const { email } = await somebody(garage);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    try {
      for (const address of [email, newAddress()]) {
        timers.mockClear();
        const started = performance.now();
        await callAuth(garage, 'POST', path, { body: { ...body, email: address } });
        // Timers count whole milliseconds.
        expect(performance.now() - started).toBeGreaterThan(fixed - 1);
        // On a busy machine, the work alone takes that long.
        expect(timers.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(fixed);
      }
    } finally {
      timers.mockRestore();
    }
  });

  test.each([
    ['/signup', { password: 'a long enough password' }],
    ['/token?grant_type=password', { password: 'wrong password' }],
  ])('%s hashes a password for known and for unknown addresses', async (path, body) => {
    const { known, unknown } = await costs(path, body);
    const hashing = await hashingCost();
    expect(Math.min(known, unknown)).toBeGreaterThan(hashing / 2);
  });

  /** The processor time of a hash, in milliseconds: the lowest of several runs. */
  async function hashingCost(): Promise<number> {
    const all: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const used = process.cpuUsage();
      await hashPassword('a long enough password');
      const { user, system } = process.cpuUsage(used);
      all.push((user + system) / 1000);
    }
    return Math.min(...all);
  }
});
