import type { Result, Router } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';

/** How many addresses are cached; when there would be more, the cache is emptied. */
const maxKnown = 200;

/**
 * Where a fixed name and a parameter compete (`/free` and `/:id`), as in our routes, Hono's router searches all of them
 * for every address. This router caches the results for the addresses that are requested all day.
 */
export class CachedRouter<T> implements Router<T> {
  readonly name = 'CachedRouter';
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
    if (this.#known.size >= maxKnown) this.#known.clear();
    this.#known.set(address, found);
    return found;
  }
}
