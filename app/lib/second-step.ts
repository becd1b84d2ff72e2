import type { Factor, Session, User } from '@supabase/auth-js';
import { claimOf } from './claim.ts';

/** Whether the account has a second step that this session has not completed. Until it has, the server refuses it. */
export function needsSecondStep(session: Session): boolean {
  return authenticatorOf(session.user) !== undefined && claimOf(session.access_token, 'aal') === 'aal1';
}

/** @returns the authenticator app that an account's second step asks for, if it has one */
export function authenticatorOf(user: User): Factor | undefined {
  return user.factors?.find(({ status, factor_type }) => status === 'verified' && factor_type === 'totp');
}
