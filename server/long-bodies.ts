import type { IncomingMessage, ServerResponse } from 'node:http';

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
