/** After this people are told, instead of watching what spins on a line that has died. */
export const patienceMs = 30_000;

/** No answer has begun in time: nobody knows whether one will. */
export class Overdue extends Error {}

/**
 * A `fetch` that does not wait for ever. Browsers do for minutes, and while a session is renewed all else waits for it.
 * @throws {Overdue}
 */
export async function patientFetch(...[request, init]: Parameters<typeof fetch>): Promise<Response> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), patienceMs);
  try {
    return await fetch(request, { signal: patience.signal, ...init });
  } catch (error) {
    throw patience.signal.aborted ? new Overdue('No answer came in time.') : error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Whether an answer is the success that it says: a filter on the way may answer with a page of its own instead. What we
 * write as a page, such as the copy of somebody's data, is a file to keep.
 */
export function isOurs({ ok, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') && !headers.has('content-disposition');
  return ok && !isPage;
}
