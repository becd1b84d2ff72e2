import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';

/** Bytes that the socket reads ahead by itself; a longer body may still be arriving when the answer is sent. */
const readAhead = 60_000;

/**
 * Ends the connection after the answer to a long body. A refusal may be sent before the body is read, and the
 * adapter then cuts the connection half a second later: the caller must not send its next request on it.
 */
export function endAfterLongBody({ headers }: IncomingMessage, response: ServerResponse): void {
  const isLong =
    Number(headers['content-length'] ?? 0) > readAhead || headers['transfer-encoding'] !== undefined;
  if (isLong) response.setHeader('connection', 'close');
}

/**
 * Refuses bodies that are longer than any of our forms can be. Node reads no more of a body than its header states,
 * and refuses a request that states two lengths, so the header is enough. Hono's own limit, which counts, would make
 * a second request object for each.
 * @param maxSize bytes
 * @param refuse throws the error
 */
export function limitBodies(maxSize: number, refuse: () => never): MiddlewareHandler {
  const counting = bodyLimit({ maxSize, onError: refuse });
  return (c, next) => {
    const said = c.req.header('content-length');
    if (said === undefined) return unlessHungUp(counting, c, next);
    return Number(said) > maxSize ? refuse() : next();
  };
}

/** A caller who hangs up while the body is counted is no failure here: the log must not blame the database. */
async function unlessHungUp(counting: MiddlewareHandler, c: Context, next: Next): Promise<Response | void> {
  try {
    return await counting(c, next);
  } catch (error) {
    // Not from a route: Hono has already answered such errors before they get this far.
    const isHungUp = error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
    if (!isHungUp) throw error;
    return c.body(null, 408);
  }
}

/** The methods whose body some route reads. Bodies of node's other methods, such as PROPFIND, stay unread. */
export const methodsWithBody = ['POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Waits for the whole body before the caller's rights are checked: someone who sends it slowly on purpose is judged by
 * what they may do when it has arrived, not when it began.
 */
export const awaitBody = createMiddleware((c, next) =>
  methodsWithBody.includes(c.req.method) ? afterBody(c, next) : next(),
);

async function afterBody(c: Context, next: Next): Promise<Response | void> {
  try {
    await c.req.text();
  } catch {
    // A caller who has hung up gets no answer, and nothing has failed here.
    return c.body(null, 408);
  }
  return next();
}
