import { argon2Sync } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { call, password } from '../../tests/people.ts';
import { recordChanges, engines, type TestGarage } from '../../tests/server.ts';
import { createApp } from '../../server/app.ts';
import { callAuth, lastMail, newClient, signedIn, somebody, startAuthGarage } from '../../tests/auth.ts';

type Session = {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  user: { id: string; email: string; user_metadata: object };
};

describe.each(engines)('sessions on %s', (engine) => {
  let garage: TestGarage;
  beforeAll(async () => {
    garage = await startAuthGarage(engine);
  });
  afterEach(() => garage.setTime(Temporal.Now.instant()));
  afterAll(() => garage.stop());

  const refresh = (token: string) =>
    callAuth(garage, 'POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } });
  const signIn = async (email: string) =>
    (await callAuth(garage, 'POST', '/token?grant_type=password', { body: { email, password } }))
      .body as unknown as Session;
  const getUser = async (token: string) => (await callAuth(garage, 'GET', '/user', { token })).status;
  const start = async () => signIn((await somebody(garage)).email);

  test('a session carries everything the client reads', async () => {
    const person = await somebody(garage);
    const session = await signIn(person.email);
    expect(session).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      weak_password: null,
      user: {
        id: person.userId,
        aud: 'authenticated',
        role: 'authenticated',
        email: person.email,
        phone: '',
        is_anonymous: false,
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: {
          sub: person.userId,
          email: person.email,
          email_verified: true,
          phone_verified: false,
        },
        identities: [{ provider: 'email', id: person.userId, user_id: person.userId, email: person.email }],
        last_sign_in_at: expect.any(String),
      },
    });
    const claims = decodeJwt(session.access_token);
    expect(claims).toMatchObject({
      sub: person.userId,
      aud: 'authenticated',
      aal: 'aal1',
      phone: '',
      is_anonymous: false,
      email: person.email,
    });
    expect(claims['amr']).toMatchObject([{ method: 'password' }]);
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3600);
    expect(session.access_token.length).toBeLessThan(2000);
  });

  test('what people enter about themselves does not replace what we know about them', async () => {
    const person = await somebody(garage);
    const { access_token: token } = await signIn(person.email);
    const data = { email: 'boss@garage.example', email_verified: 'yes', phone_verified: true, sub: 'boss' };
    await callAuth(garage, 'PUT', '/user', { token, body: { data } });
    const { access_token, user } = await signIn(person.email);
    const known = { email: person.email, email_verified: true, phone_verified: false, sub: person.userId };
    expect(user.user_metadata).toMatchObject(known);
    expect(decodeJwt(access_token)).toMatchObject({ sub: person.userId, user_metadata: known });
  });

  test('the current refresh token gives the next one, in the same session', async () => {
    const first = await start();
    const second = (await refresh(first.refresh_token)).body as unknown as Session;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(decodeJwt(second.access_token)['session_id']).toBe(decodeJwt(first.access_token)['session_id']);
    expect(decodeJwt(second.access_token)['amr']).toEqual(decodeJwt(first.access_token)['amr']);
  });

  test('a session that continues in another browser shows that browser to its owner', async () => {
    const { refresh_token } = await start();
    const { body } = await callAuth(garage, 'POST', '/token?grant_type=refresh_token', {
      body: { refresh_token },
      headers: { 'user-agent': 'Phone'.padEnd(1000, '.') },
    });
    const headers = { authorization: `Bearer ${String(body['access_token'])}` };
    const { body: list } = await call<{ rows: { is_current: boolean }[] }>(
      garage.url,
      'GET',
      '/api/account/sessions',
      { headers },
    );
    expect(list.rows.find((session) => session.is_current)).toMatchObject({
      user_agent: 'Phone'.padEnd(300, '.'),
    });
  });

  test('two tabs that refresh at once get the same token, and both carry on', async () => {
    const first = await start();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(first.refresh_token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body['refresh_token'])).size).toBe(1);
    expect((await refresh(String(answers[0]?.body['refresh_token']))).status).toBe(200);
  });

  test('a lost response does not sign anyone out, however late the request is retried', async () => {
    const first = await start();
    const lost = await refresh(first.refresh_token);
    garage.setTime(Temporal.Now.instant().add({ hours: 24 * 10 }));
    const again = await refresh(first.refresh_token);
    expect(again.body['refresh_token']).toBe(lost.body['refresh_token']);
  });

  test('an older token counts as stolen, and ends the whole session at once', async () => {
    const first = await start();
    const second = (await refresh(first.refresh_token)).body as unknown as Session;
    const third = (await refresh(second.refresh_token)).body as unknown as Session;
    const told = recordChanges(garage);
    const replayed = await refresh(first.refresh_token);
    expect(told, 'its open pages lose their live updates').toEqual([
      { topic: 'access', userId: third.user.id },
    ]);
    expect({ status: replayed.status, ...replayed.body }).toEqual({
      status: 400,
      code: 'refresh_token_already_used',
      message: 'Invalid Refresh Token: Already Used',
    });
    expect(await getUser(third.access_token)).toBe(403);
    expect((await refresh(third.refresh_token)).body).toMatchObject({ code: 'refresh_token_not_found' });
  });

  test('a token that we never issued is refused', async () => {
    const { refresh_token } = await start();
    const [id, , signature] = Buffer.from(refresh_token, 'base64url').toString().split('.');
    const forged = Buffer.from(`${id}.7.${signature}`).toString('base64url');
    expect((await refresh(forged)).body).toMatchObject({
      code: 'validation_failed',
      message: 'Refresh token is not valid',
    });
    const next = (await refresh(refresh_token)).body as unknown as Session;
    // A database may be restored by means other than ours.
    const before = { refresh_counter: 0 };
    await garage.garage.db.updateTable('sessions').set(before).where('user_id', '=', next.user.id).execute();
    expect((await refresh(next.refresh_token)).body).toMatchObject({
      code: 'validation_failed',
      message: 'Invalid Refresh Token: Not Issued By This Server',
    });
    expect((await refresh(refresh_token)).status).toBe(200);
  });

  test('sessions end after 90 days, or 30 without use', async () => {
    const begun = Temporal.Now.instant();
    garage.setTime(begun);
    const [idle, late] = [await start(), await start()];
    garage.setTime(begun.add({ seconds: 30 * 24 * 3600 - 1 }));
    expect((await refresh(late.refresh_token)).status, 'one second before the limit').toBe(200);
    garage.setTime(begun.add({ hours: 24 * 30 }));
    const other = await start();
    expect((await refresh(idle.refresh_token)).body).toEqual({
      code: 'session_expired',
      message: 'Invalid Refresh Token: Session Expired (Inactivity)',
    });
    expect((await refresh(idle.refresh_token)).body).toMatchObject({ code: 'refresh_token_not_found' });
    expect((await refresh(other.refresh_token)).status, 'another person’s session').toBe(200);
    garage.setTime(Temporal.Now.instant());
    let used = await start();
    for (const days of [25, 50, 75]) {
      garage.setTime(Temporal.Now.instant().add({ hours: 24 * days }));
      used = (await refresh(used.refresh_token)).body as unknown as Session;
    }
    garage.setTime(Temporal.Now.instant().add({ hours: 24 * 91 }));
    expect((await refresh(used.refresh_token)).body).toEqual({
      code: 'session_expired',
      message: 'Invalid Refresh Token: Session Expired',
    });
  });

  test('an access token refreshed on the last day ends with the session, not an hour later', async () => {
    const begun = Temporal.Now.instant();
    garage.setTime(begun);
    let used = await start();
    const ask = async () => {
      const headers = { authorization: `Bearer ${used.access_token}` };
      return [
        await getUser(used.access_token),
        (await call(garage.url, 'GET', '/api/profile', { headers })).status,
      ];
    };
    for (const minutes of [25, 50, 75, 90].map((days) => days * 24 * 60 - 1)) {
      garage.setTime(begun.add({ minutes }));
      used = (await refresh(used.refresh_token)).body as unknown as Session;
    }
    expect(await ask()).toEqual([200, 200]);
    garage.setTime(begun.add({ hours: 90 * 24 }));
    expect(await ask()).toEqual([403, 401]);
  });

  test('a disabled account is refused everywhere', async () => {
    const person = await somebody(garage);
    const session = await signIn(person.email);
    await garage.garage.db
      .updateTable('users')
      .set({ disabled_at: 'now' })
      .where('id', '=', person.userId)
      .execute();
    expect((await refresh(session.refresh_token)).body).toMatchObject({
      code: 'user_banned',
      message: 'Invalid Refresh Token: User Banned',
    });
    expect((await callAuth(garage, 'GET', '/user', { token: session.access_token })).body).toMatchObject({
      code: 'user_banned',
    });
    expect((await person.get('/api/profile')).status).toBe(401);
    const wrong = await callAuth(garage, 'POST', '/token?grant_type=password', {
      body: { email: person.email, password: 'wrong' },
    });
    expect(wrong.body).toMatchObject({ code: 'invalid_credentials' });
    expect(await signIn(person.email), 'with the right password').toMatchObject({ code: 'user_banned' });
  });

  test.each([
    ['local', [403, 200]],
    ['others', [200, 403]],
    ['global', [403, 403]],
  ] as const)('signing out with scope %s', async (scope, expected) => {
    const { email, userId } = await somebody(garage);
    const bystander = await start();
    const here = await signedIn(garage, email, password);
    const there = await signedIn(garage, email, password);
    const tokens = await Promise.all(
      [here, there].map(async (client) => (await client.getSession()).data.session?.access_token ?? ''),
    );
    const told = recordChanges(garage);
    expect((await here.signOut({ scope })).error).toBeNull();
    expect(told, 'open pages lose their live updates').toEqual([{ topic: 'access', userId }]);
    expect(await Promise.all(tokens.map(getUser))).toEqual(expected);
    const profiles = tokens.map((token) =>
      call(garage.url, 'GET', '/api/profile', { headers: { authorization: `Bearer ${token}` } }),
    );
    expect((await Promise.all(profiles)).map(({ status }) => status)).toEqual(
      expected.map((status) => (status === 403 ? 401 : status)),
    );
    expect(await getUser(bystander.access_token), 'another person').toBe(200);
  });

  test.each(['', '?scope='])('signing out without a scope signs out everywhere: /logout%s', async (query) => {
    const { email } = await somebody(garage);
    const [here, there] = [await signIn(email), await signIn(email)];
    const out = await callAuth(garage, 'POST', `/logout${query}`, { token: here.access_token });
    expect(out.status).toBe(204);
    expect(await Promise.all([here, there].map((each) => getUser(each.access_token)))).toEqual([403, 403]);
  });

  test('the client forgets a session that has ended elsewhere', async () => {
    const { email } = await somebody(garage);
    const client = await signedIn(garage, email, password);
    await (await signedIn(garage, email, password)).signOut({ scope: 'global' });
    expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await client.getSession()).data.session).toBeNull();
  });

  test('changing the secret signs nobody out as long as the old one stays second', async () => {
    const { email } = await somebody(garage);
    const before = await signIn(email);
    await newClient(garage).signInWithOtp({ email });
    const { digits } = await lastMail(garage, email);
    const inner = garage.garage;
    const rotated = createApp({
      ...inner,
      env: { ...inner.env, jwtSecrets: [`new ${'x'.repeat(40)}`, ...inner.env.jwtSecrets] },
    });
    const call = (path: string, init: RequestInit) =>
      rotated.request(path, init, { incoming: { socket: { remoteAddress: '127.0.0.1' } } });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${before.access_token}` };
    expect((await call('/auth/v1/user', { headers })).status).toBe(200);
    const answer = await call('/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      headers,
      body: JSON.stringify({ refresh_token: before.refresh_token }),
    });
    const after = (await answer.json()) as Session;
    expect(answer.status).toBe(200);
    expect(
      (await call('/auth/v1/user', { headers: { authorization: `Bearer ${after.access_token}` } })).status,
    ).toBe(200);
    expect(await getUser(after.access_token)).toBe(403);
    const typed = JSON.stringify({ type: 'email', email, token: digits });
    const byCode = await call('/auth/v1/verify', { method: 'POST', headers, body: typed });
    expect(byCode.status, 'a code mailed before the change').toBe(200);
  });

  test('an old weak password still signs in, with a warning', async () => {
    const person = await somebody(garage);
    const strict = { ...garage.garage, env: { ...garage.garage.env, passwordMin: 60 } };
    const app = createApp(strict);
    const answer = await app.request(
      '/auth/v1/token?grant_type=password',
      { method: 'POST', body: JSON.stringify({ email: person.email, password }) },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    );
    expect(await answer.json()).toMatchObject({
      weak_password: { reasons: ['length'] },
      token_type: 'bearer',
    });
  });

  test('a password that was hashed more cheaply is hashed again when it is used', async () => {
    const { db } = garage.garage;
    const { userId, email } = await somebody(garage);
    const cheap = { memory: 64, passes: 1, parallelism: 1 };
    const nonce = Buffer.alloc(16, 'salt');
    const hash = argon2Sync('argon2id', { ...cheap, nonce, message: password, tagLength: 32 });
    const [salt, text] = [nonce, hash].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
    const password_hash = `$argon2id$v=19$m=64,t=1,p=1$${salt}$${text}`;
    await db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
    expect((await signIn(email)).user.id).toBe(userId);
    const account = db.selectFrom('users').select('password_hash').where('id', '=', userId);
    expect((await account.executeTakeFirst())?.password_hash).toContain('$m=19456,t=2,p=1$');
    expect((await signIn(email)).user.id, 'with the same password').toBe(userId);
  });

  test('the client’s events reach its listeners', async () => {
    const { email } = await somebody(garage);
    const client = newClient(garage);
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    await client.getSession();
    await client.signInWithPassword({ email, password });
    await client.refreshSession();
    await client.updateUser({ data: { nickname: 'A', town: 'Matlock' } });
    const { data } = await client.updateUser({ data: { nickname: null } });
    expect(data.user?.user_metadata, 'null deletes a key, others stay').toMatchObject({ town: 'Matlock' });
    expect(data.user?.user_metadata).not.toHaveProperty('nickname');
    await client.signOut();
    expect(events).toEqual([
      ...['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED'],
      ...['USER_UPDATED', 'USER_UPDATED', 'SIGNED_OUT'],
    ]);
  });

  test('the client reads the server’s public facts', async () => {
    const client = await signedIn(garage, (await somebody(garage)).email, password);
    expect((await client.getClaims()).data?.claims.role).toBe('authenticated');
    expect((await callAuth(garage, 'GET', '/.well-known/jwks.json')).body).toEqual({ keys: [] });
    expect((await callAuth(garage, 'GET', '/health')).body).toMatchObject({ name: 'GoTrue' });
    expect((await callAuth(garage, 'GET', '/settings')).body).toMatchObject({
      external: { email: true, google: false },
      mailer_autoconfirm: false,
    });
  });

  test('other origins may call it, and read its error codes', async () => {
    const answer = await fetch(`${garage.url}/auth/v1/token`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://other.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,x-supabase-api-version',
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('apikey');
    const refused = await fetch(`${garage.url}/auth/v1/user`, {
      headers: { origin: 'https://other.example' },
    });
    expect(refused.headers.get('access-control-expose-headers')).toContain('X-Supabase-Api-Version');
  });
});
