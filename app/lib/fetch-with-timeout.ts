/** After this time, people see an error instead of watching a spinner on a dead connection. */
export const fetchTimeoutMs = 30_000;

/** No answer began in time; whether one will is unknown. */
export class FetchTimeout extends Error {}

/**
 * A `fetch` with a time limit. Browsers wait for minutes, and everything else waits while a session is being renewed.
 * @throws {Overdue}
 */
export async function fetchWithTimeout(...[request, init]: Parameters<typeof fetch>): Promise<Response> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), fetchTimeoutMs);
  try {
    return await fetch(request, { signal: patience.signal, ...init });
  } catch (error) {
    throw patience.signal.aborted ? new FetchTimeout('No answer came in time.') : error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Whether an answer is a genuine success: a filter on the way may answer with a page of its own instead. Pages that we
 * send, such as the copy of someone's data, are files to download.
 */
export function isOurs({ ok, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') && !headers.has('content-disposition');
  return ok && !isPage;
}
