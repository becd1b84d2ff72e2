import type { Session } from '@supabase/auth-js';
import { claimOf } from './claim.ts';
import { readJson } from './tab-storage.ts';
import { fetchWithTimeout } from './fetch-with-timeout.ts';
import type { SessionClient } from './session-client.ts';

/** Where the session is stored; the page's first script looks there too (`app/root.tsx`). */
export const sessionKey = 'garage-session';

/** The sentence for when no answer came. */
export const offline =
  'We cannot reach the garage at the moment. Please check your connection and try again.';

/** The sentence for when a session has ended elsewhere. */
export const sessionEndedText = 'Your session has ended. Please sign in again.';

/**
 * As `offline`, for when a part of the program could not be loaded. A retry is useless: after an upgrade the file has
 * another name, and Chromium never requests a file again that it could not load, until the page is reloaded.
 */
export const codeNotLoadedText =
  'We cannot reach the garage, or our site is newer than this page. Please check your connection and load the page again.';

let client: Promise<SessionClient> | undefined;
let announce: (client: SessionClient) => void = () => {};
/** The sign-in client, once it has been asked for and loaded. */
export const startedClient = new Promise<SessionClient>((resolve) => {
  announce = resolve;
});

/**
 * The browser's only sign-in client. It is loaded on demand, so that a person who only looks at /auth does
 * not wait for it.
 * @throws if it could not be loaded
 */
export function authClient(): Promise<SessionClient> {
  client ??= import('./session-client.ts').then(
    ({ newSessionClient }) => {
      const made = newSessionClient();
      announce(made);
      return made;
    },
    (error: unknown) => {
      client = undefined;
      throw error;
    },
  );
  return client;
}

/**
 * @returns the stored session (renewed if it is about to end), or null if nobody is signed in
 * @throws if that cannot be determined at the moment, because no answer came
 */
export async function storedSession(): Promise<Session | null> {
  const { data, error } = await (await authClient()).getSession();
  // A session that the server refused is no longer stored.
  if (error && localStorage.getItem(sessionKey)) throw error;
  return data.session;
}

/**
 * @returns the access token of the stored session, or null when nobody is signed in
 * @throws as `storedSession`
 */
export async function accessToken(): Promise<string | null> {
  return (await storedSession())?.access_token ?? null;
}

/** The id of the stored session, if any. It survives a renewal and changes with a new sign-in. */
export function storedSessionId(): string | undefined {
  const stored = readJson<{ access_token?: string }>(() => localStorage.getItem(sessionKey), {});
  return claimOf(stored.access_token ?? '', 'session_id');
}

/** Whether a session other than this `storedSessionId` has begun since, in another tab or this one. */
export function isSessionReplaced(sessionId: string | undefined): boolean {
  const now = storedSessionId();
  return now !== undefined && now !== sessionId;
}

/**
 * Renews a session that the server refuses although it has not expired by this browser's clock: one of the two clocks
 * has been corrected since, or the server signs with another secret.
 * @returns whether there is a session again
 * @throws as `storedSession`
 */
export async function renewSession(): Promise<boolean> {
  const { data, error } = await (await authClient()).refreshSession();
  // Another tab renewed it first.
  if (error?.name === 'AuthRefreshDiscardedError') return storedSessionId() !== undefined;
  // The client keeps a session that the server refused until it expires by this browser's clock.
  const isRefused = error?.name === 'AuthApiError';
  if (error && !isRefused && localStorage.getItem(sessionKey)) throw error;
  return data.session !== null;
}

/**
 * Whether the account behind an access token has been deleted; false if that cannot be determined. This bypasses the
 * client, which would forget the stored session on learning that it has ended, before the page has said so.
 */
export async function isAccountGone(token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetchWithTimeout(`${location.origin}/auth/v1/user`, { headers }).catch(() => null);
  return answer?.headers.get('x-sb-error-code') === 'user_not_found';
}

/** Forgets a session that the server no longer knows; the page then leads to /auth. */
export async function endSession(): Promise<void> {
  await (await authClient()).signOut({ scope: 'local' });
}
