import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { drainable } from './drain.ts';

afterEach(() => void vi.useRealTimers());

test('a request that is never answered does not keep a server from stopping', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const request = get({ host: '127.0.0.1', port });
  await once(server, 'request');
  const cut = once(request, 'error');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const stopped = drainable(server, 1000)(() => Promise.resolve());
  await vi.advanceTimersByTimeAsync(10_000);
  await stopped;
  expect(await cut).toMatchObject([{ code: 'ECONNRESET' }]);
});

test('a connection that is still answering when idle ones are closed is closed as soon as it is idle', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  server.keepAliveTimeout = 0;
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const request = get({ host: '127.0.0.1', port, agent: new Agent({ keepAlive: true }) });
  const [, answer] = (await once(server, 'request')) as [unknown, ServerResponse];
  answer.write('First, ');
  const [heard] = (await once(request, 'response')) as [IncomingMessage];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const stopped = drainable(server)(() => Promise.resolve());
  await vi.advanceTimersByTimeAsync(10);
  answer.end('and last.');
  expect(await text(heard)).toBe('First, and last.');
  await vi.advanceTimersByTimeAsync(100);
  await stopped;
});
