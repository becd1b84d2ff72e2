import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePerson } from './people.ts';
import { startProcess } from './processes.ts';
import { startTestGarage, type TestGarage } from './server.ts';

describe('SIGTERM', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'garage-shutdown-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('under load: every request already sent is answered, connections end cleanly, and the process ends by itself', async () => {
    const server = await startProcess({ DATA_DIR: folder });
    const counts = { answered: 0, refused: 0, failed: [] as string[] };
    const callers = Array.from({ length: 20 }, () => ask(server.url, counts));
    await expect.poll(() => counts.answered, { timeout: 20_000 }).toBeGreaterThanOrEqual(500);
    const before = counts.answered;
    const code = await server.stop();
    await Promise.all(callers);
    expect(counts.failed).toEqual([]);
    expect(counts.answered).toBeGreaterThan(before);
    expect(counts.refused).toBe(20);
    expect(code).toBe(0);
  });

  test('open streams are ended, so that nobody waits for them', async () => {
    const garage = await startTestGarage('sqlite');
    const client = await makePerson(garage);
    const response = await client.file('/api/live');
    expect(response.status).toBe(200);
    const text = response.text();
    await garage.stop();
    // If the server had cut the stream off after its time limit, reading it to the end would fail.
    expect(await text).toContain('event: open');
  });
});

/** A caller that keeps its connection, as browsers and proxies do, and asks the database until nothing listens. */
async function ask(
  url: string,
  counts: { answered: number; refused: number; failed: string[] },
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const request = get(`${url}/readyz`, { agent });
    try {
      const [response] = await once(request, 'response');
      for await (const _ of response) {
        // Read the body to its end.
      }
      if (response.statusCode === 200) counts.answered += 1;
      else counts.failed.push(`status ${response.statusCode}`);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
      if (code === 'ECONNREFUSED') counts.refused += 1;
      else counts.failed.push(code);
      return;
    }
  }
}

test.skipIf(process.platform === 'win32')(
  'ending npm ends its server, and a signal that arrives twice cuts nobody off',
  async () => {
    const server = `
    const { onStopSignal } = await import('./server/signals.ts');
    onStopSignal((signal) => {
      console.log(signal);
      process.kill(process.pid, signal);
      setTimeout(() => process.exit(console.log('finished')), 50);
    });
    setTimeout(() => {}, 20_000);
    console.log('started');`;
    // As npm starts it: through a shell that the server does not replace.
    const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; :', process.execPath, server], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
    });
    let heard = '';
    shell.stdout.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    await once(shell.stdout, 'data');
    shell.kill();
    await once(shell.stdout, 'close');
    expect(heard).toBe('started\nSIGTERM\nfinished\n');
  },
);

describe('slow callers', () => {
  let garage: TestGarage;
  beforeAll(async () => {
    garage = await startTestGarage('sqlite');
  });
  afterAll(() => garage.stop());

  const speak = async (text: string): Promise<string> => {
    const socket = connect(Number(new URL(garage.url).port), '127.0.0.1');
    socket.write(text);
    let heard = '';
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    await once(socket, 'close');
    return heard;
  };

  test.concurrent('a caller that does not finish a request’s head is refused within seconds', async () => {
    expect(await speak('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toMatch(/^HTTP\/1\.1 408 /);
  });

  test.concurrent('a caller that does not finish the body is refused too, and nothing is stored', async () => {
    const head =
      'POST /api/enquiries HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n';
    expect(await speak(`${head}{"full_name":`)).toMatch(/^HTTP\/1\.1 408 /);
    expect(await garage.garage.db.selectFrom('contact_submissions').selectAll().execute()).toEqual([]);
  });

  test.concurrent('the server does not wait for a body that nothing reads, or keep it in memory', async () => {
    const head = 'PROPFIND /api/enquiries HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n';
    expect(await speak(head)).toMatch(/^HTTP\/1\.1 404 /);
  });

  test.concurrent('others are served meanwhile', async () => {
    const sockets = Array.from({ length: 200 }, () => connect(Number(new URL(garage.url).port), '127.0.0.1'));
    let sentAway = 0;
    for (const socket of sockets) {
      socket.on('error', () => {}).on('end', () => (sentAway += 1));
      socket.write('POST /api/enquiries HTTP/1.1\r\nHost: x\r\n');
    }
    expect((await fetch(`${garage.url}/healthz`)).status).toBe(200);
    expect(sentAway, 'the answer did not wait for them').toBe(0);
    for (const socket of sockets) socket.destroy();
  });
});
