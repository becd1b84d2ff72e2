import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../../tests/people.ts';
import { engines, startTestGarage, type TestGarage } from '../../tests/server.ts';
import { callAuth } from '../../tests/auth.ts';

const endpoints = [
  ['POST', '/signup'],
  ['POST', '/token?grant_type=password'],
  ['POST', '/token?grant_type=refresh_token'],
  ['POST', '/token?grant_type=pkce'],
  ['POST', '/token?grant_type=id_token'],
  ['POST', '/otp'],
  ['POST', '/magiclink'],
  ['POST', '/recover'],
  ['POST', '/resend'],
  ['POST', '/verify'],
  ['PUT', '/user'],
  ['POST', '/factors'],
  ['POST', '/factors/recovery-codes'],
  ['POST', '/factors/recovery-codes/verify'],
] as const;

/** Values that are nearly right, or that databases and parsers trip over. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '\u0000',
    '\ud800',
    'a@b.example',
    'A@B.EXAMPLE\u0000',
    'signup',
    'email',
    'totp',
    'recovery',
    '__proto__',
    '%00',
    "'; drop table users; --",
  ),
);
const value = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }), fc.constant('a long enough password'));
const key = fc.constantFrom(
  ...[
    'email',
    'phone',
    'password',
    'data',
    'type',
    'token',
    'token_hash',
    'refresh_token',
    'auth_code',
    'code_verifier',
    'nonce',
  ],
  ...[
    'code_challenge',
    'code_challenge_method',
    'create_user',
    'current_password',
    'factor_type',
    'friendly_name',
    'issuer',
    'code',
    '__proto__',
  ],
);
const body = fc.oneof(fc.dictionary(key, value, { maxKeys: 6 }), fc.jsonValue());

describe.each(engines)('whatever is sent on %s', (engine) => {
  let garage: TestGarage;
  let token: string;
  beforeAll(async () => {
    garage = await startTestGarage(engine);
    token = (await makePerson(garage)).token;
  });
  afterAll(() => garage.stop());

  test.each(endpoints)('%s %s answers JSON and never breaks', async (method, path) => {
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const answer = await callAuth(garage, method, path, { body: sent, token });
        expect(answer.status, JSON.stringify(sent)).toBeLessThan(500);
        expect(typeof answer.body).toBe('object');
      }),
      { numRuns: 40 },
    );
  });

  test('addresses of every kind answer JSON or lead to our pages', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, text, async (first, second, third) => {
        const query = new URLSearchParams({ token: first, type: second, redirect_to: third });
        const opened = await fetch(`${garage.url}/auth/v1/verify?${query}`, { redirect: 'manual' });
        expect([303, 400]).toContain(opened.status);
        const target = opened.headers.get('location') ?? `${garage.garage.env.publicUrl}/`;
        expect(target.startsWith(`${garage.garage.env.publicUrl}/`), target).toBe(true);
        const factor = await fetch(
          `${garage.url}/auth/v1/factors/${encodeURIComponent(first.toWellFormed())}`,
          {
            method: 'DELETE',
            headers: { authorization: `Bearer ${token}` },
          },
        );
        expect(factor.status).toBeLessThan(500);
      }),
      { numRuns: 40 },
    );
  });
});
