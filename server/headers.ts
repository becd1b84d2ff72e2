import type { ServerResponse } from 'node:http';
import type { Env } from './env.ts';

/**
 * Headers that every answer carries, by name. Pages and files of the site are sent with them by
 * `server/site.ts`, all other answers with `headersFor`.
 */
export function safeHeaders({ production }: Pick<Env, 'production'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(production && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

/** What an answer may load that is not a page of the site: nothing. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** What an answer says for itself wins over these. */
const usual = { 'content-security-policy': closedPolicy, 'cache-control': 'no-store' };

/**
 * Gives every answer the headers above, and a policy and a cache rule where its route sets none. They go to
 * node's own response: asking Hono's for its headers would make it build a full `Response` each time.
 */
export function headersFor(env: Env): (response: ServerResponse) => void {
  const headers = Object.entries({ ...safeHeaders(env), ...usual });
  return (response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
  };
}
