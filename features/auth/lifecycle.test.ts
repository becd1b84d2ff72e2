import type { AuthClient } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, startTestGarage, type TestGarage } from '../../tests/server.ts';
import { lastMail, newClient } from '../../tests/auth.ts';

describe.each(engines)('an account on %s', (engine) => {
  let garage: TestGarage;
  let client: InstanceType<typeof AuthClient>;
  beforeAll(async () => {
    garage = await startTestGarage(engine);
    client = newClient(garage);
  });
  afterAll(() => garage.stop());

  test('signs up, confirms with the typed code, signs in and out', async () => {
    const email = 'Ada@Example.com';
    const password = 'camshaft and lifters';
    const signedUp = await client.signUp({ email, password, options: { data: { full_name: 'Ada Kerr' } } });
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.session).toBeNull();
    expect(signedUp.data.user?.email).toBe('ada@example.com');

    const early = await client.signInWithPassword({ email, password });
    expect(early.error).toMatchObject({
      status: 400,
      code: 'email_not_confirmed',
      message: 'Email not confirmed',
    });
    const guess = await client.signInWithPassword({ email, password: 'a guess' });
    expect(guess.error, 'nobody learns that the address has an account').toMatchObject({
      code: 'invalid_credentials',
    });

    const { digits } = await lastMail(garage, 'ada@example.com');
    // The message says ten minutes.
    garage.setTime(garage.garage.clock().add({ minutes: 9 }));
    const confirmed = await client.verifyOtp({ type: 'email', email, token: digits });
    expect(confirmed.error).toBeNull();
    expect(confirmed.data.user?.user_metadata).toMatchObject({ full_name: 'Ada Kerr', email_verified: true });

    const signedIn = await client.signInWithPassword({ email, password });
    expect(signedIn.error).toBeNull();
    expect((await client.getUser()).data.user?.email).toBe('ada@example.com');
    const refreshed = await client.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(refreshed.data.session?.refresh_token).not.toBe(signedIn.data.session?.refresh_token);
    expect((await client.signOut()).error).toBeNull();
    const gone = await fetch(`${garage.url}/auth/v1/user`, {
      headers: { authorization: `Bearer ${refreshed.data.session?.access_token}` },
    });
    expect(gone.status).toBe(403);
  });
});
