import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { awaitBody, limitBodies } from './bodies.ts';

test('a caller who hangs up during a body of no stated length is no failure; a connection that a route has lost is one', async () => {
  const failures: string[] = [];
  const app = new Hono()
    .use(limitBodies(10, () => expect.fail('this body is short')))
    .post('/', () => {
      throw lost('by the route');
    })
    .onError((error, c) => {
      failures.push(error.message);
      return c.body(null, 500);
    });
  const send = (start: (body: ReadableStreamDefaultController) => void) => {
    const request = { method: 'POST', body: new ReadableStream({ start }), duplex: 'half' as const };
    return app.request(new Request('http://garage.example/', request));
  };
  expect((await send((body) => body.error(lost('by the caller')))).status).toBe(408);
  expect((await send((body) => body.close())).status).toBe(500);
  expect(failures).toEqual(['by the route']);
});

test('a caller who hangs up during a body of stated length is no failure either', async () => {
  const app = new Hono().use(awaitBody).post('/', () => expect.fail('this body is incomplete'));
  const start = (body: ReadableStreamDefaultController) => body.error(lost('by the caller'));
  const request = { method: 'POST', body: new ReadableStream({ start }), duplex: 'half' as const };
  expect((await app.request(new Request('http://garage.example/', request))).status).toBe(408);
});

/** The error that node gives in both cases. */
const lost = (words: string) => Object.assign(new Error(words), { code: 'ECONNRESET' });
