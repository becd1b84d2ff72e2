import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accessTokenOf, jsonAnswer, standInForBrowser, storedSession } from '../../tests/browser.ts';

const browser = standInForBrowser();
/** One attempt of the page to listen, and the garage's end of it. */
type Line = { say(text: string): void; hangUp(): void; signal: AbortSignal; headers: Headers };
let lines: Line[] = [];
/** What the garage answers with while it lets nobody listen. */
let refusal: number | 'lost' | 'nothing' | null = null;

vi.stubGlobal('fetch', (path: string, { headers, signal }: RequestInit = {}) => {
  if (path !== '/api/live' || !signal) return Promise.resolve(jsonAnswer({}, { status: 404 }));
  const given = Promise.withResolvers<Response>();
  signal.addEventListener('abort', () => given.reject(signal.reason));
  const { readable, writable } = new TransformStream<Uint8Array>();
  const writer = writable.getWriter();
  signal.addEventListener('abort', () => void writer.abort(signal.reason).catch(() => {}));
  lines.push({
    say: (text) => void writer.write(new TextEncoder().encode(text)).catch(() => {}),
    hangUp: () => void writer.close().catch(() => {}),
    signal,
    headers: new Headers(headers),
  });
  if (refusal === 'lost') given.reject(new TypeError('Failed to fetch'));
  else if (refusal === null) given.resolve(new Response(readable));
  else if (refusal !== 'nothing') given.resolve(jsonAnswer({}, { status: refusal }));
  return given.promise;
});
const { followChanges } = await import('./live.ts');
const { accessToken, sessionKey } = await import('./auth-client.ts');
// This loads the sign-in client: from here on nothing takes time except the page's own waits.
await accessToken();
vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

let heard: (string | boolean)[] = [];
let stop = () => {};
const start = () =>
  (stop = followChanges({
    changed: (topic) => heard.push(topic),
    connected: (isConnected) => heard.push(isConnected),
  }));

/** Waits for whatever follows by itself, without time passing on the page's clock. */
async function until(isSo: () => boolean, what: string): Promise<void> {
  for (let turn = 0; !isSo(); turn += 1) {
    if (turn > 100_000) expect.fail(`Never reached: ${what}; heard ${heard.join()}`);
    await new Promise(setImmediate);
  }
}
const attempts = (count: number) => until(() => lines.length === count, `${count} attempts`);
const latest = () => lines.at(-1) ?? expect.fail('Nothing is listening.');
const hears = (...what: (string | boolean)[]) =>
  until(() => heard.length >= what.length, what.join()).then(() => expect(heard).toEqual(what));
/** The garage ends the connection, and the page has noticed. */
const hangUp = async () => {
  latest().hangUp();
  await until(() => latest().signal.aborted, 'the connection is over');
  await settle();
};
/** All that follows by itself has followed. */
const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
};
const pass = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settle();
};

beforeEach(() => {
  [heard, lines, refusal] = [[], [], null];
  browser.document.visibilityState = 'visible';
  browser.localStorage.setItem(sessionKey, storedSession());
});
afterEach(() => stop());
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page hears what has changed, in whatever pieces it arrives', async () => {
  start();
  await attempts(1);
  expect(latest().headers.get('authorization')).toBe(`Bearer ${accessTokenOf()}`);
  latest().say('event: open\ndata: \n\n: here\n\nevent: chan');
  latest().say('ged\ndata: vehi');
  latest().say('cles\n\nevent: changed\ndata: quotes\n\n');
  // The page has just asked for everything and is told what has changed since: connecting is no reason to ask again.
  expect(Number(latest().headers.get('page-age'))).toBeGreaterThan(0);
  await hears(true, 'vehicles', 'quotes');
});

test('after a time without a connection the page asks for everything again; nobody is told before another attempt has failed', async () => {
  start();
  await attempts(1);
  latest().say('event: open\ndata: \n\n');
  await hears(true);
  await hangUp();
  await pass(999);
  expect(lines).toHaveLength(1);
  await pass(1);
  expect(lines).toHaveLength(2);
  expect(latest().headers.get('page-age'), 'it now asks for everything').toBe('0');
  latest().say('event: open\ndata: \n\n');
  await hears(true, true, 'everything');
  refusal = 'lost';
  await hangUp();
  await pass(1000);
  await hears(true, true, 'everything', false);
});

