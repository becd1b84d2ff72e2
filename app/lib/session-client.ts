import { AuthClient, type AuthError } from '@supabase/auth-js';
import { claimOf } from './claim.ts';
import { endSession, isSessionReplaced, sessionKey, storedSessionId } from './auth-client.ts';
import { fetchWithTimeout } from './fetch-with-timeout.ts';

/** The protocol's sign-in client, plus what it lacks, such as ending a session on the server only. */
export class SessionClient extends AuthClient {
  /**
   * As the protocol's own, which goes on reporting for a minute that a renewal got no answer, even once the connection
   * is back: here the next call tries again.
   */
  override async getSession() {
    const answer = await super.getSession();
    if (answer.error?.name === 'AuthRetryableFetchError') this.lastRefreshFailure = null;
    return answer;
  }

  /**
   * Ends the stored session on the server, but not in this browser.
   * @param ending the id of the session that was stored when the person asked for this
   * @returns the error because of which the session may live on there, or null
   */
  async endOnServer(ending = storedSessionId(), isRenewed = false): Promise<AuthError | null> {
    const { data, error } = await this.getSession();
    // While this waited for a renewal, someone signed in in another tab: their session must not end.
    if (isSessionReplaced(ending)) return null;
    // A session that the server refused to renew is no longer stored.
    if (!data.session) return localStorage.getItem(sessionKey) ? error : null;
    const { error: refusal } = await this.admin.signOut(data.session.access_token, 'local');
    if (refusal?.code === 'bad_jwt' && !isRenewed) {
      // The token is too old by the server's clock only, or signed with another secret: the session lives on.
      const { error: silence } = await this.refreshSession();
      return silence?.name === 'AuthRetryableFetchError' ? silence : this.endOnServer(ending, true);
    }
    const isGone =
      refusal?.name === 'AuthSessionMissingError' || [401, 403, 404].includes(refusal?.status ?? 0);
    return isGone ? null : refusal;
  }
}

/** A client that keeps its session in this browser. Never called while pages are prerendered. */
export function newSessionClient(): SessionClient {
  return new SessionClient({
    url: `${location.origin}/auth/v1`,
    storageKey: sessionKey,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
    fetch: guardedFetch,
  });
}

/**
 * A session's expiry is by the server's clock; the browser's may be hours wrong. If it is left out, the client goes by
 * the browser's; otherwise it would renew at every call, until two tabs end the session for each other, or never.
 *
 * A session that has ended elsewhere ends here too, so that the page leads to signing in; the client would keep it, and
 * every form would go on reporting that there is none.
 *
 * A refusal that is not our server's, such as a filter's page, says nothing about the session; nor does one because
 * others on the same network have sent too many requests. The client would take either for the session's end.
 *
 * A late answer about a session that is over here must not affect the one that has begun since: the client would store
 * the old session again, or forget whichever is stored.
 */
async function guardedFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const { url, headers } = new Request(...request);
  // Signing out itself decides what its outcome was and what to forget.
  const isSigningOut = url.includes('/logout');
  const asked = isSigningOut ? undefined : claimOf(headers.get('authorization') ?? '', 'session_id');
  const answer = await fetchWithTimeout(...request);
  const isOver = isSessionReplaced(asked) || (answer.ok && storedSessionId() === undefined);
  if (asked && isOver) throw new TypeError('The session that asked is over.');
  const code = answer.headers.get('x-sb-error-code');
  if (!answer.ok && code === null) throw new TypeError('What answered was not our server.');
  if (answer.status === 429 && url.includes('refresh_token')) throw new TypeError('It is to be asked later.');
  if (code === 'session_not_found' && asked) void endSession().catch(() => {});
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== 'object' || body === null || !('access_token' in body)) return answer;
  return new Response(JSON.stringify({ ...body, expires_at: undefined }), answer);
}
