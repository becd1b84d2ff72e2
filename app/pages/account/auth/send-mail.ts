import type { AuthError } from '@supabase/auth-js';
import { authClient } from '../../../lib/auth-client.ts';
import { sentenceOf } from '../../../lib/auth-sentence.ts';
import { showToast } from '../../../ui/toast.tsx';
import { unheardAttempts } from '../parts/unheard.ts';

/** What a message with a code is for: confirming a sign-up, a forgotten password, or signing in. */
export type MailPurpose = 'signup' | 'recovery' | 'email';

const isRepeated = unheardAttempts();

/**
 * Whether a wish for a message was taken: also one whose answer got lost, and which is refused when it is sent again, as
 * the second one within a minute.
 */
export function isTaken(wish: string, error: AuthError | null): boolean {
  const mayBeOnItsWay = isRepeated(wish, error);
  return !error || (mayBeOnItsWay && error.code === 'over_email_send_rate_limit');
}

/** Asks for a message. @returns whether the server took the wish; a toast says either */
export async function sendMail(purpose: MailPurpose, email: string): Promise<boolean> {
  const { error } = await ask(purpose, email);
  const isOnItsWay = isTaken(`${purpose} ${email}`, error);
  if (error && !isOnItsWay) showToast({ title: 'Not sent', text: sentenceOf(error), bad: true });
  else showToast({ title: 'Check your email', text: 'If the address is right, a message is on its way.' });
  return isOnItsWay;
}

async function ask(purpose: MailPurpose, email: string) {
  const client = await authClient();
  if (purpose === 'signup') return client.resend({ type: 'signup', email });
  if (purpose === 'recovery') return client.resetPasswordForEmail(email);
  // A mistyped address must not become an account.
  return client.signInWithOtp({ email, options: { shouldCreateUser: false } });
}
