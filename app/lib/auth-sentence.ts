import type { AuthError } from '@supabase/auth-js';
import { offline, sessionOver } from './auth-client.ts';

const failedHere = 'Something went wrong on our side. Please try again in a few minutes.';

const wrongCode =
  'That code is not right, too old or used already: each works once. Please type the next one that the app shows.';
const wrongRecoveryCode =
  'That recovery code is not right, or was used before: each works once. None left? Ring us, or ask an administrator.';

/**
 * What stays beside a password that was refused, for whoever looked away while the toast was there. In words of its own:
 * the page would say the server's twice.
 */
export function besidePassword({ code, message }: AuthError): string | undefined {
  if (code === 'invalid_credentials') return 'This email and this password do not belong together.';
  if (code === 'same_password') return 'You have this one already: please choose another.';
  const [figure] = /\d+/.exec(message) ?? [];
  // The protocol has no code of its own for it.
  if (message.startsWith('Password cannot be longer'))
    return `Too long: it takes ${figure} plain letters or figures at most.`;
  if (code !== 'weak_password') return undefined;
  return figure
    ? `Too short: it takes ${figure} characters or more.`
    : 'Too easy to guess: please add words of your own.';
}

/**
 * The same for a code of a message, of an app or for a lost phone, which is typed from somewhere else.
 * @param error null: it was taken
 */
export function besideCode(error: AuthError | null): string | undefined {
  if (error?.code === 'otp_expired')
    return 'Not the code of our newest message, used already, over ten minutes old, or mistyped five times.';
  if (error?.code !== 'mfa_verification_failed') return undefined;
  return isOfRecovery(error.message) ? 'This recovery code was not taken.' : 'This code was not taken.';
}

// The protocol tells the two by the words alone.
const isOfRecovery = (message: string) => message.includes('recovery code');

/** The server's message, or a sentence of ours when it was not reached, has failed or speaks of protocols. */
export function sentenceOf({ name, code, status, message }: AuthError): string {
  if (code === 'mfa_verification_failed') return isOfRecovery(message) ? wrongRecoveryCode : wrongCode;
  if (name === 'AuthSessionMissingError') return sessionOver;
  if (name !== 'AuthRetryableFetchError') return message;
  return status === 500 || status === 503 ? failedHere : offline;
}
