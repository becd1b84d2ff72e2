import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds after which the start is over: modules are compiled, and jobs have been checked once. */
const startIsOver = 2000;

/**
 * Gives back, once, the memory that only the start needed: some 25 MB of 170, which Node would keep for objects
 * that live for one request. Node takes it again when requests arrive. Keeping it small for good
 * (`--max-semi-space-size`) made every page cost up to a third more (docs/performance.md).
 */
export function releaseStartupMemory(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as NodeJS.GCFunction;
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  }, startIsOver).unref();
}
