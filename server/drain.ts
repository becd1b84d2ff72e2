import type { ServerType } from '@hono/node-server';

/** Milliseconds in which open connections are asked to end after their next answer. */
const farewell = 1000;
/** Milliseconds after which whatever is still open is cut off. */
const patience = 10_000;

/**
 * Lets a server stop without failing anybody's request. A browser or proxy that keeps a connection open may
 * send its next request at the very moment of closing. So for a second every answer says that the connection
 * ends with it, and only then is the door closed.
 * @returns what stops the server; `onClosing` ends the streams that would stay open for ever
 */
export function drainable(server: ServerType): (onClosing: () => Promise<void>) => Promise<void> {
  let isStopping = false;
  let answered = 0;
  server.prependListener('request', (_request, response) => {
    answered += 1;
    if (isStopping && !response.headersSent) response.setHeader('connection', 'close');
  });
  return async (onClosing) => {
    isStopping = true;
    await onClosing();
    if (answered > 0) await quiet(server);
    const cut = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), patience);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    clearTimeout(cut);
  };
}

/** Waits for the farewell to be over, or until nobody is connected any more. */
async function quiet(server: ServerType): Promise<void> {
  const until = performance.now() + farewell;
  while (performance.now() < until && (await connections(server)) > 0) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function connections(server: ServerType): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}
