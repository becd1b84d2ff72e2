import type { ServerResponse } from 'node:http';
import type { Env } from './env.ts';

/**
 * Headers that every answer carries, by name. `server/site.ts` adds them to pages and files of the
 * site, `headersFor` to all other answers.
 */
export function securityHeaders({ production }: Pick<Env, 'production'>): Record<string, string> {
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

/** An answer that is not a page of the site may load nothing. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** A route that sets one of these headers itself overrides it. */
const usual = { 'content-security-policy': closedPolicy, 'cache-control': 'no-store' };

/**
 * Gives every answer the headers above, and a policy and a cache rule unless its route sets them. They are set
 * on node's own response: asking Hono's for its headers would make it build a full `Response` each time.
 */
export function headersFor(env: Env): (response: ServerResponse) => void {
  const headers = Object.entries({ ...securityHeaders(env), ...usual });
  return (response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
  };
}
