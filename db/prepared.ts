import type pg from 'pg';
import { isStalePlan } from './faults.ts';

/** How a connection is sent a query; pg's own types allow more ways. */
export type Send = (query: unknown, values?: unknown) => Promise<unknown>;

/** Each connection keeps its own plans, of about ten kilobytes each. */
const maxNames = 200;
const maxSeen = 1000;

/**
 * Makes the connections of one pool prepare, under a name, each query that is sent more than once: PostgreSQL then
 * parses it once, and plans it once if that plan is as good as one for the values at hand. That is half of a query's
 * time.
 * @returns what to call with each new connection of the pool
 */
export function preparing(): (client: pg.PoolClient) => void {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  let given = 0;

  /** The name of a query that has been sent before. */
  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxNames || !text.startsWith('select')) return known;
    if (!seen.has(text)) {
      if (seen.size >= maxSeen) seen.clear();
      seen.add(text);
      return undefined;
    }
    given += 1;
    const name = `kept_${given}`;
    names.set(text, name);
    return name;
  }

  return (client) => {
    // pg's types list each way to call it; here the arguments are passed on as they came.
    const send = client.query.bind(client) as Send;
    const query: Send = (text, values) => {
      const name = typeof text === 'string' ? nameOf(text) : undefined;
      if (name === undefined) return send(text, values);
      return send({ name, text, values }).catch(async (error: unknown) => {
        if (!isStalePlan(error)) throw error;
        names.delete(String(text));
        // In a transaction it is too late: the whole transaction is retried.
        return send(text, values).catch(() => {
          throw error;
        });
      });
    };
    client.query = query as typeof client.query;
  };
}
