import { ServerResponse } from 'node:http';

/** Answers that are complete and have not been sent yet. */
let complete: (() => void)[] = [];

function sendAll(): void {
  const all = complete;
  complete = [];
  for (const send of all) send();
}

/**
 * An answer that is sent together with all others of the same turn of the event loop, once every request that had
 * arrived by then has been read. Each write wakes a proxy on this machine that waits for it; while the proxy is still
 * awake from the first answer, the others cost half (docs/performance.md).
 */
export class BatchedResponse extends ServerResponse {
  /** When its request was read, on the clock of `performance.now()`. */
  readonly began = performance.now();

  override end(...given: unknown[]): this {
    if (complete.length === 0) setImmediate(sendAll);
    complete.push(() => Reflect.apply(super.end, this, given));
    return this;
  }
}
