import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';

/** Milliseconds after which whatever is still open is cut off. */
const patience = 10_000;
/** Milliseconds between checks for connections that have become idle. */
const lookEvery = 50;

/**
 * Lets a server stop without failing a request that was sent. A browser or proxy that keeps a connection open
 * may send its next request just as the connection closes. So the server accepts no new connections, each remaining
 * answer states that its connection ends with it, and idle connections are closed only after a farewell.
 * @param farewell milliseconds that an idle connection has for one more request
 * @returns a function that stops the server; `onClosing` ends the streams that would stay open for ever
 */
export function drainable(server: Server, farewell = 0): (onClosing: () => Promise<void>) => Promise<void> {
  let isStopping = false;
  server.prependListener('request', (_request, response) => {
    if (isStopping) response.setHeader('connection', 'close');
  });
  return async (onClosing) => {
    isStopping = true;
    // The HTTP server's own close would also end idle connections at once.
    const closed = new Promise<void>((resolve) => Listener.prototype.close.call(server, () => resolve()));
    await onClosing();
    const closeIdle = () => server.closeIdleConnections();
    let looking: NodeJS.Timeout | undefined;
    const later = setTimeout(() => {
      closeIdle();
      looking = setInterval(closeIdle, lookEvery);
    }, farewell);
    const cut = setTimeout(() => server.closeAllConnections(), patience);
    await closed;
    for (const timer of [later, looking, cut]) clearTimeout(timer);
  };
}
