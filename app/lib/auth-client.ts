import { AuthClient } from '@supabase/auth-js';

let client: InstanceType<typeof AuthClient> | undefined;

/** The browser's one sign-in client. Never called while pages are prerendered. */
export function authClient(): InstanceType<typeof AuthClient> {
  client ??= new AuthClient({
    url: `${location.origin}/auth/v1`,
    storageKey: 'garage-session',
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
  });
  return client;
}

/** @returns a valid access token (renewed when it is about to end), or null when nobody is signed in */
export async function accessToken(): Promise<string | null> {
  const { data } = await authClient().getSession();
  return data.session?.access_token ?? null;
}

/** Forgets a session that the server no longer knows; the page then leads to /auth. */
export async function endSession(): Promise<void> {
  await authClient().signOut({ scope: 'local' });
}
