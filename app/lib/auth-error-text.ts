import type { AuthError } from '@supabase/auth-js';
import { codeLife } from '../../features/auth/lifetimes.ts';
import { offline, sessionEndedText } from './auth-client.ts';

const failedHere = 'Something went wrong on our side. Please try again in a few minutes.';

const wrongCode =
  'That code is wrong, too old or already used: each works once. Please enter the next one the app shows.';
const wrongRecoveryCode = 'That recovery code is wrong or already used: each works once.';

/**
 * The text that stays next to a refused password, for anyone who looked away while the toast was shown. It has its own
 * wording, because the page would otherwise show the server's message twice.
 */
export function passwordFieldError({ code, message }: AuthError): string | undefined {
  if (code === 'invalid_credentials') return 'This email and password do not match.';
  if (code === 'same_password') return 'You already use this one: please choose another.';
  const [figure] = /\d+/.exec(message) ?? [];
  // The protocol has no separate code for this.
  if (message.startsWith('Password cannot be longer'))
    return `Too long: use ${figure} plain letters or digits at most.`;
  if (code !== 'weak_password') return undefined;
  return figure
    ? `Too short: use ${figure} characters or more.`
    : 'Too easy to guess: please add words of your own.';
}

/**
 * The same for a code, which people copy from a message, an app or their recovery codes for a lost phone.
 * @param error null if the code was accepted
 */
export function codeFieldError(error: AuthError | null): string | undefined {
  if (error?.code === 'otp_expired')
    return `Not the code in our latest message, already used, over ${codeLife.words} old, or mistyped five times.`;
  if (error?.code !== 'mfa_verification_failed') return undefined;
  return isOfRecovery(error.message) ? 'This recovery code was not accepted.' : 'This code was not accepted.';
}

// The protocol distinguishes the two only by the wording.
const isOfRecovery = (message: string) => message.includes('recovery code');

/** The server's message, or our own sentence if the server was not reached, failed or wrote in protocol terms. */
export function authErrorText({ name, code, status, message }: AuthError): string {
  if (code === 'mfa_verification_failed') return isOfRecovery(message) ? wrongRecoveryCode : wrongCode;
  if (name === 'AuthSessionMissingError') return sessionEndedText;
  if (name !== 'AuthRetryableFetchError') return message;
  return status === 500 || status === 503 ? failedHere : offline;
}
