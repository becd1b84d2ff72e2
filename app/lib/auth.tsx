import type { AuthError, Session, User } from '@supabase/auth-js';
import { createContext, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import {
  authClient,
  endSession,
  isSessionReplaced,
  sessionKey,
  startedClient,
  storedSession,
  storedSessionId,
} from './auth-client.ts';
import { onFirstTouch } from './first-touch.ts';
import { isStorageAvailable } from './tab-storage.ts';
import { clearDrafts, clearDraftsOfOthers, syncClearedDrafts } from './clear-drafts.ts';

export type Auth = {
  user: User | null;
  session: Session | null;
  /** True until the stored session has been read. */
  loading: boolean;
  signUp(
    email: string,
    password: string,
    fullName: string,
  ): Promise<{ session: Session | null; error: AuthError | null }>;
  signIn(email: string, password: string): Promise<{ error: AuthError | null }>;
  signOut(): Promise<{ error: AuthError | null }>;
};

const AuthContext = createContext<Auth | null>(null);

/** Who is signed in, for everything below. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session | null>(null);
  const [loading, setLoading] = useState(true);
  useEffect(
    () =>
      followSession((current) => {
        if (current) clearDraftsOfOthers(current.user.id);
        // Updates what the page's first script set (`app/root.tsx`): the sign-in form must not have Sign Out above it.
        document.documentElement.toggleAttribute('data-signed-in', current !== null);
        setSession(current);
        setLoading(false);
      }),
    [],
  );
  useEffect(syncClearedDrafts, []);
  return (
    <AuthContext value={{ user: session?.user ?? null, session, loading, signUp, signIn, signOut }}>
      {children}
    </AuthContext>
  );
}

/**
 * Reports the session now and whenever it changes. If none is stored, the client is not loaded before
 * someone touches the page.
 * @returns a function that stops this
 */
function followSession(tell: (session: Session | null) => void): () => void {
  // The error screen that explains this replaces the page: the client would lose the session on leaving the page.
  if (!isStorageAvailable()) throw new Error('This browser keeps nothing for our site.');
  let end = () => {};
  let hasEnded = false;
  void startedClient.then((client) => {
    if (hasEnded) return;
    const { data } = client.onAuthStateChange((_event, session) => {
      // The client also reports null for a stored session that it could not renew because no answer came. It retries.
      if (session || !localStorage.getItem(sessionKey)) tell(session);
    });
    end = () => data.subscription.unsubscribe();
  });
  const start = () => void authClient().catch(() => tell(null));
  const endLooking = whenStoredElsewhere(async () => {
    if (!localStorage.getItem(sessionKey)) return tell(null);
    const session = await storedSession();
    if (!hasEnded) tell(session);
  });
  if (localStorage.getItem(sessionKey)) start();
  else {
    tell(null);
    end = onFirstTouch(start);
  }
  return () => {
    hasEnded = true;
    end();
    endLooking();
  };
}

/**
 * The client's messages to other tabs do not reach a page in the back/forward cache, but such a page can read the
 * stored session when it is shown again.
 * @returns a function that stops this
 */
function whenStoredElsewhere(look: () => Promise<void>): () => void {
  // The key is null if all storage was cleared.
  const isAbout = (key: string | null) => key === sessionKey || key === null;
  const onStorage = ({ key }: StorageEvent) => isAbout(key) && void look().catch(() => {});
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && void look().catch(() => {});
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onPageShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
  };
}

/** @throws outside the provider (specification, section 8) */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

async function signUp(email: string, password: string, fullName: string) {
  const { data, error } = await (
    await authClient()
  ).signUp({
    email,
    password,
    options: { emailRedirectTo: `${location.origin}/`, data: { full_name: fullName } },
  });
  return { session: data.session, error };
}

async function signIn(email: string, password: string) {
  const { error } = await (await authClient()).signInWithPassword({ email, password });
  return { error };
}

/**
 * Ends the session on the server, and only then here: the client would forget it locally before asking the server, and
 * if no answer came, nothing would be left to retry with.
 */
async function signOut() {
  const ending = storedSessionId();
  const error = await (await authClient()).endOnServer();
  // Someone who has signed in in another tab meanwhile stays signed in.
  if (error || isSessionReplaced(ending)) return { error };
  // Without a stored session, the client sends the server nothing more.
  localStorage.removeItem(sessionKey);
  await endSession();
  clearDrafts();
  return { error };
}