test.each([500, 'lost' as const])(
  'an attempt that meets %s is made again after 1, 2, 5, 10 and 10 seconds, and after 1 once it was heard',
  async (failure) => {
    refusal = failure;
    start();
    await attempts(1);
    await settle();
    let made = 1;
    for (const seconds of [1, 2, 5, 10, 10]) {
      await pass(seconds * 1000 - 1);
      expect(lines, `before ${seconds} s`).toHaveLength(made);
      await pass(1);
      expect(lines, `after ${seconds} s`).toHaveLength((made += 1));
    }
    refusal = null;
    await pass(10_000);
    latest().say('event: open\ndata: \n\n');
    // Even if the page has never been connected: something may have changed since it was loaded.
    await until(() => heard.at(-1) === 'everything', 'everything');
    expect(heard.at(-2)).toBe(true);
    await hangUp();
    await pass(1000);
    expect(lines).toHaveLength(made + 2);
  },
);

test('a connection counts as dead after 55 seconds of silence, and not while something is said every 25', async () => {
  start();
  await attempts(1);
  latest().say('event: open\ndata: \n\n');
  await hears(true);
  for (let beat = 0; beat < 4; beat += 1) {
    await pass(25_000);
    latest().say(': here\n\n');
    await settle();
  }
  refusal = 'lost';
  await pass(54_999);
  expect(latest().signal.aborted).toBe(false);
  await pass(1);
  expect(latest().signal.aborted).toBe(true);
  await pass(1000);
  expect(heard).toEqual([true, false]);
});

test('an unanswered attempt is abandoned after ten seconds and retried, later each time', async () => {
  refusal = 'nothing';
  start();
  await attempts(1);
  await pass(9999);
  expect(heard).toEqual([]);
  await pass(1);
  expect(heard).toEqual([false]);
  for (const [made, seconds] of [1, 2, 5, 10, 10].entries()) {
    await pass(seconds * 1000 - 1);
    expect(lines, `before ${seconds} s`).toHaveLength(made + 1);
    await pass(1);
    expect(lines, `after ${seconds} s`).toHaveLength(made + 2);
    await pass(10_000);
  }
});

test('a page that is hidden or gone does not listen, and one that is shown again does at once', async () => {
  browser.document.visibilityState = 'hidden';
  start();
  await settle();
  expect(lines).toHaveLength(0);
  browser.document.visibilityState = 'visible';
  browser.document.dispatchEvent(new Event('visibilitychange'));
  await attempts(1);
  latest().say('event: open\ndata: \n\n');
  // Something may have changed since the page was loaded, hidden behind another.
  await hears(true, 'everything');
  browser.document.visibilityState = 'hidden';
  browser.document.dispatchEvent(new Event('visibilitychange'));
  expect(latest().signal.aborted).toBe(true);
  await settle();
  expect(heard, 'nothing is wrong with the connection').toEqual([true, 'everything']);
  browser.document.visibilityState = 'visible';
  browser.document.dispatchEvent(new Event('visibilitychange'));
  await attempts(2);
  latest().say('event: open\ndata: \n\n');
  await hears(true, 'everything', true, 'everything');
  stop();
  expect(latest().signal.aborted).toBe(true);
  for (const event of ['visibilitychange', 'online']) {
    browser.document.dispatchEvent(new Event(event));
    browser.events.dispatchEvent(new Event(event));
  }
  await pass(60_000);
  expect(lines, 'a page that is gone does not reconnect').toHaveLength(2);
});

test('a network that is back is tried at once, in one connection', async () => {
  refusal = 'lost';
  start();
  await attempts(1);
  await hears(false);
  refusal = null;
  browser.events.dispatchEvent(new Event('online'));
  await attempts(2);
  browser.events.dispatchEvent(new Event('online'));
  await attempts(3);
  expect(lines.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  latest().say('event: open\ndata: \n\n');
  await settle();
  await pass(20_000);
  expect(lines).toHaveLength(3);
});

test('a session that has ended elsewhere is noticed, and not called offline: the page asks for everything, and so learns of it', async () => {
  refusal = 401;
  start();
  await hears('everything');
  await pass(1000);
  await hears('everything', 'everything');
});

test('after signing out the page stops listening and is not called offline, but it asks again, and so learns of it', async () => {
  browser.localStorage.removeItem(sessionKey);
  start();
  await settle();
  await pass(60_000);
  expect([lines, heard]).toEqual([[], ['everything']]);
});
