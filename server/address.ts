import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { AppEnv } from './garage.ts';

/**
 * The caller's address, for limits. `X-Forwarded-For` is believed only as far as TRUST_PROXY says: the
 * entry that the outermost trusted proxy wrote, counted from the right, because anything left of it
 * can be made up.
 */
export function clientAddress(c: Context<AppEnv>): string {
  const direct = getConnInfo(c).remote.address ?? 'unknown';
  const hops = c.var.garage.env.trustProxy;
  if (hops === 0) return direct;
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  return chain.at(-hops) || direct;
}

/** Whether a request comes straight from this machine, not through a proxy. */
export function isLoopback(c: Context<AppEnv>): boolean {
  const address = getConnInfo(c).remote.address ?? '';
  const isForwarded = c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined;
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(address);
}
