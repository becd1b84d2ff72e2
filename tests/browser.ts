import { vi } from 'vitest';
import { takeAwayWhatIsNewer } from './oldest-browser.ts';

/** What `app/lib` needs of a browser, for tests that need no page: an address, events, what is stored. */
export type BrowserStandIn = {
  /** Those of the window. */
  events: EventTarget;
  document: EventTarget & { visibilityState: 'visible' | 'hidden' };
  localStorage: Storage;
  sessionStorage: Storage;
};

/**
 * Puts a browser's surroundings around what is imported after it. The network is the caller's to stub: `fetch`.
 * `vi.unstubAllGlobals()` takes it away.
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

/** What a server answers, made without what the stand-in lacks. */
export function jsonAnswer(body: unknown, init?: ResponseInit): Response {
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init });
}

/** A token that names its session, as `app/lib` reads it. @param session `its-session` also after it was renewed */
export function accessTokenOf(name = 'its-token', session = 'its-session'): string {
  return `${name}.${btoa(JSON.stringify({ session_id: session }))}.`;
}

/** A session as the sign-in client stores it. @param seconds how long it is valid from now on */
export function storedSession(seconds = 3600, token = accessTokenOf()): string {
  return JSON.stringify({
    access_token: token,
    // One of its own: the client remembers a renewal that failed.
    refresh_token: crypto.randomUUID(),
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + seconds,
    user: { id: 'u1', aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' },
  });
}
