import { ServerResponse } from 'node:http';

/** What is complete and has not been sent yet. */
let complete: (() => void)[] = [];

function sendAll(): void {
  const all = complete;
  complete = [];
  for (const send of all) send();
}

/**
 * An answer that leaves with all others of its turn of the event loop: after every request that had come by then has
 * been heard. Each call that writes wakes whoever waits, a proxy on this machine; while that one is still awake from the
 * first answer, the others cost half (docs/performance.md).
 */
export class Answer extends ServerResponse {
  override end(...given: unknown[]): this {
    if (complete.length === 0) setImmediate(sendAll);
    complete.push(() => Reflect.apply(super.end, this, given));
    return this;
  }
}
