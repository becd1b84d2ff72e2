import type { AuthError } from '@supabase/auth-js';
import { authClient } from '../../../lib/auth-client.ts';
import { authErrorText } from '../../../lib/auth-error-text.ts';
import { showToast } from '../../../ui/toast.tsx';
import { trackUnansweredAttempts } from '../parts/unanswered-attempts.ts';

/** Why a message with a code is sent: to confirm a sign-up, for a forgotten password, or to sign in. */
export type MailPurpose = 'signup' | 'recovery' | 'email';

const isRepeated = trackUnansweredAttempts();

/**
 * Whether a request for a message was accepted. It was, too, if its response was lost and the retry is refused as the
 * second request within a minute.
 */
export function isAccepted(attempt: string, error: AuthError | null): boolean {
  const mayBeOnItsWay = isRepeated(attempt, error);
  return !error || (mayBeOnItsWay && error.code === 'over_email_send_rate_limit');
}

/** Requests a message. @returns whether the server accepted the request; a toast says so either way */
export async function sendMail(purpose: MailPurpose, email: string): Promise<boolean> {
  const { error } = await ask(purpose, email);
  const isOnItsWay = isAccepted(`${purpose} ${email}`, error);
  if (error && !isOnItsWay) showToast({ title: 'Not sent', text: authErrorText(error), bad: true });
  else showToast({ title: 'Check your email', text: 'If the address is right, a message is on its way.' });
  return isOnItsWay;
}

async function ask(purpose: MailPurpose, email: string) {
  const client = await authClient();
  if (purpose === 'signup') return client.resend({ type: 'signup', email });
  if (purpose === 'recovery') return client.resetPasswordForEmail(email);
  // A mistyped address must not create an account.
  return client.signInWithOtp({ email, options: { shouldCreateUser: false } });
}
