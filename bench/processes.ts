import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** A server in a process of its own. */
export type Server = { url: string; pid: number; startedIn: number; stop(): Promise<void> };

/**
 * Starts a script that serves and reports `{ url }` to its parent.
 * @returns the server once it answers; `startedIn` milliseconds until the report
 */
export async function start(
  script: string,
  env: Record<string, string> = {},
  args: string[] = [],
): Promise<Server> {
  const begun = performance.now();
  const child = fork(script, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Nothing is left behind when the bench fails.
  process.once('exit', () => child.kill('SIGKILL'));
  const url = await reported(child);
  return { url, pid: child.pid ?? 0, startedIn: performance.now() - begun, stop: () => stopped(child) };
}

async function reported(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve((message as { url: string }).url));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it served.`)));
  });
}

async function stopped(child: ChildProcess): Promise<void> {
  const over = once(child, 'exit');
  child.kill('SIGTERM');
  await over;
}

/** @returns the CPU time that processes have used until now, in microseconds; Linux counts in 10 ms steps */
export function cpuOf(...pids: number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return sum + (Number(fields[11]) + Number(fields[12])) * 10_000;
  }, 0);
}

/** @returns resident memory in megabytes */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
