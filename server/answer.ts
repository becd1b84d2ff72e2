import { ServerResponse } from 'node:http';

/** What is complete and has not been sent yet. */
let complete: (() => void)[] = [];

function sendAll(): void {
  const all = complete;
  complete = [];
  for (const send of all) send();
}

/**
 * An answer that leaves together with all others of the same turn of the event loop, once every request that had
 * arrived by then was read. Each write wakes the proxy on this machine that waits for it; while it is still awake from
 * the first answer, the others cost half (docs/performance.md).
 */
export class Answer extends ServerResponse {
  /** When its request was read, on the clock of `performance.now()`. */
  readonly began = performance.now();

  override end(...given: unknown[]): this {
    if (complete.length === 0) setImmediate(sendAll);
    complete.push(() => Reflect.apply(super.end, this, given));
    return this;
  }
}
