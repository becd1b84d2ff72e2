import { Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { canManageGarage, requireUser, type SignedIn } from '../features/auth/guards.server.ts';
import { isStillAllowed } from '../features/auth/sessions.server.ts';
import { AppError } from './errors.ts';
import type { AppEnv, Garage } from './garage.ts';
import type { LiveChange } from './live.ts';

const heartbeatMs = 25_000;
/** An unannounced change of access, such as by `npm run user`, ends a stream within this time. */
const checkMs = 5000;
/** Open streams that one account may have; a browser shows one page at a time. */
const streamsPerAccount = 20;

const open = new Map<string, number>();

/**
 * Server-sent events for a signed-in page: `event: changed` with a topic as data, never the change
 * itself. The token comes in the Authorization header, so that it appears in no address and no log. The
 * stream ends when the session does. A page states how long ago it began to load (`page-age`, milliseconds),
 * and first hears what has changed since.
 */
export const liveStream = new Hono<AppEnv>().use(requireUser).get('/', (c) => {
  const { garage, user } = c.var;
  // A proxy that buffers the answer would hold back every event.
  c.header('x-accel-buffering', 'no');
  // Nobody would read or end the stream of a HEAD request.
  if (c.req.method === 'HEAD') return c.body(null, 200, { 'content-type': 'text/event-stream' });
  const count = open.get(user.userId) ?? 0;
  if (count >= streamsPerAccount)
    throw new AppError('too_many', 'Too many pages are open at once. Please close some.');
  open.set(user.userId, count + 1);
  const mayStay = () => isStillAllowed(garage, c.req.header('authorization'), user);
  const age = Number(c.req.header('page-age') ?? 0);
  return streamSSE(c, (stream) =>
    streamChanges(garage, user, stream, { mayStay, age }).finally(() => releaseStream(user.userId)),
  );
});

function releaseStream(userId: string): void {
  const others = (open.get(userId) ?? 1) - 1;
  if (others > 0) open.set(userId, others);
  else open.delete(userId);
}

async function streamChanges(
  garage: Garage,
  user: SignedIn,
  stream: SSEStreamingApi,
  { mayStay, age }: { mayStay: () => Promise<boolean>; age: number },
): Promise<void> {
  const waiting = new Set<LiveChange['topic']>();
  // Access may have ended between the request's own check and this subscription.
  let mustCheck = true;
  let lastWord = performance.now();
  const over = new AbortController();
  let wake = () => {};
  const end = () => {
    over.abort();
    wake();
  };
  const unsubscribe = garage.live.subscribe((change) => {
    if (!concerns(change, user)) return;
    // If changes were missed, the end of access may be among them.
    if (change.topic === 'access' || change.topic === 'everything') mustCheck = true;
    if (change.topic !== 'access') waiting.add(change.topic);
    wake();
  }, end);
  // The page may have read its data before these changes.
  for (const change of garage.live.recent(age)) {
    if (change.topic !== 'access' && concerns(change, user)) waiting.add(change.topic);
    // Someone's role has changed: if it is this user's, the page still shows what the old role could see.
    if (isForAll(change)) waiting.add('everything');
  }
  stream.onAbort(end);
  await stream.writeSSE({ event: 'open', data: '' });
  while (!over.signal.aborted) {
    const isQuiet = waiting.size === 0 && !mustCheck && (await silence((resolve) => (wake = resolve)));
    const isCheck = mustCheck || isQuiet;
    mustCheck = false;
    if (over.signal.aborted || (isCheck && !(await mayStay()))) break;
    // A page that reads slowly gets each topic once, however often it changed meanwhile.
    const changes = [...waiting].map((topic) => `event: changed\ndata: ${topic}\n\n`).join('');
    waiting.clear();
    const words = changes || (performance.now() - lastWord >= heartbeatMs ? ': still here\n\n' : '');
    if (words === '') continue;
    await stream.write(words);
    lastWord = performance.now();
  }
  unsubscribe();
}

/** @returns true when nothing ended the wait before the next check was due */
function silence(onWake: (resolve: () => void) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), checkMs);
    onWake(() => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}

const isForAll = ({ topic, userId, profileId }: LiveChange) =>
  topic === 'access' && userId === undefined && profileId === undefined;

/** Staff hear of everything, a client only of their own data and the garage's settings, which govern appointments. */
function concerns(change: LiveChange, user: SignedIn): boolean {
  if (change.topic === 'everything' || change.topic === 'settings') return true;
  if (change.topic === 'access') {
    return (
      isForAll(change) ||
      change.userId === user.userId ||
      (user.profileId !== null && change.profileId === user.profileId)
    );
  }
  return canManageGarage(user) || (user.profileId !== null && change.profileId === user.profileId);
}
