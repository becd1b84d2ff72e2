import { spawn } from 'node:child_process';

/**
 * `npm run dev`: pages from Vite on PORT (3000) with hot reload; sign-in, API and mailbox from the real
 * server on the port above it, restarted when its files change.
 */
const port = Number(process.env['PORT'] ?? 3000);
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
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill();
    process.exit(code ?? 1);
  });
}
