import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { networkOf } from '../../server/address.ts';
import { makePerson, password } from '../../tests/people.ts';
import { engines, monday, startTestGarage, type TestGarage } from '../../tests/server.ts';
import { callAuth, lastMail } from '../../tests/auth.ts';
import { limitPasswords, limitSecondSteps, mayMail } from './limits.server.ts';

describe.each(engines)('limits on %s', (engine) => {
  let garage: TestGarage;
  let minute = 0;
  let addresses = 0;
  beforeAll(async () => {
    garage = await startTestGarage(engine, { RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  });
  afterAll(() => garage.stop());

  /** An address of a new customer. */
  const newIp = () => {
    addresses += 1;
    return `10.${Math.floor(addresses / 250)}.${addresses % 250}.1`;
  };
  const call = (path: string, body: unknown, ip = newIp()) =>
    callAuth(garage, 'POST', path, { body, headers: { 'x-forwarded-for': ip } });
  /** Does one thing this often, two hours after the previous counts. */
  const storm = async <T>(times: number, one: () => Promise<T>): Promise<T[]> => {
    minute += 120;
    garage.setTime(monday.add({ minutes: minute }));
    const answers: T[] = [];
    for (let count = 0; count < times; count += 1) answers.push(await one());
    return answers;
  };
  const expectRefused = (answer: Awaited<ReturnType<typeof call>> | undefined, code: string) => {
    expect(answer).toMatchObject({ status: 429, body: { code } });
    expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0);
    if (code === 'over_request_rate_limit')
      expect(answer?.body).toMatchObject({ message: 'Request rate limit reached' });
  };

  test.each([
    ['/signup', 30],
    ['/otp', 30],
    ['/recover', 30],
    ['/resend', 30],
    ['/verify', 30],
    ['/token?grant_type=refresh_token', 150],
  ])('%s may be called %i times in five minutes from one address', async (path, max) => {
    const ip = newIp();
    const answers = await storm(max + 1, () => call(path, {}, ip));
    expect(answers.slice(0, -1).map(({ status }) => status)).not.toContain(429);
    expectRefused(answers.at(-1), 'over_request_rate_limit');
    expect((await call(path, {})).status).not.toBe(429);
    garage.setTime(monday.add({ minutes: minute + 6 }));
    expect((await call(path, {}, ip)).status).not.toBe(429);
  });

  test.each([
    ['PUT', '/user', 30, 300],
    ['POST', '/factors', 30, 300],
    ['POST', '/factors/x/challenge', 15, 60],
    ['POST', '/factors/x/verify', 15, 60],
    ['POST', '/factors/recovery-codes', 10, 300],
    ['POST', '/factors/recovery-codes/regenerate', 10, 300],
  ])('%s %s may be called %i times in %i s from one address', async (method, path, max, seconds) => {
    minute += 120;
    const start = monday.add({ minutes: minute });
    garage.setTime(start);
    const { token } = await makePerson(garage);
    const ip = newIp();
    const send = (from = ip) =>
      callAuth(garage, method, path, { token, body: {}, headers: { 'x-forwarded-for': from } });
    for (let count = 0; count < max; count += 1) expect((await send()).status).not.toBe(429);
    expectRefused(await send(), 'over_request_rate_limit');
    expect((await send(newIp())).status, 'from another address').not.toBe(429);
    garage.setTime(start.add({ seconds: seconds - 1 }));
    expect((await send()).headers.get('retry-after')).toBe('1');
    garage.setTime(start.add({ seconds }));
    expect((await send()).status).not.toBe(429);
  });

  test('a password may be tried 20 times from one address and 100 times in all, for accounts known or not', async () => {
    const { email } = await makePerson(garage);
    for (const address of [email, 'nobody@example.com']) {
      const ip = newIp();
      const near = await storm(21, () =>
        call('/token?grant_type=password', { email: address, password: 'wrong password' }, ip),
      );
      expectRefused(near.at(-1), 'over_request_rate_limit');
      expect(near.at(-2)?.status).toBe(400);
      // Counts as a try does, but without its slow hash.
      await storm(99, () => limitPasswords(garage.garage, address, newIp()));
      const far = () => call('/token?grant_type=password', { email: address, password: 'wrong password' });
      expect((await far()).status).toBe(400);
      expectRefused(await far(), 'over_request_rate_limit');
    }
  });

  test('signing in with the right password does not count, however often', async () => {
    const { email } = await makePerson(garage);
    const ip = newIp();
    const signIn = (typed: string) =>
      call('/token?grant_type=password', { email, password: typed }, ip).then(({ status }) => status);
    await storm(19, () => limitPasswords(garage.garage, email, ip));
    expect([await signIn(password), await signIn(password)]).toEqual([200, 200]);
    expect([await signIn('wrong password'), await signIn('wrong password')]).toEqual([400, 429]);
  });

  test.each([
    ['an address that never changes', () => '192.0.2.1'],
    ['all addresses of a /24', (count: number) => `198.51.100.${count}`],
    ['all networks of a /48', (count: number) => networkOf(`2001:db8:1:${count}::1`)],
  ])('nobody with %s can lock the owner of an account out, however patient', async (_, from) => {
    const email = `${crypto.randomUUID()}@example.com`;
    minute += 120;
    const refusals: unknown[] = [];
    for (let count = 0; count < 110; count += 1) {
      garage.setTime(monday.add({ minutes: minute, seconds: 30 * count }));
      await limitPasswords(garage.garage, email, from(count)).catch((refusal) => refusals.push(refusal));
    }
    expect(refusals).toHaveLength(70);
    await limitPasswords(garage.garage, email, newIp());
  });

  test.each([
    ['/otp', {}],
    ['/recover', {}],
    ['/resend', { type: 'signup' }],
    ['/signup', { password: 'a long enough password' }],
  ])('%s sends one message a minute to an address, known or not', async (path, body) => {
    const { email } = await makePerson(garage);
    for (const address of [email, `${crypto.randomUUID()}@example.com`]) {
      const answers = await storm(2, () => call(path, { ...body, email: address }));
      expect(answers[0]?.status).toBe(200);
      expectRefused(answers[1], 'over_email_send_rate_limit');
      expect(answers[1]?.body['message']).toBe(
        'For security purposes, you can only request this after 60 seconds.',
      );
    }
  });

  test('two accounts moving to one address can have it emailed once a minute, and ten times an hour by resending', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const move = ({ token }: { token: string }) =>
      callAuth(garage, 'PUT', '/user', { token, body: { email }, headers: { 'x-forwarded-for': newIp() } });
    const first = await makePerson(garage);
    expect((await move(first)).status).toBe(200);
    expectRefused(await move(await makePerson(garage)), 'over_email_send_rate_limit');
    for (let count = 1; count < 10; count += 1)
      expect(await mayMail(garage.garage, 'email-change-to', email)).toBe(true);
    // Not refused: a refusal would reveal that the account exists and is moving.
    expect((await call('/resend', { type: 'email_change', email: first.email })).status).toBe(200);
    const { db } = garage.garage;
    expect(await db.selectFrom('outbox').select('id').where('to_email', '=', email).execute()).toHaveLength(
      1,
    );
  });

  test('a minute between two messages is a full minute, and both ways to sign in by email count as one', async () => {
    const email = 'late@example.com';
    minute += 120;
    const start = monday.add({ minutes: minute, seconds: 59 });
    const ask = async (path: string, seconds: number) => {
      garage.setTime(start.add({ seconds }));
      const { status, headers } = await call(path, { email });
      return [status, headers.get('retry-after')];
    };
    expect(await ask('/recover', 0)).toEqual([200, null]);
    expect(await ask('/recover', 1)).toEqual([429, '59']);
    expect(await ask('/otp', 59)).toEqual([429, '1']);
    expect(await ask('/otp', 60)).toEqual([200, null]);
  });

  test('no more than ten messages are sent within an hour, however patiently they are asked for', async () => {
    const body = { email: 'patient@example.com' };
    minute += 120;
    const start = monday.add({ minutes: minute });
    const ask = (seconds: number) => {
      garage.setTime(start.add({ seconds }));
      return call('/recover', body);
    };
    for (let count = 0; count < 10; count += 1) expect((await ask(61 * count)).status).toBe(200);
    const refused = await ask(610);
    expectRefused(refused, 'over_email_send_rate_limit');
    expect(refused.headers.get('retry-after')).toBe('2990');
    expect((await ask(3600)).status).toBe(200);
  });

  test('one site may ask for 60 messages an hour, to whomever', async () => {
    const ask = (from: number) =>
      call('/otp', { email: `${crypto.randomUUID()}@example.com` }, `2001:db8:5:${from}::1`);
    let from = 0;
    const answers = await storm(61, () => ask((from += 1)));
    expect(answers.slice(0, -1).map(({ status }) => status)).not.toContain(429);
    expectRefused(answers.at(-1), 'over_request_rate_limit');
    expect((await call('/otp', { email: `${crypto.randomUUID()}@example.com` })).status).toBe(200);
    garage.setTime(monday.add({ minutes: minute + 60 }));
    expect((await ask(1)).status).toBe(200);
  });

  test('a mailbox gets 10 messages a day from one site, which keeps nobody else from asking, and 30 in all', async () => {
    const start = Temporal.Instant.from('2026-06-20T00:00:00Z');
    let seconds = 0;
    const ask = (path: string, email: string, ip = newIp()) => {
      seconds += 240;
      garage.setTime(start.add({ seconds }));
      return call(path, { email, password: 'a long enough password' }, ip);
    };
    const tagged = () => `victim+${seconds}@example.com`;
    for (let count = 0; count < 10; count += 1)
      expect((await ask(count % 2 ? '/otp' : '/signup', tagged(), `198.51.100.${count}`)).status).toBe(200);
    for (let count = 0; count < 10; count += 1) {
      const refused = await ask('/otp', tagged(), `198.51.100.${count}`);
      expectRefused(refused, 'over_email_send_rate_limit');
      expect(refused.body['message']).toMatch(/only request this after 2[34] hours\.$/);
    }
    seconds -= 239;
    expect((await ask('/otp', 'victim@example.com')).status, 'at that very minute').toBe(200);
    for (let count = 0; count < 19; count += 1)
      expect((await ask(count % 2 ? '/recover' : '/signup', 'victim@example.com')).status).toBe(200);
    expectRefused(await ask('/recover', 'victim@example.com'), 'over_email_send_rate_limit');
    expect(await mayMail(garage.garage, 'email-change-to', tagged())).toBe(false);
    garage.setTime(start.add({ hours: 25 }));
    expect((await call('/recover', { email: 'victim@example.com' })).status).toBe(200);
  });

  test('a clock that was a year ahead does not make anyone wait for a year', async () => {
    const body = { email: 'ahead@example.com' };
    minute += 120;
    const now = monday.add({ minutes: minute });
    garage.setTime(now.add({ hours: 24 * 365 }));
    expect((await call('/recover', body)).status).toBe(200);
    garage.setTime(now);
    expect((await call('/recover', body)).status).toBe(200);
    expect((await call('/recover', body)).headers.get('retry-after')).toBe('60');
  });

  test('a signed-in person can have one message a minute sent, whatever the addresses', async () => {
    minute += 120;
    garage.setTime(monday.add({ minutes: minute }));
    const { token } = await makePerson(garage);
    const send = (method: string, path: string, body?: unknown) =>
      callAuth(garage, method, path, { body, token, headers: { 'x-forwarded-for': newIp() } });
    const move = () => send('PUT', '/user', { email: `${crypto.randomUUID()}@example.com` });
    const ask = () => send('GET', '/reauthenticate');
    for (const one of [move, ask]) {
      expect((await one()).status).toBe(200);
      expectRefused(await one(), 'over_email_send_rate_limit');
    }
  });

  test('a second step may be tried ten times in five minutes from one site and 20 times in all; codes on paper still work', async () => {
    minute += 120;
    garage.setTime(monday.add({ minutes: minute }));
    const { token } = await makePerson(garage);
    const send = (path: string, body: unknown, ip = newIp()) =>
      callAuth(garage, 'POST', path, { body, token, headers: { 'x-forwarded-for': ip } });
    const { body } = await send('/factors', { factor_type: 'totp' });
    const verify = (ip: string) =>
      send(`/factors/${String(body['id'])}/verify`, { challenge_id: 'x', code: '000000' }, ip);
    for (let tries = 0; tries < 10; tries += 1)
      expect((await verify(`198.51.100.${tries}`)).status).toBe(422);
    expectRefused(await verify('198.51.100.11'), 'over_request_rate_limit');
    for (let tries = 0; tries < 10; tries += 1) expect((await verify(newIp())).status).toBe(422);
    expectRefused(await verify(newIp()), 'over_request_rate_limit');
    const onPaper = (ip?: string) => send('/factors/recovery-codes/verify', { code: 'x' }, ip);
    // None were made for this account.
    for (let tries = 0; tries < 10; tries += 1) expect((await onPaper('203.0.113.1')).status).toBe(404);
    expectRefused(await onPaper('203.0.113.1'), 'mfa_recovery_codes_locked');
    for (let tries = 0; tries < 30; tries += 1) expect((await onPaper()).status).toBe(404);
  });

  test('a second step may be tried 40 times a day from one site and 100 times in all, however patiently', async () => {
    const midnight = Temporal.Instant.from('2026-06-18T00:00:00Z');
    let tries = 0;
    const tryFrom = (from: string) => {
      tries += 1;
      garage.setTime(midnight.add({ minutes: 6 * tries }));
      return limitSecondSteps(garage.garage, 'somebody', from);
    };
    const refused = { status: 429, code: 'over_request_rate_limit' };
    for (let count = 0; count < 40; count += 1) await tryFrom('one site');
    for (let count = 0; count < 40; count += 1)
      await expect(tryFrom('one site')).rejects.toMatchObject(refused);
    for (let count = 0; count < 60; count += 1) await tryFrom(newIp());
    await expect(tryFrom(newIp())).rejects.toMatchObject(refused);
    garage.setTime(midnight.add({ hours: 25 }));
    await limitSecondSteps(garage.garage, 'somebody', 'one site');
  });

  test('emailed codes may be typed 30 times a day for an address, known or not; the link still works', async () => {
    const { email } = await makePerson(garage);
    for (const address of [email, 'nobody@example.com']) {
      const guesses = await storm(31, () =>
        call('/verify', { type: 'email', email: address, token: '000000' }),
      );
      expect(guesses.at(-2)?.status).toBe(403);
      expectRefused(guesses.at(-1), 'over_request_rate_limit');
    }
    await call('/otp', { email });
    const { digits, linkToken } = await lastMail(garage, email);
    expectRefused(await call('/verify', { type: 'email', email, token: digits }), 'over_request_rate_limit');
    expect((await call('/verify', { type: 'magiclink', token_hash: linkToken })).status).toBe(200);
    garage.setTime(monday.add({ hours: 24 * 9 }));
    expect((await call('/verify', { type: 'email', email, token: '000000' })).status).toBe(403);
  });

  test('a signed-in person may type 30 emailed codes a day to set a new password', async () => {
    minute += 120;
    garage.setTime(monday.add({ minutes: minute }));
    const { token } = await makePerson(garage);
    const body = { password: 'another long enough password', nonce: '000000' };
    const guess = () =>
      callAuth(garage, 'PUT', '/user', { token, body, headers: { 'x-forwarded-for': newIp() } });
    for (let tries = 0; tries < 30; tries += 1)
      expect((await guess()).body['code']).toBe('reauthentication_not_valid');
    expectRefused(await guess(), 'over_request_rate_limit');
  });

  test('a signed-in person may try the old password 20 times to set a new one', async () => {
    minute += 120;
    garage.setTime(monday.add({ minutes: minute }));
    const { token, email } = await makePerson(garage);
    const session = String(decodeJwt(token)['session_id']);
    for (let tries = 0; tries < 19; tries += 1) await limitPasswords(garage.garage, email, session);
    const change = (current_password: string) => {
      const body = { password: `another for ${current_password}`, current_password };
      return callAuth(garage, 'PUT', '/user', { token, body, headers: { 'x-forwarded-for': newIp() } });
    };
    expect((await change(password)).status, 'the right password does not count').toBe(200);
    expect((await change('wrong password')).body['code']).toBe('current_password_invalid');
    expectRefused(await change('wrong password'), 'over_request_rate_limit');
  });

  test('the table of counts holds nobody’s address', async () => {
    await call('/recover', { email: 'secret.person@example.com' });
    const rows = await garage.garage.db.selectFrom('rate_limits').select('key').execute();
    expect(rows.filter(({ key }) => key.includes('@'))).toEqual([]);
    await expect(lastMail(garage, 'secret.person@example.com')).rejects.toThrow();
  });
});
