import { hc } from 'hono/client';
import type { Api } from '../../server/api.ts';
import type { ErrorCode, FieldErrors } from '../../server/errors.ts';
import { queryHeaders } from '../../features/search/header.ts';
import {
  accessToken,
  endSession,
  isAccountGone,
  isSessionReplaced,
  offline,
  renewSession,
  sessionEndedText,
  storedSessionId,
} from './auth-client.ts';
import { isOurs, FetchTimeout, fetchWithTimeout } from './fetch-with-timeout.ts';
import { erasePath, trackWrite } from './write-keys.ts';
import { showToast, currentErrorText } from '../ui/toast.tsx';

/** A request that was refused, failed or got no answer. `message` is a sentence for people. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'offline';
  readonly fields: FieldErrors;
  /** The whole answer, for the few errors that carry more than a sentence. */
  readonly body: unknown;

  constructor(code: ErrorCode | 'offline', message: string, fields: FieldErrors = {}, body?: unknown) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.body = body;
  }
}

/** Whether an error is an `ApiError` with one of these codes. */
export function isApiError(error: unknown, ...codes: ApiError['code'][]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code);
}

const sessionEnded = {
  title: 'Please sign in again',
  text: `${sessionEndedText} What you typed is kept, except passwords.`,
  bad: true,
};
const accountGone = { title: 'Account deleted', text: 'Your account has been deleted.' };
/** Milliseconds before each further attempt, when no answer came. */
const pauses = [400, 1500];

/**
 * The typed client of our API. Its calls carry the session's token; writes carry an `Idempotency-Key` that
 * stays the same until the server has answered, so that a retry never carries out a write twice.
 * Read an answer with `answerOf`.
 */
export const api = hc<Api>('/api', {
  fetch: (input: Request | string | URL, init?: RequestInit) =>
    send(input instanceof Request ? input.url : String(input), init),
});

/**
 * Sends a request to our API.
 * @param path such as `/api/vehicles`
 * @returns the answer, always a success
 * @throws {ApiError} with a sentence; its code is `offline` when no answer came
 */
export function send(path: string, init: RequestInit = {}): Promise<Response> {
  return attempt(path, init, storedSessionId(), true);
}

async function attempt(
  path: string,
  init: RequestInit,
  whose: string | undefined,
  mayRenew: boolean,
): Promise<Response> {
  const headers = new Headers(init.headers);
  const token = await accessToken().catch(cannotTell);
  // While this waited for a renewal, someone signed in in another tab: they did not make this request.
  if (isSessionReplaced(whose)) throw new ApiError('not_signed_in', sessionEndedText);
  if (token) headers.set('authorization', `Bearer ${token}`);
  const write = trackWrite(init.method ?? 'GET', path, typeof init.body === 'string' ? init.body : '');
  if (write) headers.set('idempotency-key', write.key);
  const answer = await fetchWithRetries(moveNamesToHeaders(path, headers), { ...init, headers });
  const error = isOurs(answer) ? null : await errorOf(answer);
  const isUnknown: boolean = isOutcomeUnknown(error) || isApiError(error, ...codesBeforeReplay);
  if (write && !isUnknown) write.answered(!error || error.code === 'key_reused');
  if (!error) return answer;
  if (error.code !== 'not_signed_in') throw error;
  // Someone has signed in in another tab meanwhile: their session is a different one and has not ended.
  if (isSessionReplaced(whose)) throw error;
  if (mayRenew && storedSessionId() !== undefined && (await renewSession().catch(cannotTell)))
    return attempt(path, init, whose, false);
  const isGone = token !== null && (await isAccountGone(token));
  // An earlier attempt deleted the account, and its response was lost.
  if (isGone && path === erasePath) return new Response(JSON.stringify({ erased: true }));
  // Or in this tab: another of the page's requests has already led it to /auth.
  if (isSessionReplaced(whose)) throw error;
  throw await sayWhyItEnded(isGone ? accountGone : sessionEnded, token !== null);
}

async function sayWhyItEnded(why: typeof accountGone, hadToken: boolean): Promise<ApiError> {
  // The session is already gone: another of the page's requests has reported its end, or the person has signed out in
  // another tab, which discards what was typed.
  if (hadToken && storedSessionId() === undefined) {
    const isSaid = why === accountGone || currentErrorText() === why.text;
    return new ApiError('not_signed_in', isSaid ? why.text : sessionEndedText);
  }
  // If there was no token, the browser has cleared our site's storage while the page was open.
  await endSession();
  // Shown here because the page leaves for /auth even after a background request; one toast for all its requests.
  if (currentErrorText() !== why.text) showToast(why);
  return new ApiError('not_signed_in', why.text);
}

function cannotTell(): never {
  throw new ApiError('offline', offline);
}

/**
 * Moves parameters that may hold a registration or a name into headers: addresses are logged on the way.
 * @returns the path without them
 */
function moveNamesToHeaders(path: string, headers: Headers): string {
  const { pathname, searchParams } = new URL(path, location.origin);
  for (const [name, header] of Object.entries(queryHeaders)) {
    const text = searchParams.get(name);
    if (text !== null) headers.set(header, encodeURIComponent(text));
    searchParams.delete(name);
  }
  const query = searchParams.toString();
  return query ? `${pathname}?${query}` : pathname;
}

/** Refusals that precede the server's check for a repeated write: an earlier, unanswered attempt may be stored. */
const codesBeforeReplay: ApiError['code'][] = ['not_signed_in', 'second_step_needed', 'too_many'];
/** Statuses sent before the request was read, or by something on the way. */
const worthRepeating = [408, 502, 504];
/** Whether it is unknown if a write was carried out: it may then be retried only as the same write. */
export const isOutcomeUnknown = (error: unknown): boolean => isApiError(error, 'offline', 'unavailable');

/** A request whose response was lost may be retried: reads change nothing, and writes carry their key. */
async function fetchWithRetries(path: string, init: RequestInit): Promise<Response> {
  for (const pause of pauses) {
    const answer = await fetchWithTimeout(path, init).catch(aborted);
    if (answer && !worthRepeating.includes(answer.status)) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  const answer = await fetchWithTimeout(path, init).catch(aborted);
  if (!answer) throw new ApiError('offline', offline);
  return answer;
}

function aborted(error: unknown): null {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  if (error instanceof FetchTimeout) throw new ApiError('offline', offline);
  return null;
}

async function errorOf(answer: Response): Promise<ApiError> {
  try {
    const body = (await answer.json()) as {
      error: { code: ErrorCode; message: string; fields?: FieldErrors };
    };
    return new ApiError(body.error.code, body.error.message, body.error.fields, body);
  } catch {
    return new ApiError('offline', offline);
  }
}

/**
 * Reads an answer's body with the type that the server's route gives it.
 * @throws {ApiError}
 */
export async function answerOf<T>(call: Promise<{ json(): Promise<T> }>): Promise<T> {
  return (await call).json();
}

/** @returns the server's sentence, or the given one when the error is not the server's */
export function messageOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.code !== 'unexpected' ? error.message : otherwise;
}

/**
 * The text of a failure toast from the specification: the server's sentence, or the specified words, followed by the
 * reason if no answer came (docs/decisions/006-words-on-screen.md).
 */
export function failureOf(error: unknown, specified: string): string {
  return isApiError(error, 'offline') ? `${specified} ${error.message}` : messageOf(error, specified);
}
