import { vi } from 'vitest';
import { takeAwayWhatIsNewer } from './oldest-browser.ts';

/** What `app/lib` needs from a browser, for tests that need no page: an address, events, storage. */
export type BrowserStandIn = {
  /** The window's events. */
  events: EventTarget;
  document: EventTarget & { visibilityState: 'visible' | 'hidden' };
  localStorage: Storage;
  sessionStorage: Storage;
};

/**
 * Gives modules imported after this call a browser's globals. Callers stub the network (`fetch`) themselves.
 * `vi.unstubAllGlobals()` removes the globals.
 */
export function standInForBrowser(): BrowserStandIn {
  takeAwayWhatIsNewer();
  const events = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  const stored = { localStorage: newStorage(), sessionStorage: newStorage() };
  const heard = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  const globals = { ...stored, ...heard, document, location: new URL('http://garage.test/dashboard') };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.stubGlobal('window', { ...heard, ...stored });
  return { events, document, ...stored };
}

function newStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}

/** A server's answer, made without the APIs that the stand-in lacks. */
export function jsonAnswer(body: unknown, init?: ResponseInit): Response {
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init });
}

/** A token that names its session, as `app/lib` reads it. @param session stays `its-session` after a renewal */
export function accessTokenOf(name = 'its-token', session = 'its-session'): string {
  return `${name}.${btoa(JSON.stringify({ session_id: session }))}.`;
}

/** A session as the sign-in client stores it. @param seconds how long it is valid from now */
export function storedSession(seconds = 3600, token = accessTokenOf()): string {
  return JSON.stringify({
    access_token: token,
    // Unique, because the client remembers a failed renewal.
    refresh_token: crypto.randomUUID(),
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + seconds,
    user: { id: 'u1', aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' },
  });
}
