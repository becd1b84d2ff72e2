import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LiveChange } from '../../server/live.ts';
import { accessToken } from './auth-client.ts';
import { refresh } from './query-client.ts';

type LiveHandlers = {
  /** Something may have changed; `everything` after a time without a connection. */
  changed(topic: LiveChange['topic']): void;
  connected(isConnected: boolean): void;
};

type Listener = LiveHandlers & {
  /** Milliseconds since the page began to read data that may have changed meanwhile. */
  age(): number;
};

/** Seconds before each further attempt to connect (specification, section 9). */
const waits = [1, 2, 5, 10];
/** An attempt to connect that takes longer is abandoned (specification, section 9). */
const connectMs = 10_000;
/** The server sends something every 25 s; after twice that and a margin, the connection counts as dead. */
const silenceMs = 55_000;

/**
 * Keeps the page up to date by refetching what changed on the server. Query keys start with the
 * topic they show (`['appointments', …]`).
 * @returns whether the page is receiving changes at the moment
 */
export function useLive(): { isConnected: boolean } {
  const queries = useQueryClient();
  const [isConnected, setIsConnected] = useState(true);
  useEffect(
    () =>
      followChanges({
        changed: (topic) => void refresh(queries, topic),
        connected: setIsConnected,
      }),
    [queries],
  );
  return { isConnected };
}

/**
 * Listens for changes on the server while the page is visible: browsers allow six connections to a server,
 * which hidden pages would use up.
 * @returns a function that stops it
 */
export function followChanges(handlers: LiveHandlers): () => void {
  let attempt: AbortController | undefined;
  // The first attempt is told what changed while the page was loading; later ones may have missed anything.
  let hasMissed = false;
  const connected = (isConnected: boolean) => {
    handlers.connected(isConnected);
    if (isConnected && hasMissed) handlers.changed('everything');
    hasMissed = true;
  };
  const age = () => (hasMissed ? 0 : Math.round(performance.now()));
  const follow = () => {
    hasMissed ||= attempt !== undefined;
    attempt?.abort();
    attempt = new AbortController();
    if (document.visibilityState === 'visible')
      void keepListening({ ...handlers, connected, age }, attempt.signal);
  };
  document.addEventListener('visibilitychange', follow);
  globalThis.addEventListener('online', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    globalThis.removeEventListener('online', follow);
    attempt?.abort();
  };
}

async function keepListening(handlers: Listener, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let wasOpen = false;
    const end = await listen(signal, {
      ...handlers,
      connected: () => {
        wasOpen = true;
        failures = 0;
        handlers.connected(true);
      },
    }).catch(() => 'lost');
    // Signed out: the person leaves this page, and signing in again opens a new one.
    if (signal.aborted || end === 'signed out') return;
    // The end of a connection says little, as a renewed session causes it too: the next attempt will tell. And if the
    // server has refused, it has answered, so the page is not offline.
    if (!wasOpen && end !== 'refused') handlers.connected(false);
    await pause((waits[Math.min(failures, waits.length - 1)] ?? 10) * 1000, signal);
    failures += 1;
  }
}

/**
 * One connection, from its beginning to its end.
 * @returns how it ended
 * @throws if it failed, or the server was silent for too long
 */
async function listen(signal: AbortSignal, handlers: Listener): Promise<'signed out' | 'refused' | 'lost'> {
  // Silence ends it too. Safari can join two signals into one only since 17.4, which older iPhones never get.
  const connection = new AbortController();
  const end = () => connection.abort();
  signal.addEventListener('abort', end);
  let timer = setTimeout(end, connectMs);
  try {
    const token = await Promise.race([accessToken(), whenAborted(connection.signal)]);
    if (!token) {
      // The browser may have cleared our site's storage, which triggers no event. As below, a request will show it.
      handlers.changed('everything');
      return 'signed out';
    }
    const answer = await fetch('/api/live', {
      headers: { authorization: `Bearer ${token}`, 'page-age': String(handlers.age()) },
      signal: connection.signal,
    });
    // The session has ended elsewhere. The page's next request reports that and leads to signing in.
    if (answer.status === 401) {
      handlers.changed('everything');
      return 'refused';
    }
    if (!answer.ok || !answer.body) return 'lost';
    const lines = linesOf(answer.body.pipeThrough(new TextDecoderStream()));
    let event = '';
    for await (const line of lines) {
      clearTimeout(timer);
      timer = setTimeout(end, silenceMs);
      if (line.startsWith('event: ')) event = line.slice('event: '.length);
      if (!line.startsWith('data:')) continue;
      if (event === 'open') handlers.connected(true);
      // This listens only to our own server, which sends nothing but topics.
      if (event === 'changed') handlers.changed(line.slice('data:'.length).trim() as LiveChange['topic']);
    }
    return 'lost';
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    end();
  }
}

/** Only ever rejects: a session's renewal cannot be aborted, but the caller can stop waiting for it. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The connection was given up.')));
  });
}

async function* linesOf(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
