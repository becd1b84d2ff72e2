import { AuthApiError, AuthRetryableFetchError, AuthSessionMissingError } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { checkStrength, weaknessOf } from '../../features/auth/strength.server.ts';
import { offline } from './auth-client.ts';
import { codeFieldError, passwordFieldError, authErrorText } from './auth-error-text.ts';

test('people whose sign-in fails read why, and that it is their connection only if no answer came', () => {
  expect(authErrorText(new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'))).toBe(
    'Invalid login credentials',
  );
  const wrong = (message: string) => authErrorText(new AuthApiError(message, 422, 'mfa_verification_failed'));
  expect(wrong('Invalid TOTP code entered')).toMatch(/already used.*the next one/);
  expect(wrong('Invalid recovery code entered'), 'for someone without the app').toMatch(/each works once/);
  expect(authErrorText(new AuthSessionMissingError()), 'if the session ended elsewhere').toMatch(/has ended/);
  for (const status of [0, 502, 504])
    expect(authErrorText(new AuthRetryableFetchError('Bad Gateway', status))).toBe(offline);
  for (const status of [500, 503])
    expect(authErrorText(new AuthRetryableFetchError('Unexpected failure', status))).toMatch(/on our side/);
});

test('the text that stays beside a refused password says why, and never repeats the toast', () => {
  const beside = (code: string, message: string) => {
    const error = new AuthApiError(message, 422, code);
    expect(passwordFieldError(error)).not.toBe(authErrorText(error));
    return passwordFieldError(error);
  };
  expect(beside('invalid_credentials', 'Invalid login credentials')).toMatch(
    /email and password do not match/,
  );
  // The server's own words, from which the number of characters is read.
  const whose = { email: 'ada7@example.com', fullName: 'Ada Kerr' };
  const weak = (password: string) =>
    beside(
      'weak_password',
      weaknessOf(password, whose, 12)?.message ?? expect.fail(`${password} is strong.`),
    );
  expect(weak('gudgeon')).toMatch(/use 12 characters/);
  for (const guessed of ['112233445566', 'adakerr20261'])
    expect(weak(guessed), guessed).toMatch(/easy to guess/);
  const long = () => checkStrength('stray otter '.repeat(7), whose, 12);
  expect(long).toThrow('Password cannot be longer than 72 characters');
  expect(beside('validation_failed', 'Password cannot be longer than 72 characters')).toMatch(/72 plain/);
  expect(beside('same_password', 'New password should be different from the old password.')).toMatch(
    /already/,
  );
  expect(beside('user_banned', 'User is banned'), 'other refusals appear only in the toast').toBe(undefined);
  const address = 'Unable to validate email address: invalid format';
  expect(beside('validation_failed', address), 'errors elsewhere appear only there too').toBe(undefined);
});

test('the text that stays beside a refused code says so, and never repeats the toast', () => {
  const beside = (code: string, message: string) => {
    const error = new AuthApiError(message, 422, code);
    expect(codeFieldError(error)).not.toBe(authErrorText(error));
    return codeFieldError(error);
  };
  const dead = beside('otp_expired', 'Token has expired or is invalid');
  for (const cause of ['latest message', 'already used', 'ten minutes', 'five times'])
    expect(dead, 'any of these may have invalidated the right code').toContain(cause);
  expect(beside('mfa_verification_failed', 'Invalid TOTP code entered')).toMatch(/^This code/);
  expect(beside('mfa_verification_failed', 'Invalid recovery code entered')).toMatch(/^This recovery code/);
  expect(beside('user_banned', 'User is banned'), 'other refusals appear only in the toast').toBe(undefined);
});
