import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { OperatorError } from './errors.ts';

type Address = { port: number; host: string };

/**
 * Makes a server listen.
 * @throws {OperatorError} with one sentence when it cannot
 */
export async function listenOn(server: Server, { port, host }: Address): Promise<void> {
  server.listen(port, host);
  try {
    if (!server.listening) await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE')
      throw new OperatorError(
        `PORT ${port} is already in use: stop the other program or choose another PORT.`,
      );
    throw new OperatorError(`The server cannot listen on ${host}:${port}: ${String(error)}.`);
  }
}

/**
 * Takes a port and releases it, for callers whose work before listening would be wasted, or worse, if another server
 * has the port.
 * @throws {OperatorError} with one sentence when the port is not available
 */
export async function requirePort(address: Address): Promise<void> {
  const server = createServer((socket) => socket.destroy());
  await listenOn(server, address);
  await new Promise((resolve) => server.close(resolve));
}
