import { readdir, readFile } from 'node:fs/promises';
import { constants, getPriority, setPriority } from 'node:os';

/**
 * How far behind, in steps of niceness: with five a thread gets a third of what the one that answers gets. More
 * helps pages no further, and would let sign-ins wait for whatever else a busy machine does.
 */
const behind = 5;

/**
 * Lets the threads that hash passwords, look up names and read files give way to the one that answers: while
 * a crowd signs in, pages hardly wait. Linux only: elsewhere a priority is that of the whole process
 * (setpriority(2), "C library/kernel differences").
 * @throws where `/proc` cannot be read; the server then works as elsewhere
 */
export async function letHashingGiveWay(): Promise<void> {
  if (process.platform !== 'linux') return;
  const lower = Math.min(getPriority() + behind, constants.priority.PRIORITY_LOW);
  // Reading the first folder is what brings these threads to life.
  for (const thread of await readdir('/proc/self/task')) {
    const name = await readFile(`/proc/self/task/${thread}/comm`, 'utf8');
    if (name.trim() === 'libuv-worker') setPriority(Number(thread), lower);
  }
}
