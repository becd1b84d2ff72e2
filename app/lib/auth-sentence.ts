import type { AuthError } from '@supabase/auth-js';
import { offline } from './auth-client.ts';

const failedHere = 'Something went wrong on our side. Please try again in a few minutes.';

const wrongCode = 'That code is not right, or it is too old. Please type the one that the app shows now.';
const wrongRecoveryCode =
  'That recovery code is not right, or was used before: each works once. None left? Ring us, or ask an administrator.';

/** The server's message, or a sentence of ours when it was not reached, has failed or speaks of protocols. */
export function sentenceOf({ name, code, status, message }: AuthError): string {
  if (code === 'mfa_verification_failed')
    // The protocol tells the two by the words alone.
    return message.includes('recovery code') ? wrongRecoveryCode : wrongCode;
  if (name !== 'AuthRetryableFetchError') return message;
  return status === 500 || status === 503 ? failedHere : offline;
}
