import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { AppError } from '../../server/errors.ts';

const derive = promisify(argon2);

/** OWASP's argon2id parameters (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1 };

// One core stays free for the pages, however many people sign in at once: the rest wait their turn. The networks take
// turns, so nobody waits behind all of a flood. When the queue is full, the network that holds the most places gives
// one up.
const atOnce = Math.max(1, availableParallelism() - 1);
const maxWaiting = 60;
/** Milliseconds. By then nobody waits for the answer any more (`timeout` in `api.server.ts`). */
const maxWait = 10_000;
type Waiting = { since: number; begin(): void; refuse(error: AppError): void };
/** Who waits, by network; the network whose turn is next comes first. */
const waiting = new Map<string, Waiting[]>();
let running = 0;

/**
 * Hashes a password off the event loop.
 * @param from the caller's network (`callerSite`), so that no single network can crowd out the others
 * @returns `$argon2id$v=19$m=…,t=…,p=…$salt$hash`, base64 without padding
 * @throws {AppError} `too_many` when too many hashes are already waiting
 */
export async function hashPassword(password: string, from = ''): Promise<string> {
  const salt = randomBytes(16);
  const hash = await inTurn(from, () =>
    derive('argon2id', { ...parameters, message: password, nonce: salt, tagLength: 32 }),
  );
  const { memory, passes, parallelism } = parameters;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain64(salt)}$${plain64(hash)}`;
}

/**
 * Hashes a code, as slowly as a password, so that the code can be looked up by its hash.
 * @param salt the same for all codes in the set that is searched; at least 8 bytes (RFC 9106)
 * @param from as for `hashPassword`
 * @throws {AppError} `too_many` when too many hashes are already waiting
 */
export async function hashCode(code: string, salt: Buffer, from: string): Promise<string> {
  const hash = await inTurn(from, () =>
    derive('argon2id', { ...parameters, message: code, nonce: salt, tagLength: 32 }),
  );
  return hash.toString('base64url');
}

/**
 * Checks a password against a stored hash. Without a hash it does the same work, so that the time taken
 * does not reveal whether an account exists.
 * @returns whether the password is right, and whether it should be hashed again with the current parameters
 * @throws {AppError} `too_many` when too many hashes are already waiting
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  from: string,
): Promise<{ isCorrect: boolean; needsRehash: boolean }> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored ?? '');
  if (!parts) {
    await hashPassword(password, from);
    return { isCorrect: false, needsRehash: false };
  }
  const [memory = 0, passes = 0, parallelism = 0] = parts.slice(1, 4).map(Number);
  const [salt = Buffer.alloc(0), expected = Buffer.alloc(0)] = parts
    .slice(4)
    .map((part) => Buffer.from(part, 'base64'));
  const hash = await inTurn(from, () =>
    derive('argon2id', {
      memory,
      passes,
      parallelism,
      message: password,
      nonce: salt,
      tagLength: expected.length,
    }),
  );
  const needsRehash =
    memory < parameters.memory || passes < parameters.passes || parallelism !== parameters.parallelism;
  return { isCorrect: timingSafeEqual(hash, expected), needsRehash };
}

async function inTurn<T>(from: string, work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (countWaiting() >= maxWaiting) makeRoom(from);
    await new Promise<void>((begin, refuse) => {
      const one = { since: performance.now(), begin, refuse };
      waiting.set(from, [...(waiting.get(from) ?? []), one]);
    });
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = takeNext();
    if (next) next.begin();
    else running -= 1;
  }
}

/** Takes the next request out of the queue. Its network then goes to the end. Those who waited too long are refused. */
function takeNext(): Waiting | undefined {
  for (const [from, [next, ...rest]] of waiting) {
    waiting.delete(from);
    if (rest.length > 0) waiting.set(from, rest);
    if (next && performance.now() - next.since <= maxWait) return next;
    next?.refuse(crowded());
  }
  return undefined;
}

const countWaiting = () => [...waiting.values()].reduce((sum, ones) => sum + ones.length, 0);

/** Refuses the last request from the network with the most waiting: the newcomer, unless its network has fewer. */
function makeRoom(from: string): void {
  const own = (waiting.get(from)?.length ?? 0) + 1;
  const [most, theirs] = [...waiting].reduce((a, b) => (b[1].length > a[1].length ? b : a));
  if (own >= theirs.length) throw crowded();
  waiting.set(most, theirs.slice(0, -1));
  theirs.at(-1)?.refuse(crowded());
}

function crowded(): AppError {
  return new AppError('too_many', 'Too many people are signing in right now. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
  });
}

function plain64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
