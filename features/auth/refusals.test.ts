import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../server/app.ts';
import { password, type Person } from '../../tests/people.ts';
import { engines, type TestGarage } from '../../tests/server.ts';
import { callAuth, somebody, startAuthGarage } from '../../tests/auth.ts';

type Row = [method: string, path: string, body: unknown, status: number, code: string, message: string];
const long = 'a'.repeat(300);
const good = 'a long enough password';
const challenge = 'c'.repeat(43);

const signup: Row[] = [
  ['POST', '/signup', {}, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
  ['POST', '/signup', { email: 'a@b.example' }, 400, 'validation_failed', 'Signup requires a valid password'],
  [
    'POST',
    '/signup',
    { email: 'a@b.example', password: 'short' },
    422,
    'weak_password',
    'Password should be at least 8 characters.',
  ],
  [
    'POST',
    '/signup',
    { email: 'a@b.example', password: 'Password1' },
    422,
    'weak_password',
    'Password is known to be weak and easy to guess, please choose a different one.',
  ],
  [
    'POST',
    '/signup',
    { email: 'a@b.example', password: 'AdaKerr1990', data: { full_name: 'Ada Kerr' } },
    422,
    'weak_password',
    'Password is easy to guess from your name, your email address or our name, please add words of your own.',
  ],
  [
    'POST',
    '/signup',
    { email: 'a@b.example', password: 'a'.repeat(73) },
    400,
    'validation_failed',
    'Password cannot be longer than 72 characters',
  ],
  [
    'POST',
    '/signup',
    { email: 'a@b.example', phone: '1', password: good },
    400,
    'validation_failed',
    'Only an email address or phone number should be provided on signup.',
  ],
  [
    'POST',
    '/signup',
    { phone: '441632960123', password: good },
    400,
    'phone_provider_disabled',
    'Phone signups are disabled',
  ],
  [
    'POST',
    '/signup',
    { email: 'not an address', password: good },
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  ],
  [
    'POST',
    '/signup',
    { email: `${long}@b.example`, password: good },
    400,
    'validation_failed',
    'An email address is too long',
  ],
  // The strength of the password is not looked at.
  [
    'POST',
    '/signup',
    { email: `${long}@b.example`, password: 'short' },
    400,
    'validation_failed',
    'An email address is too long',
  ],
  [
    'POST',
    '/signup',
    { email: 'a@b.example', password: good, code_challenge: challenge },
    400,
    'validation_failed',
    'PKCE flow requires code_challenge_method and code_challenge',
  ],
  [
    'POST',
    '/signup',
    { email: 'a@b.example', password: good, code_challenge: 'c'.repeat(42), code_challenge_method: 's256' },
    400,
    'validation_failed',
    'code challenge has to be between 43 and 128 characters',
  ],
  [
    'POST',
    '/signup',
    { email: 'a@b.example', password: good, code_challenge: 'c'.repeat(129), code_challenge_method: 's256' },
    400,
    'validation_failed',
    'code challenge has to be between 43 and 128 characters',
  ],
  [
    'POST',
    '/signup',
    { email: 'a@b.example', password: good, code_challenge: `${challenge}!`, code_challenge_method: 's256' },
    400,
    'validation_failed',
    'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
  ],
];

const token: Row[] = [
  [
    'POST',
    '/token?grant_type=password',
    { email: 'nobody@b.example', password: good },
    400,
    'invalid_credentials',
    'Invalid login credentials',
  ],
  [
    'POST',
    '/token?grant_type=password',
    { email: 'not an address\u0000', password: good },
    400,
    'invalid_credentials',
    'Invalid login credentials',
  ],
  [
    'POST',
    '/token?grant_type=password',
    { password: good },
    400,
    'validation_failed',
    'missing email or phone',
  ],
  [
    'POST',
    '/token?grant_type=password',
    { email: 'a@b.example', phone: '1' },
    400,
    'validation_failed',
    'Only an email address or phone number should be provided on login.',
  ],
  [
    'POST',
    '/token?grant_type=password',
    { phone: '1', password: good },
    422,
    'phone_provider_disabled',
    'Phone logins are disabled',
  ],
  ['POST', '/token?grant_type=magic', {}, 400, 'invalid_credentials', 'unsupported_grant_type'],
  ['POST', '/token?grant_type=constructor', {}, 400, 'invalid_credentials', 'unsupported_grant_type'],
  [
    'POST',
    '/token?grant_type=refresh_token',
    { refresh_token: 'nonsense' },
    400,
    'validation_failed',
    'Refresh token is not valid',
  ],
  [
    'POST',
    '/token?grant_type=refresh_token',
    { refresh_token: 'abcdefghij12' },
    400,
    'refresh_token_not_found',
    'Invalid Refresh Token: Refresh Token Not Found',
  ],
  [
    'POST',
    '/token?grant_type=pkce',
    { auth_code: 'x' },
    400,
    'validation_failed',
    'invalid request: both auth code and code verifier should be non-empty',
  ],
  [
    'POST',
    '/token?grant_type=pkce',
    { auth_code: 'x', code_verifier: 'y' },
    404,
    'flow_state_not_found',
    'invalid flow state, no valid flow state found',
  ],
  ['POST', '/token?grant_type=web3', {}, 422, 'web3_provider_disabled', 'Web3 provider is disabled'],
  [
    'POST',
    '/token?grant_type=id_token',
    { provider: 'google', id_token: 'x' },
    400,
    'provider_disabled',
    'Provider (issuer "https://accounts.google.com") is not enabled',
  ],
];

const messages: Row[] = [
  ['POST', '/otp', {}, 400, 'validation_failed', 'One of email or phone must be set'],
  [
    'POST',
    '/otp',
    { email: 'a@b.example', phone: '1' },
    400,
    'validation_failed',
    'Only an email address or phone number should be provided',
  ],
  [
    'POST',
    '/otp',
    { email: 'a@b.example', channel: 'sms' },
    400,
    'validation_failed',
    'Channel should only be specified with Phone OTP',
  ],
  ['POST', '/otp', { phone: '441632960123' }, 400, 'phone_provider_disabled', 'Unsupported phone provider'],
  ['POST', '/recover', {}, 400, 'validation_failed', 'Password recovery requires an email'],
  [
    'POST',
    '/resend',
    {},
    400,
    'validation_failed',
    'Missing one of these types: signup, email_change, sms, phone_change',
  ],
  ['POST', '/resend', { type: 'signup' }, 400, 'validation_failed', 'Missing email address or phone number'],
  [
    'POST',
    '/resend',
    { type: 'signup', phone: '1' },
    400,
    'validation_failed',
    'Type provided requires an email address',
  ],
  [
    'POST',
    '/resend',
    { type: 'signup', email: 'a@b.example', phone: '1' },
    400,
    'validation_failed',
    'Only an email address or phone number should be provided.',
  ],
  [
    'POST',
    '/resend',
    { type: 'email_change', phone: '1' },
    400,
    'validation_failed',
    'Type provided requires an email address',
  ],
  [
    'POST',
    '/resend',
    { type: 'sms', phone: '1' },
    400,
    'phone_provider_disabled',
    'Unsupported phone provider',
  ],
  [
    'POST',
    '/resend',
    { type: 'sms', email: 'a@b.example' },
    400,
    'phone_provider_disabled',
    'Unsupported phone provider',
  ],
  [
    'POST',
    '/resend',
    { type: 'phone_change', phone: '1' },
    400,
    'phone_provider_disabled',
    'Unsupported phone provider',
  ],
];

const verify: Row[] = [
  ['POST', '/verify', {}, 400, 'validation_failed', 'Verify requires a verification type'],
  [
    'POST',
    '/verify',
    { type: 'email' },
    400,
    'validation_failed',
    'Verify requires either a token or a token hash',
  ],
  [
    'POST',
    '/verify',
    { type: 'email', token: '1', token_hash: '2' },
    400,
    'validation_failed',
    'Verify requires either a token or a token hash',
  ],
  [
    'POST',
    '/verify',
    { type: 'email', token: '1' },
    400,
    'validation_failed',
    'Only an email address or phone number should be provided on verify',
  ],
  [
    'POST',
    '/verify',
    { type: 'email', token_hash: '1', email: 'a@b.example' },
    400,
    'validation_failed',
    'Only the token_hash and type should be provided',
  ],
  [
    'POST',
    '/verify',
    { type: 'email', token: '1', email: 'nope' },
    422,
    'validation_failed',
    'Invalid email format',
  ],
  [
    'POST',
    '/verify',
    { type: 'sms', token: '1', phone: 'x' },
    400,
    'validation_failed',
    'Invalid phone number format (E.164 required)',
  ],
  [
    'POST',
    '/verify',
    { type: 'sms', token: '1', phone: '+44 1632 960123' },
    403,
    'otp_expired',
    'Token has expired or is invalid',
  ],
  [
    'POST',
    '/verify',
    { type: 'nope', token: '1', email: 'a@b.example' },
    400,
    'validation_failed',
    'Unsupported verification type',
  ],
  [
    'POST',
    '/verify',
    { type: 'nope', token_hash: '1' },
    400,
    'validation_failed',
    'Invalid email verification type',
  ],
  [
    'POST',
    '/verify',
    { type: 'email', token: '123456', email: 'a@b.example' },
    403,
    'otp_expired',
    'Token has expired or is invalid',
  ],
  [
    'POST',
    '/verify',
    { type: 'email', token_hash: 'x' },
    403,
    'otp_expired',
    'Email link is invalid or has expired',
  ],
];

const opened: Row[] = [
  ['GET', '/verify', undefined, 400, 'validation_failed', 'Verify requires a verification type'],
  ['GET', '/verify?token=x', undefined, 400, 'validation_failed', 'Verify requires a verification type'],
  [
    'GET',
    '/verify?type=signup',
    undefined,
    400,
    'validation_failed',
    'Verify requires a token or a token hash',
  ],
];

const offAnswers: Row[] = [
  ['POST', '/sso', {}, 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  ['POST', '/passkeys/registration/options', {}, 404, 'passkey_disabled', 'Passkeys are disabled'],
  ['GET', '/passkeys', undefined, 404, 'passkey_disabled', 'Passkeys are disabled'],
  ['GET', '/nothing', undefined, 404, 'not_found', 'There is nothing at this address'],
];

const broken: Row[] = [
  ['POST', '/signup', '{', 400, 'bad_json', 'Could not parse request body as JSON: invalid syntax'],
  ['POST', '/signup', '', 400, 'bad_json', 'Could not parse request body as JSON: invalid syntax'],
  ['POST', '/signup', '[]', 400, 'bad_json', 'Could not parse request body as JSON: expected an object'],
  [
    'POST',
    '/signup',
    { email: 7 },
    400,
    'bad_json',
    'Could not parse request body as JSON: email has the wrong type',
  ],
  ...['/signup', '/otp'].map((path): Row => [
    'POST',
    path,
    { email: 'a@b.example', password: 'camshaft and lifters', data: { full_name: { no: 'name' } } },
    400,
    'bad_json',
    'Could not parse request body as JSON: data has the wrong type',
  ]),
];

describe.each(engines)('refusals on %s', (engine) => {
  let garage: TestGarage;
  let person: Person;
  beforeAll(async () => {
    garage = await startAuthGarage(engine);
    person = await somebody(garage);
  });
  afterEach(() => garage.setTime(Temporal.Now.instant()));
  afterAll(() => garage.stop());

  test.each([...signup, ...token, ...messages, ...verify, ...opened, ...offAnswers, ...broken])(
    '%s %s %j',
    async (method, path, body, status, code, message) => {
      const answer = await callAuth(garage, method, path, { body });
      expect({ status: answer.status, ...answer.body }).toMatchObject({ status, code, message });
      expect(answer.headers.get('x-sb-error-code')).toBe(code);
      expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
      expect(answer.headers.get('content-type')).toBe('application/json');
    },
  );

  test('a body over a mebibyte is refused in the protocol’s words', async () => {
    const answer = await callAuth(garage, 'POST', '/signup', { body: { email: 'a'.repeat(1_100_000) } });
    expect({ status: answer.status, ...answer.body }).toMatchObject({
      status: 413,
      code: 'request_entity_too_large',
      message: 'Request body too large (max 1048576 bytes)',
    });
  });

  test('data nested too deeply to be written is refused, not treated as a defect', async () => {
    const data = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
    const body = `{"email":"deep@example.com","data":${data}}`;
    expect(await callAuth(garage, 'POST', '/otp', { body })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });

  test('older callers get the older body', async () => {
    for (const version of ['', '2023-01-01', 'yesterday']) {
      const answer = await callAuth(garage, 'POST', '/recover', {
        body: {},
        headers: { 'x-supabase-api-version': version },
      });
      expect(answer.body).toEqual({
        code: 400,
        error_code: 'validation_failed',
        msg: 'Password recovery requires an email',
      });
      expect(answer.headers.get('x-supabase-api-version')).toBeNull();
    }
  });

  test('a defect is reported without its details; older callers get an id to quote', async () => {
    const { schema } = garage.garage.db;
    const ask = (version: string) =>
      callAuth(garage, 'POST', '/token?grant_type=pkce', {
        body: { auth_code: crypto.randomUUID(), code_verifier: challenge },
        headers: { 'x-supabase-api-version': version },
      });
    const words = 'Unexpected failure, please check server logs for more information';
    await schema.alterTable('flow_states').renameTo('flow_states_away').execute();
    try {
      expect(await ask('2024-01-01')).toMatchObject({
        status: 500,
        body: { code: 'unexpected_failure', message: words },
      });
      expect((await ask('')).body).toEqual({
        code: 500,
        error_code: 'unexpected_failure',
        msg: words,
        error_id: expect.any(String),
      });
    } finally {
      await schema.alterTable('flow_states_away').renameTo('flow_states').execute();
    }
  });

  test('a request that is not finished after ten seconds is abandoned', { timeout: 9000 }, async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const headers = { 'content-length': '9', 'x-supabase-api-version': '2024-01-01' };
    const endless = { method: 'POST', headers, body: new ReadableStream(), duplex: 'half' };
    const asked = createApp(garage.garage).request('/auth/v1/signup', endless);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    const answer = await asked;
    expect(answer.status).toBe(504);
    expect(await answer.json()).toEqual({
      code: 'request_timeout',
      message: 'Processing this request timed out, please retry after a moment.',
    });
  });

  test('the refusal of a weak password says why', async () => {
    const answer = await callAuth(garage, 'POST', '/signup', {
      body: { email: 'a@b.example', password: 'x' },
    });
    expect(answer.body['weak_password']).toEqual({ reasons: ['length'] });
  });

  test('access tokens are checked in the protocol’s order', async () => {
    const secret = Buffer.from(garage.garage.env.jwtSecrets[0]);
    const sign = (claims: Record<string, unknown>, key = secret) =>
      new SignJWT({ aud: 'authenticated', ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime('1h')
        .sign(key);
    const session_id = crypto.randomUUID();
    const expect403 = async (bearer: string | undefined, expected: object) => {
      const answer = await callAuth(garage, 'GET', '/user', { token: bearer });
      expect({ status: answer.status, ...answer.body }).toMatchObject(expected);
    };
    await expect403(undefined, {
      status: 401,
      code: 'no_authorization',
      message: 'This endpoint requires a valid Bearer token',
    });
    await expect403('nonsense', { status: 403, code: 'bad_jwt' });
    await expect403(
      await sign({ sub: person.userId, session_id }, Buffer.from('another secret, as long as ours is')),
      { status: 403, code: 'bad_jwt' },
    );
    await expect403(await sign({ sub: person.userId, session_id, aud: 'others' }), {
      status: 403,
      code: 'bad_jwt',
    });
    await expect403(await sign({}), {
      status: 403,
      code: 'bad_jwt',
      message: 'invalid claim: missing sub claim',
    });
    await expect403(await sign({ sub: 'x' }), {
      status: 400,
      code: 'bad_jwt',
      message: 'invalid claim: sub claim must be a UUID',
    });
    await expect403(await sign({ sub: crypto.randomUUID(), session_id: 'x' }), {
      status: 403,
      message: 'invalid claim: session_id claim must be a UUID',
    });
    await expect403(await sign({ sub: crypto.randomUUID(), session_id }), {
      status: 403,
      code: 'user_not_found',
      message: 'User from sub claim in JWT does not exist',
    });
    await expect403(await sign({ sub: person.userId, session_id }), {
      status: 403,
      code: 'session_not_found',
      message: 'Session from session_id claim in JWT does not exist',
    });
    const unsigned =
      `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ sub: person.userId, session_id }))}.`.replaceAll(
        '=',
        '',
      );
    await expect403(unsigned, { status: 403, code: 'bad_jwt' });
    const asked = (audience: string) =>
      callAuth(garage, 'GET', '/user', { token: person.token, headers: { 'x-jwt-aud': audience } });
    expect(await asked('somebody-else')).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message: "Token audience doesn't match request audience" },
    });
    // A valid token is remembered, but not beyond its hour.
    expect((await asked('authenticated')).status).toBe(200);
    garage.setTime(Temporal.Now.instant().add({ hours: 2 }));
    await expect403(person.token, {
      status: 403,
      message: 'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
    });
  });

  test.each([
    ['GET', '/user'],
    ['PUT', '/user'],
    ['POST', '/logout'],
    ['GET', '/reauthenticate'],
    ['POST', '/factors'],
    ['POST', '/factors/x/challenge'],
    ['POST', '/factors/x/verify'],
    ['GET', '/factors/recovery-codes'],
    ['GET', '/user/identities/authorize'],
    ['DELETE', '/user/identities/x'],
  ])('%s %s needs a token before anything else', async (method, path) => {
    const answer = await callAuth(garage, method, path);
    expect({ status: answer.status, ...answer.body }).toMatchObject({
      status: 401,
      code: 'no_authorization',
    });
  });

  test('signed-in refusals', async () => {
    const { body } = await callAuth(garage, 'POST', '/token?grant_type=password', {
      body: { email: person.email, password },
    });
    const call = async (method: string, path: string, sent?: unknown) => {
      const answer = await callAuth(garage, method, path, {
        body: sent,
        token: String(body['access_token']),
      });
      return { status: answer.status, ...answer.body };
    };
    const refused: [body: object, status: number, code: string, message: string][] = [
      [
        { password: 'x', current_password: password },
        422,
        'weak_password',
        'Password should be at least 8 characters.',
      ],
      [
        { password: 'Person-1990', current_password: password },
        422,
        'weak_password',
        'Password is easy to guess from your name, your email address or our name, please add words of your own.',
      ],
      [{ password: '' }, 422, 'weak_password', 'Password should be at least 8 characters.'],
      [
        { password: good },
        400,
        'current_password_required',
        'Current password required when setting new password.',
      ],
      [
        { password: 'another password', current_password: 'wrong' },
        400,
        'current_password_invalid',
        'Current password required when setting new password.',
      ],
      [
        { password, current_password: password },
        422,
        'same_password',
        'New password should be different from the old password.',
      ],
      [
        { password: 'another password', nonce: '000000' },
        422,
        'reauthentication_not_valid',
        'Nonce has expired or is invalid',
      ],
      [
        { app_metadata: { role: 'admin' } },
        403,
        'not_admin',
        'Updating app_metadata requires admin privileges',
      ],
    ];
    for (const [sent, status, code, message] of refused)
      expect(await call('PUT', '/user', sent)).toMatchObject({ status, code, message });
    // Counted in bytes: the token that carries the data must fit into a header.
    expect(await call('PUT', '/user', { data: { about: '字'.repeat(3900) } })).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
    expect(await call('PUT', '/user', { data: { full_name: ['no name'] } })).toMatchObject({
      code: 'bad_json',
    });
    expect(await call('PUT', '/user', { email: 'nope' })).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Unable to validate email address: invalid format',
    });
    expect(await call('POST', '/logout?scope=nope')).toMatchObject({
      status: 400,
      message: 'Unsupported logout scope "nope"',
    });
    expect(await call('GET', '/user/identities/authorize?provider=x')).toMatchObject({
      status: 404,
      code: 'manual_linking_disabled',
      message: 'Manual linking is disabled',
    });
    expect(await call('DELETE', `/user/identities/${crypto.randomUUID()}`)).toMatchObject({
      status: 404,
      code: 'manual_linking_disabled',
    });
  });
});
