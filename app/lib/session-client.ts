import { AuthClient } from '@supabase/auth-js';
import { sessionKey } from './auth-client.ts';

export type SessionClient = InstanceType<typeof AuthClient>;

/** A client that keeps its session in this browser. Never called while pages are prerendered. */
export function newSessionClient(): SessionClient {
  return new AuthClient({
    url: `${location.origin}/auth/v1`,
    storageKey: sessionKey,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
  });
}
