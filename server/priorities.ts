import { readdir, readFile } from 'node:fs/promises';
import { constants, getPriority, setPriority } from 'node:os';

/**
 * How far behind, in steps of niceness: at five a thread gets a third of what the answering thread gets. More would
 * not help pages any further, and would make sign-ins wait for whatever else a busy machine does.
 */
const behind = 5;

/**
 * Makes the threads that hash passwords, look up names and read files give way to the one that answers, so that
 * pages hardly wait while a crowd signs in. Linux only: elsewhere a priority applies to the whole process
 * (setpriority(2), "C library/kernel differences").
 * @throws when `/proc` cannot be read; the server then works as it does elsewhere
 */
export async function letHashingGiveWay(): Promise<void> {
  if (process.platform !== 'linux') return;
  const lower = Math.min(getPriority() + behind, constants.priority.PRIORITY_LOW);
  // Reading this folder is what starts these threads.
  for (const thread of await readdir('/proc/self/task')) {
    const name = await readFile(`/proc/self/task/${thread}/comm`, 'utf8');
    if (name.trim() === 'libuv-worker') setPriority(Number(thread), lower);
  }
}
