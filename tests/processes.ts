import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { testSettings } from './settings.ts';

/** The server in its own process, as an owner runs it, but without built pages. */
export type ServerProcess = {
  url: string;
  child: ChildProcess;
  /** What it has written to its log so far. */
  log(): string;
  /** Kills it without warning, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to stop and waits. @returns its exit code */
  stop(): Promise<number | null>;
};

const running = new Set<ChildProcess>();
// A failed test must not leave its servers behind.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
// This is how Vitest ends its workers. A process killed by a signal would not run the handler above.
process.once('SIGTERM', () => process.exit());

const defaults = {
  ...testSettings,
  LOG_LEVEL: 'info',
  // The same programs are started hundreds of times.
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'),
};

/**
 * Starts the server and waits until it listens.
 * @param settings environment variables: at least DATA_DIR
 * @param script what to start; `build/server/serve.js` also serves the built pages
 * @throws when it ends before it listens, with its output
 */
export async function startProcess(
  settings: Record<string, string>,
  script = 'scripts/dev-api.ts',
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env['PATH'], TZ: process.env['TZ'], ...defaults, ...settings },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The server ended before it listened: ${output}`);
  });
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [{ url: string }];
  ended.catch(() => {});
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    child.kill(signal);
    const [code] = (await once(child, 'exit')) as [number | null];
    return code;
  };
  return {
    url: message.url,
    child,
    log: () => output,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

/** Runs one of the project's commands to its end. @param input what it reads, as if typed */
export async function runScript(
  script: string,
  args: string[],
  settings: Record<string, string>,
  input = '',
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env['PATH'], ...defaults, ...settings },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdin.on('error', () => {}).end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

/** The names in a folder, to check that nothing was left behind. */
export const namesIn = (folder: string): string[] => readdirSync(folder).toSorted();
