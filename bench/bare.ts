import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';

/**
 * The least that node:http can do: the same bytes for every request. `node bench/bare.ts FILE HEADERS`, with the
 * headers as JSON; the length is added.
 */
const [, , file = '', given = '{}'] = process.argv;
const body = readFileSync(file);
const headers = { ...(JSON.parse(given) as Record<string, string>), 'content-length': body.length };
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(0, '127.0.0.1', () =>
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
);
process.once('SIGTERM', () => process.exit(0));
