import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds after which a start is over: modules compiled, jobs looked at for the first time. */
const startIsOver = 2000;

/**
 * Gives the memory back that only the start needed, once: some 25 MB of 170, which Node would keep for objects
 * that live for one request. It takes it again when there are requests. Keeping it small for good
 * (`--max-semi-space-size`) made every page cost up to a third more (docs/performance.md).
 */
export function giveBackAfterStart(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as NodeJS.GCFunction;
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  }, startIsOver).unref();
}
