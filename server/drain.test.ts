import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { drainable } from './drain.ts';

afterEach(() => void vi.useRealTimers());

test('who is never answered does not keep a server from stopping', async () => {
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
