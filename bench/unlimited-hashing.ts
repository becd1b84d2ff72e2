import { argon2, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Pages from memory, and sign-ins that hash at once, however many arrive: what most servers do. */
const page = readFileSync(join(import.meta.dirname, '..', 'build', 'client', 'mot', 'index.html'));
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32, message: 'a wrong password' };
const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': page.length });
    response.end(page);
    return;
  }
  request.resume();
  argon2('argon2id', { ...parameters, nonce: randomBytes(16) }, () => {
    response.writeHead(400, { 'content-length': 0 });
    response.end();
  });
}).listen(0, '127.0.0.1', () =>
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
);
process.once('SIGTERM', () => process.exit(0));
