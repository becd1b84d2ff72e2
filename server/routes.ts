import type { Result, Router } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';

/** Addresses whose routes are remembered; beyond it all of them are forgotten. */
const mostKnown = 200;

/**
 * For routes such as ours, where a fixed name stands beside a parameter (`/free` and `/:id`), Hono's router searches
 * all of them for every address. This one remembers what it has found for the addresses that are asked for all day.
 */
export class KnownRoutes<T> implements Router<T> {
  readonly name = 'KnownRoutes';
  readonly #tree = new TrieRouter<T>();
  readonly #known = new Map<string, Result<T>>();

  add(method: string, path: string, handler: T): void {
    this.#tree.add(method, path, handler);
    this.#known.clear();
  }

  match(method: string, path: string): Result<T> {
    const address = `${method} ${path}`;
    const known = this.#known.get(address);
    if (known) return known;
    const found = this.#tree.match(method, path);
    if (this.#known.size >= mostKnown) this.#known.clear();
    this.#known.set(address, found);
    return found;
  }
}
