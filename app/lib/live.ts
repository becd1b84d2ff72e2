import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Change } from '../../server/live.ts';
import { accessToken } from './auth-client.ts';
import { refresh } from './query-client.ts';

type Ears = {
  /** Something may have changed; `everything` after a time without a connection. */
  changed(topic: Change['topic']): void;
  connected(isConnected: boolean): void;
};

type Listener = Ears & {
  /** How many milliseconds ago the page began to read what may have changed meanwhile. */
  age(): number;
};

/** Seconds before each further attempt to connect (specification, section 9). */
const waits = [1, 2, 5, 10];
/** An attempt to connect that takes longer is given up (specification, section 9). */
const connectMs = 10_000;
/** The server says something every 25 s; after twice that the connection is dead, whatever the system says. */
const silenceMs = 55_000;

/**
 * Keeps the page up to date: what changed on the server is asked for again. Query keys start with the
 * topic they show (`['appointments', …]`).
 * @returns whether the page hears of changes at the moment
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
 * Listens to the server's changes while the page is visible: browsers allow six connections to a server,
 * which hidden pages would use up.
 * @returns a function that stops it
 */
export function followChanges(ears: Ears): () => void {
  let attempt: AbortController | undefined;
  // What changed while the page was loading the first attempt is told; later ones may have missed anything.
  let hasMissed = false;
  const connected = (isConnected: boolean) => {
    ears.connected(isConnected);
    if (isConnected && hasMissed) ears.changed('everything');
    hasMissed = true;
  };
  const age = () => (hasMissed ? 0 : Math.round(performance.now()));
  const follow = () => {
    hasMissed ||= attempt !== undefined;
    attempt?.abort();
    attempt = new AbortController();
    if (document.visibilityState === 'visible')
      void keepListening({ ...ears, connected, age }, attempt.signal);
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

async function keepListening(ears: Listener, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let wasOpen = false;
    const end = await listen(signal, {
      ...ears,
      connected: () => {
        wasOpen = true;
        failures = 0;
        ears.connected(true);
      },
    }).catch(() => 'lost');
    // Signed out: the page will leave, and signing in again makes a new one.
    if (signal.aborted || end === 'signed out') return;
    // The end of a connection says little: a renewed session brings it, too. The next attempt will tell. Nor is
    // anybody offline whom the server has answered.
    if (!wasOpen && end !== 'refused') ears.connected(false);
    await pause((waits[Math.min(failures, waits.length - 1)] ?? 10) * 1000, signal);
    failures += 1;
  }
}

/**
 * One connection, from its beginning to its end.
 * @returns how it ended
 * @throws when it failed, or the server was silent for too long
 */
async function listen(signal: AbortSignal, ears: Listener): Promise<'signed out' | 'refused' | 'lost'> {
  // Ended by silence too. Safari joins two signals into one only since 17.4, which older iPhones never get.
  const connection = new AbortController();
  const end = () => connection.abort();
  signal.addEventListener('abort', end);
  let timer = setTimeout(end, connectMs);
  try {
    const token = await Promise.race([accessToken(), whenAborted(connection.signal)]);
    if (!token) {
      // Here the browser may have cleared what it keeps for our site, which tells nobody. As below, asking will.
      ears.changed('everything');
      return 'signed out';
    }
    const answer = await fetch('/api/live', {
      headers: { authorization: `Bearer ${token}`, 'page-age': String(ears.age()) },
      signal: connection.signal,
    });
    // The session has ended elsewhere. Whatever the page asks for next says so, and leads to signing in.
    if (answer.status === 401) {
      ears.changed('everything');
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
      if (event === 'open') ears.connected(true);
      // Only our own server is asked, and it sends nothing but topics.
      if (event === 'changed') ears.changed(line.slice('data:'.length).trim() as Change['topic']);
    }
    return 'lost';
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    end();
  }
}

/** Never resolves: the renewal of a session cannot be aborted, only left alone. */
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
