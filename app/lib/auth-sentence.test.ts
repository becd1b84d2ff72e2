import { AuthApiError, AuthRetryableFetchError } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { offline } from './auth-client.ts';
import { sentenceOf } from './auth-sentence.ts';

test('whoever signs in reads why not, and blames their connection only when no answer came', () => {
  expect(sentenceOf(new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'))).toBe(
    'Invalid login credentials',
  );
  const wrong = (message: string) => sentenceOf(new AuthApiError(message, 422, 'mfa_verification_failed'));
  expect(wrong('Invalid TOTP code entered')).toMatch(/the app shows now/);
  expect(wrong('Invalid recovery code entered'), 'to somebody without the app').toMatch(/each works once/);
  for (const status of [0, 502, 504])
    expect(sentenceOf(new AuthRetryableFetchError('Bad Gateway', status))).toBe(offline);
  for (const status of [500, 503])
    expect(sentenceOf(new AuthRetryableFetchError('Unexpected failure', status))).toMatch(/on our side/);
});
