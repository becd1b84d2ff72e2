import type { Factor, Session, User } from '@supabase/auth-js';

/** Whether the account has a second step that this session has not taken yet. The server refuses it until then. */
export function needsSecondStep(session: Session): boolean {
  return appOf(session.user) !== undefined && levelOf(session.access_token) === 'aal1';
}

/** @returns the authenticator app that an account's second step asks for, if it has one */
export function appOf(user: User): Factor | undefined {
  return user.factors?.find(({ status, factor_type }) => status === 'verified' && factor_type === 'totp');
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
