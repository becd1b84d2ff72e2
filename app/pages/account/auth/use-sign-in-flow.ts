import type { AuthError } from '@supabase/auth-js';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { authErrorText } from '../../../lib/auth-error-text.ts';
import { storedSessionId } from '../../../lib/auth-client.ts';
import { useAuth } from '../../../lib/auth.tsx';
import { claimOf } from '../../../lib/claim.ts';
import { needsSecondStep } from '../../../lib/second-step.ts';
import { showToast } from '../../../ui/toast.tsx';
import { rememberedRecovery, rememberRecovery } from '../parts/recovery.ts';

/** @returns the error, and a sentence if the page knows more about it than the server says */
type Attempt = () => Promise<{ error: AuthError | null; sentence?: string | undefined }>;
/** Tries to get in. @returns whether it worked; if not, a toast has said why */
export type Enter = (attempt: Attempt, kind?: 'sign-in' | 'recovery') => Promise<boolean>;

/** What stands between a session and the dashboard. */
export type Gate = 'second-step' | 'new-password' | undefined;

/**
 * Sends a signed-in user to the dashboard: after the second step if the account has one, and after choosing a new
 * password if they came because they had forgotten theirs.
 * @param mayLeave false while the page itself has something to do first, such as signing out
 */
export function useSignInFlow(mayLeave: boolean) {
  const { session, loading } = useAuth();
  const navigate = useNavigate();
  const greets = useRef(false);
  // The id of the session of the user who forgot their password: another tab may store the session of someone who did
  // not. It is unknown until the attempt is over.
  const [recovery, setRecovery] = useState(rememberedRecovery);
  const [isTrying, setTrying] = useState(false);
  const isProved = session !== null && claimOf(session.access_token, 'session_id') === recovery;
  const gate = gateOf(session !== null && needsSecondStep(session), isProved);
  const isIn = !loading && session !== null && gate === undefined && !isTrying;

  useEffect(() => {
    if (!isIn || !mayLeave) return;
    if (greets.current) showToast({ title: 'Welcome back!', text: 'You have been successfully logged in.' });
    greets.current = false;
    void navigate('/dashboard', { replace: true });
  }, [isIn, mayLeave, navigate]);

  const settle = (sessionId: string) => {
    setTrying(false);
    setRecovery(sessionId);
    rememberRecovery(sessionId);
  };
  const enter: Enter = async (attempt, kind = 'sign-in') => {
    // The second step continues what the first began.
    const recovers = kind === 'recovery' || (gate === 'second-step' && isProved);
    // Before the attempt: the session may arrive before the attempt's own response.
    greets.current = !recovers;
    setTrying(recovers);
    const failed = () => {
      greets.current = false;
      setTrying(false);
    };
    const { error, sentence } = await attempt().catch((unexpected: unknown) => {
      failed();
      throw unexpected;
    });
    if (!error) {
      settle(recovers ? (storedSessionId() ?? '') : '');
      return true;
    }
    failed();
    showToast({ title: 'Login Error', text: sentence ?? authErrorText(error), bad: true });
    return false;
  };
  return { gate, enter, recovered: () => settle('') };
}

function gateOf(lacksSecondStep: boolean, isRecovering: boolean): Gate {
  if (lacksSecondStep) return 'second-step';
  return isRecovering ? 'new-password' : undefined;
}
