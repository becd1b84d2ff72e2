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
    fetch: withoutTheirClock,
  });
}

/**
 * A session's end comes by the server's clock. Left out, the client reckons it by the browser's, which may be hours
 * wrong: it would renew the session at every call, until two tabs end it for each other, or never.
 */
async function withoutTheirClock(...request: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(...request);
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== 'object' || body === null || !('access_token' in body)) return answer;
  return Response.json({ ...body, expires_at: undefined }, answer);
}
