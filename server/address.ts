import { isIPv4, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { AppEnv, Garage } from './garage.ts';

/**
 * The caller's address. `X-Forwarded-For` is trusted only as far as TRUST_PROXY says: only the entry that the
 * outermost trusted proxy wrote counts, found from the right, because anything left of it can be forged.
 */
export function callerAddress(c: Context<AppEnv>): string {
  const direct = getConnInfo(c).remote.address ?? 'unknown';
  const hops = c.var.garage.env.trustProxy;
  const forwarded = c.req.header('x-forwarded-for') ?? '';
  if (hops === 0) {
    if (forwarded) warnOnce(c.var.garage);
    return direct;
  }
  const chain = forwarded.split(',').map((entry) => entry.trim());
  return withoutPort(chain.at(-hops) ?? '') || direct;
}

let hasWarned = false;

/** Once, because every further request through the proxy would repeat it. */
function warnOnce({ log }: Garage): void {
  if (hasWarned) return;
  hasWarned = true;
  log.warn(
    'requests arrive with X-Forwarded-For, but TRUST_PROXY is 0: if there is a proxy in front, set TRUST_PROXY ' +
      'to the number of proxies; until then all visitors share its address and its rate limits',
  );
}

/** Some proxies add the port, which differs with each connection. */
function withoutPort(entry: string): string {
  const [, v6, v4] = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/.exec(entry) ?? [];
  return v6 ?? v4 ?? entry;
}

/**
 * Whom a limit counts: the caller's IPv4 address, but only the network of an IPv6 address, because one household
 * or rented server commands 2^64 of those.
 */
export function callerNetwork(c: Context<AppEnv>): string {
  return networkOf(callerAddress(c));
}

/**
 * Whom a limit counts where places are few: the block that one customer may hold, because providers give away 2^16
 * IPv6 networks (a /48) or 2^8 IPv4 addresses to anyone who asks.
 */
export function callerSite(c: Context<AppEnv>): string {
  return siteOf(callerNetwork(c));
}

/** @param network as `networkOf` gives it @returns its first three groups: 48 bits of IPv6 or 24 of IPv4 */
export function siteOf(network: string): string {
  return network.split(/[.:]/).slice(0, 3).join(':');
}

/** @returns an IPv4 address as it is, even if it came in IPv6 notation; the first 64 bits of an IPv6 address */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [left = [], right = []] = plain.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Whether a request comes straight from this machine, not through a proxy, and uses one of its own names. */
export function isLoopback(c: Context<AppEnv>): boolean {
  const address = getConnInfo(c).remote.address ?? '';
  const isForwarded =
    c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined;
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(address) && isOwnName(c);
}

/**
 * Someone else's site can make its name lead to this machine, so that its page in a browser here calls us as its own
 * server (DNS rebinding). A name without a dot belongs to nobody on the internet.
 */
function isOwnName(c: Context<AppEnv>): boolean {
  const { hostname } = new URL(c.req.url);
  const ours = new URL(c.var.garage.env.publicUrl).hostname;
  const isAnybodys = hostname.includes('.') && !isIPv4(hostname) && !hostname.endsWith('.localhost');
  return hostname === ours || !isAnybodys;
}
