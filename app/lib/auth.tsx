import type { AuthError, Session, User } from '@supabase/auth-js';
import { createContext, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { authClient } from './auth-client.ts';

export type Auth = {
  user: User | null;
  session: Session | null;
  /** Until the stored session has been read. */
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
  useEffect(() => {
    const { data } = authClient().onAuthStateChange((_event, current) => {
      setSession(current);
      setLoading(false);
    });
    return () => data.subscription.unsubscribe();
  }, []);
  return (
    <AuthContext value={{ user: session?.user ?? null, session, loading, signUp, signIn, signOut }}>
      {children}
    </AuthContext>
  );
}

/** @throws outside the provider (specification, section 8) */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

async function signUp(email: string, password: string, fullName: string) {
  const { data, error } = await authClient().signUp({
    email,
    password,
    options: { emailRedirectTo: `${location.origin}/`, data: { full_name: fullName } },
  });
  return { session: data.session, error };
}

async function signIn(email: string, password: string) {
  const { error } = await authClient().signInWithPassword({ email, password });
  return { error };
}

function signOut() {
  return authClient().signOut({ scope: 'local' });
}
