import { connect } from 'node:net';

/** One request. */
export type Call = { method?: string; path: string; headers?: Record<string, string>; body?: string };
/** The result of a load: `rate` answers per second, times in milliseconds. */
export type Outcome = {
  answers: number;
  rate: number;
  p99: number;
  statuses: Record<string, number>;
};

type LoadOptions = { connections: number; seconds: number; obedient?: boolean; awake?: boolean };

/**
 * Sends requests over open connections, each as soon as the last was answered. It speaks just enough HTTP
 * to know where an answer ends, because on two cores a heavier client would be what is measured.
 * @param next gives each request, or undefined when there are no more
 * @param options `obedient`: a connection that is told to try later (429) sends no more in this load; `awake`: the
 *   client does not sleep while it waits, because the kernel charges a server for waking it, a slower one more often
 */
export async function load(
  url: string,
  next: () => Call | undefined,
  { connections, seconds, obedient = false, awake = false }: LoadOptions,
): Promise<Outcome> {
  const { hostname, port, host } = new URL(url);
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  const started = performance.now();
  const until = started + seconds * 1000;
  const line = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      let sent = 0;
      let buffer: Buffer = Buffer.alloc(0);
      const send = () => {
        const call = performance.now() < until ? next() : undefined;
        if (!call) {
          socket.end();
          return resolve();
        }
        sent = performance.now();
        socket.write(text(call, host));
      };
      socket.setNoDelay(true);
      socket.on('connect', send);
      socket.on('error', reject);
      socket.on('data', (chunk: Buffer) => {
        buffer = buffer.length === 0 ? chunk : Buffer.concat([buffer, chunk]);
        const status = endOfAnswer(buffer);
        if (!status) return;
        buffer = Buffer.alloc(0);
        times.push(performance.now() - sent);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (obedient && status === '429') socket.end(resolve);
        else send();
      });
    });
  const stayAwake = () => void (performance.now() < until && setImmediate(stayAwake));
  if (awake) stayAwake();
  await Promise.all(Array.from({ length: connections }, line));
  const elapsed = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { answers: times.length, rate: times.length / elapsed, p99: at(0.99), statuses };
}

function text({ method = 'GET', path, headers = {}, body }: Call, host: string): string {
  const all = {
    host,
    ...headers,
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
}

/** @returns the answer's status once the whole answer is there */
function endOfAnswer(buffer: Buffer): string | undefined {
  const head = buffer.indexOf('\r\n\r\n');
  if (head === -1) return undefined;
  const lines = buffer.toString('latin1', 0, head);
  const status = lines.slice(9, 12);
  const length = /\r\ncontent-length: *(\d+)/i.exec(lines)?.[1];
  if (length !== undefined) return buffer.length >= head + 4 + Number(length) ? status : undefined;
  if (!/\r\ntransfer-encoding: *chunked/i.test(lines)) return status;
  return buffer.subarray(-5).toString('latin1') === '0\r\n\r\n' ? status : undefined;
}
