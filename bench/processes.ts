import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

type Report = { url: string; token?: string };
/** A server in a process of its own. */
export type Server = Report & { pid: number; startedIn: number; stop(): Promise<void> };

/**
 * Starts a script that serves and reports to its parent.
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
  const report = await reported(child);
  return { ...report, pid: child.pid ?? 0, startedIn: performance.now() - begun, stop: () => stopped(child) };
}

async function reported(child: ChildProcess): Promise<Report> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Report));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it served.`)));
  });
}

async function stopped(child: ChildProcess): Promise<void> {
  const over = once(child, 'exit');
  child.kill('SIGTERM');
  await over;
}

/** @returns the CPU time that a process has used until now, in microseconds; Linux counts in 10 ms steps */
export function cpuOf(pid: number): number {
  const fields = statOf(pid);
  return ((fields[11] ?? 0) + (fields[12] ?? 0)) * 10_000;
}

/**
 * @returns the CPU time of a process and its children, including those that have ended, in microseconds; finer than
 * `cpuOf`, for short loads
 */
export function cpuOfFamily(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  const ended = ((statOf(pid)[13] ?? 0) + (statOf(pid)[14] ?? 0)) * 10_000;
  return [pid, ...children.map(Number)].reduce((sum, member) => sum + cpuOfThreads(member), ended);
}

function cpuOfThreads(pid: number): number {
  const threads = ifThere(() => readdirSync(`/proc/${pid}/task`)) ?? [];
  const nanoseconds = (thread: string) =>
    Number(ifThere(() => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'))?.split(' ')[0] ?? 0);
  return threads.reduce((sum, thread) => sum + nanoseconds(thread) / 1000, 0);
}

/** PostgreSQL's own helpers come and go: one may have ended since it was listed. */
function ifThere<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** @returns the numbers of `/proc/PID/stat` after the name; the first, the state, is not a number */
function statOf(pid: number): number[] {
  return (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []).map(Number);
}

/** @returns resident memory in megabytes */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
