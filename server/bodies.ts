import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';

/** Bytes that the socket reads ahead by itself; what is longer may still be on its way when the answer is out. */
const readAhead = 60_000;

/**
 * Ends the connection after the answer to a long body. A refusal may go out before the body is read, and then
 * the adapter cuts the connection half a second later: the caller's next request must not be on it.
 */
export function endAfterLongBody({ headers }: IncomingMessage, response: ServerResponse): void {
  const isLong =
    Number(headers['content-length'] ?? 0) > readAhead || headers['transfer-encoding'] !== undefined;
  if (isLong) response.setHeader('connection', 'close');
}

/**
 * Refuses bodies that are longer than a form of ours can be. Node reads no more of a body than its header says, and
 * refuses one that says two lengths, so that header is enough; Hono's own limit, which counts, would make a second
 * request object of each.
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

/** Whoever hangs up while their body is counted has broken nothing here: the log must not speak of the database. */
async function unlessHungUp(counting: MiddlewareHandler, c: Context, next: Next): Promise<Response | void> {
  try {
    return await counting(c, next);
  } catch (error) {
    // Not what a route throws: Hono has answered that before it comes this far.
    const isHungUp = error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
    if (!isHungUp) throw error;
    return c.body(null, 408);
  }
}

/** The methods whose body some route reads. Those of others that node understands, such as PROPFIND, stay unread. */
export const methodsWithBody = ['POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Waits for the whole body before anybody asks who may send it: a caller who sends it slowly on purpose is judged by
 * what they may do when it has come, not when it began.
 */
export const awaitBody = createMiddleware((c, next) =>
  methodsWithBody.includes(c.req.method) ? afterBody(c, next) : next(),
);

async function afterBody(c: Context, next: Next): Promise<Response | void> {
  try {
    await c.req.text();
  } catch {
    // Whoever has hung up hears no answer, and nothing has failed here.
    return c.body(null, 408);
  }
  return next();
}
