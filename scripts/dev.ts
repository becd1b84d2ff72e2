import { spawn } from 'node:child_process';
import { readEnv } from '../server/env.ts';
import { OperatorError } from '../server/errors.ts';
import { onStopSignal } from '../server/signals.ts';

/**
 * `npm run dev`: pages from Vite on PORT (3000) with hot reload; sign-in, API and mailbox from the real
 * server on the port above it, restarted when its files change.
 */
const port = readPort();
const bin = `${import.meta.dirname}/../node_modules/.bin`;
const publicUrl = `http://localhost:${port}`;

const children = [
  spawn(`${bin}/node`, ['--watch', '--disable-warning=ExperimentalWarning', 'scripts/dev-api.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port + 1), PUBLIC_URL: publicUrl },
  }),
  spawn(`${bin}/react-router`, ['dev', '--port', String(port), '--host', '127.0.0.1'], {
    stdio: 'inherit',
    env: { ...process.env, API_PORT: String(port + 1) },
  }),
];
// If one process ends, all end: a process left behind would keep its port.
process.once('exit', () => {
  for (const child of children) child.kill();
});
onStopSignal(() => process.exit(143));
for (const child of children) child.once('exit', (code) => process.exit(code ?? 1));

/** Reads the settings before anything starts, so that an error is reported once and not by two programs that go on. */
function readPort(): number {
  try {
    return readEnv(process.env).port;
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
