import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { BatchedResponse } from './batched-response.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function listen(
  hear: RequestListener<typeof IncomingMessage, typeof BatchedResponse>,
): Promise<number> {
  server = createServer({ ServerResponse: BatchedResponse }, hear).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test('an answer waits until all requests that have arrived are read, and each gets its own', async () => {
  const ended: boolean[][] = [];
  const answers: BatchedResponse[] = [];
  const port = await listen((request, answer) => {
    ended.push(answers.map((other) => other.writableEnded));
    answers.push(answer);
    answer.end(`This is ${request.url}.`);
  });
  const socket = connect(port, '127.0.0.1');
  const all = text(socket);
  socket.end('GET /one HTTP/1.1\r\nhost: a\r\n\r\nGET /two HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
  expect((await all).match(/This is .*?\./g)).toEqual(['This is /one.', 'This is /two.']);
  expect(ended, 'the first answer was not sent when the second request was heard').toEqual([[], [false]]);
});

test('earlier writes come first, and the callback is called', async () => {
  const told = Promise.withResolvers<void>();
  const port = await listen((_request, answer) => {
    answer.write('First, ');
    answer.end('a caf\u00e9.', 'latin1', told.resolve);
  });
  const sent = await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer();
  expect(Buffer.from(sent).toString('latin1')).toBe('First, a caf\u00e9.');
  await told.promise;
});

test('an answer whose reader has gone disturbs no other', async () => {
  const port = await listen((request, answer) => {
    if (request.url === '/gone') request.socket.destroy();
    answer.end('Still here.');
  });
  await expect(fetch(`http://127.0.0.1:${port}/gone`)).rejects.toThrow('fetch failed');
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('Still here.');
});
