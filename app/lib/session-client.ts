import { AuthClient, type AuthError } from '@supabase/auth-js';
import { claimOf } from './claim.ts';
import { endSession, isOvertaken, sessionKey, storedSessionId } from './auth-client.ts';
import { patientFetch } from './patient-fetch.ts';

/** The sign-in client, and what the protocol's own lacks, such as ending a session on the server alone. */
export class SessionClient extends AuthClient {
  /**
   * As the protocol's own, which says for another minute that no answer came to a renewal, also once the line is back: here
   * the next one asks again.
   */
  override async getSession() {
    const answer = await super.getSession();
    if (answer.error?.name === 'AuthRetryableFetchError') this.lastRefreshFailure = null;
    return answer;
  }

  /**
   * Ends the stored session on the server, and not in this browser.
   * @param ending which it was when somebody asked for it
   * @returns why it may live on there
   */
  async endOnServer(ending = storedSessionId(), isRenewed = false): Promise<AuthError | null> {
    const { data, error } = await this.getSession();
    // It waited for a renewal, and somebody has signed in in another tab meanwhile: this session is not to end.
    if (isOvertaken(ending)) return null;
    // One that the server refused to renew is no longer stored.
    if (!data.session) return localStorage.getItem(sessionKey) ? error : null;
    const { error: refusal } = await this.admin.signOut(data.session.access_token, 'local');
    if (refusal?.code === 'bad_jwt' && !isRenewed) {
      // Too old by the server's clock alone, or of another secret: the session lives on.
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
    fetch: heedingOurServer,
  });
}

/**
 * A session's end comes by the server's clock. Left out, the client reckons it by the browser's, which may be hours
 * wrong: it would renew the session at every call, until two tabs end it for each other, or never.
 *
 * A session that has ended elsewhere ends here too, so that the page leads to signing in; the client would keep it, and
 * every form would go on saying that there is none.
 *
 * A refusal that is not our server's, such as the page of a filter on the way, says nothing of the session, nor does one
 * because others in the same network ask too much; the client would take either for its end.
 *
 * What comes late, of a session that is over here, is not for the one that has begun since: the client would store the
 * one that it asked for again, or forget whichever is stored.
 */
async function heedingOurServer(...request: Parameters<typeof fetch>): Promise<Response> {
  const { url, headers } = new Request(...request);
  // Signing out says itself what came of it, and what is to be forgotten.
  const isSigningOut = url.includes('/logout');
  const asked = isSigningOut ? undefined : claimOf(headers.get('authorization') ?? '', 'session_id');
  const answer = await patientFetch(...request);
  const isOver = isOvertaken(asked) || (answer.ok && storedSessionId() === undefined);
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
