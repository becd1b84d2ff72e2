import type { Factor, Session } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { needsSecondStep } from './second-step.ts';

function session(aal: string, factors: Pick<Factor, 'factor_type' | 'status'>[]): Session {
  const payload = Buffer.from(JSON.stringify({ aal, name: '>>>???' })).toString('base64url');
  return { access_token: `head.${payload}.signature`, user: { factors } } as unknown as Session;
}

test('the second step is asked for once an app is confirmed, and until it is taken', () => {
  const confirmed = { factor_type: 'totp', status: 'verified' } as const;
  const begun = { factor_type: 'totp', status: 'unverified' } as const;
  expect(needsSecondStep(session('aal1', [confirmed]))).toBe(true);
  expect(needsSecondStep(session('aal2', [confirmed]))).toBe(false);
  expect(
    needsSecondStep({ access_token: 'no token', user: { factors: [confirmed] } } as unknown as Session),
  ).toBe(false);
  // Abandoned before the first code: nobody could complete it.
  expect(needsSecondStep(session('aal1', [begun]))).toBe(false);
  expect(needsSecondStep(session('aal1', []))).toBe(false);
});
