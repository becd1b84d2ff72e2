import type { Session } from '@supabase/auth-js';

/** Whether the account has a second step that this session has not taken yet. The server refuses it until then. */
export function needsSecondStep(session: Session): boolean {
  const hasApp = (session.user.factors ?? []).some(
    ({ status, factor_type }) => status === 'verified' && factor_type === 'totp',
  );
  return hasApp && levelOf(session.access_token) === 'aal1';
}

/** Reads the token's payload; only the server judges whether it is genuine. */
function levelOf(accessToken: string): unknown {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && 'aal' in claims ? claims.aal : undefined;
  } catch {
    return undefined;
  }
}
