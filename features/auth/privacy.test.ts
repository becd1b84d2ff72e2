import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password } from '../../tests/people.ts';
import { engines, type TestGarage } from '../../tests/server.ts';
import { callAuth, countMails, lastMail, newClient, signedIn, somebody, startAuthGarage } from './testing.ts';

const newAddress = () => `${crypto.randomUUID()}@example.com`;
/** Keys at every depth, without values. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
};

describe.each(engines)('nobody learns whether an address is known, on %s', (engine) => {
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

  test('signing up twice looks alike, whoever has the address', async () => {
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

  test('the owner of a known address is told about the sign-up', async () => {
    const { email } = await somebody(garage);
    await newClient(garage).signUp({ email, password: 'a long enough password' });
    expect((await lastMail(garage, email)).kind).toBe('already-registered');
  });

  test('a change to somebody’s address looks like any other, and only that person is told', async () => {
    const owner = await somebody(garage);
    const person = await somebody(garage);
    const client = await signedIn(garage, person.email, password);
    const taken = await client.updateUser({ email: owner.email });
    const free = await (await signedIn(garage, person.email, password)).updateUser({ email: newAddress() });
    expect(shapeOf(taken.data)).toEqual(shapeOf(free.data));
    expect((await lastMail(garage, owner.email)).kind).toBe('address-taken');
  });

  test('a disabled account gets no messages', async () => {
    const { disabled } = await kinds();
    await newClient(garage).resetPasswordForEmail(disabled);
    await newClient(garage).signInWithOtp({ email: disabled });
    expect(await countMails(garage, disabled)).toBe(0);
  });

  test.each([
    ['/recover', {}],
    ['/signup', { password: 'a long enough password' }],
    ['/token?grant_type=password', { password: 'wrong password' }],
  ])('%s takes as long for known as for unknown addresses', async (path, body) => {
    const { email } = await somebody(garage);
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 12; round += 1) {
      for (const [kind, address] of [
        ['known', email],
        ['unknown', newAddress()],
      ] as const) {
        const started = performance.now();
        await callAuth(garage, 'POST', path, { body: { ...body, email: address } });
        times[kind].push(performance.now() - started);
      }
    }
    const [known, unknown] = [times.known, times.unknown].map((all) => all.toSorted((a, b) => a - b));
    const at = (all: number[] | undefined, share: number) => all?.[Math.floor((all.length - 1) * share)] ?? 0;
    // The middle halves of the two distributions overlap.
    expect(at(known, 0.25)).toBeLessThan(at(unknown, 0.75) + 2);
    expect(at(unknown, 0.25)).toBeLessThan(at(known, 0.75) + 2);
  });
});
